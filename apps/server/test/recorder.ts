/** Records the statuses of each route for tools/check/response-coverage.ts. */
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, inject } from "vitest";
import type { Recorded } from "../../../tools/check/response-coverage.ts";

/** Each file of tests leaves its own record: they run side by side. */
export function recordAnswers(app: FastifyInstance): () => void {
  const answers = new Set<string>();
  app.addHook("onResponse", async (request, reply) => {
    answers.add(`${request.method} ${request.routeOptions.url} ${reply.statusCode}`);
  });
  return () => {
    const directory = inject("responsesDirectory");
    mkdirSync(directory, { recursive: true });
    const record: Recorded = { file: expect.getState().testPath ?? "", responses: [...answers] };
    writeFileSync(join(directory, `${randomBytes(6).toString("hex")}.json`), JSON.stringify(record));
  };
}
