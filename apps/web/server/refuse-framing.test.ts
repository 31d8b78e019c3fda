import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { refuseFraming } from "./security.ts";

test("no answer can be framed by another site: files, what is missing, and pages that say more", async () => {
  const root = mkdtempSync(join(tmpdir(), "renfort-files-"));
  writeFileSync(join(root, "logo.svg"), "<svg/>");
  const app = Fastify();
  await app.register(fastifyStatic, { root });
  app.get("/page", (_request, reply) => reply.header("content-security-policy", "default-src 'self'").send("page"));
  refuseFraming(app);
  const policyOf = async (url: string) => (await app.inject({ url })).headers["content-security-policy"];
  expect(await policyOf("/logo.svg")).toBe("frame-ancestors 'none'");
  expect(await policyOf("/ailleurs")).toBe("frame-ancestors 'none'");
  expect(await policyOf("/page")).toBe("default-src 'self'");
  await app.close();
});
