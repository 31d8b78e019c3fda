/** The one origin people see: static files, pages rendered here, and `/api`, `/chat`, `/live` passed on to the API. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { pathToFileURL } from "node:url";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import closeWithGrace from "close-with-grace";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { proxyRequest, proxyUpgrade } from "./server/proxy.ts";
import { contentSecurityPolicy, isForeignPost, SECURITY_HEADERS } from "./server/security.ts";
import { toWebRequest } from "./server/web-request.ts";

const BUILD = join(import.meta.dirname, "build");
const build: ServerBuild = await import(pathToFileURL(join(BUILD, "server/index.js")).href);
const render = createRequestHandler(build, "production");
// The context key must be the bundle's own: a second copy of the module would be another key.
const { nonceContext } = build.entry.module as unknown as { nonceContext: RouterContext<string> };

const host = process.env["HOST"] ?? "127.0.0.1";
const port = Number(process.env["PORT"] ?? 3000);
const apiUrl = new URL(process.env["API_URL"] ?? "http://127.0.0.1:3001");
const publicUrl = new URL(process.env["PUBLIC_URL"] ?? `http://127.0.0.1:${port}`);

const app = Fastify({
  logger: false,
  trustProxy: "loopback",
  bodyLimit: 25_000_000,
  routerOptions: { maxParamLength: 2000 },
});
// Bodies are streamed on, to the API or to React Router; nothing is parsed here.
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", (_request, _payload, done) => done(null));

await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
await app.register(fastifyStatic, {
  root: join(BUILD, "client/assets"),
  prefix: "/assets/",
  immutable: true,
  maxAge: "365d",
});
await app.register(fastifyStatic, {
  root: join(BUILD, "client"),
  prefix: "/",
  wildcard: false,
  decorateReply: false,
  index: false,
  globIgnore: ["assets/**"],
  maxAge: "1h",
});

app.get("/sante", async () => ({ ok: true }));
app.all("/api/*", { compress: false }, (request, reply) => proxyRequest(apiUrl, request, reply));
app.all("/*", renderPage);
app.server.on("upgrade", (request, socket, head) => proxyUpgrade(apiUrl, request, socket, head));

async function renderPage(request: FastifyRequest, reply: FastifyReply) {
  if (isForeignPost(request, publicUrl)) return reply.code(403).send("Cette demande vient d’un autre site.");
  const composed = composedPath(request.raw.url ?? "/");
  if (composed) return reply.redirect(composed, 308);
  const nonce = randomBytes(16).toString("base64");
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  const response = await render(toWebRequest(request, reply, publicUrl), context);
  reply.code(response.status).headers(SECURITY_HEADERS);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    // The nonce changes at each answer: neither the page nor a « not modified » of it may be kept.
    reply.header("content-security-policy", contentSecurityPolicy(nonce, publicUrl));
    if (!response.headers.has("cache-control")) reply.header("cache-control", "no-cache, no-transform");
  }
  return response.body ? reply.send(Readable.fromWeb(response.body as NodeReadableStream)) : reply.send();
}

/** « é » may arrive as two code points; routes know it as one. */
function composedPath(url: string): string | null {
  try {
    const decoded = decodeURI(url);
    const composed = decoded.normalize("NFC");
    return composed === decoded ? null : encodeURI(composed);
  } catch {
    return null;
  }
}

closeWithGrace({ delay: 10_000 }, () => app.close());
await app.listen({ host, port });
