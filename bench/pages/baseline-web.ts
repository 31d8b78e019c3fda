/** Fastify and nothing else: at any address, the bytes and headers that `--from` answered a browser with. */
import { parseArgs } from "node:util";
import Fastify from "fastify";
import { readPage } from "./read-page.ts";
import { BROWSER } from "./visitors.ts";

const { values } = parseArgs({ options: { port: { type: "string" }, from: { type: "string" } } });
const { headers, bytes } = await readPage(new URL(values.from ?? ""), BROWSER);
const CONNECTION = new Set(["connection", "keep-alive", "date", "content-length", "transfer-encoding"]);
const baselineHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION.has(name)));

const app = Fastify({ logger: false });
app.get("/*", (_request, reply) => reply.headers(baselineHeaders).send(bytes));
await app.listen({ host: "127.0.0.1", port: Number(values.port) });
