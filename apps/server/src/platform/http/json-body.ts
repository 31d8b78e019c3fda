import { isDeeperThan } from "@app/contract/http/json";
import { problemFr } from "@app/contract/http/problem.fr";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

/** Refuses deeply nested bodies before parsing; then Fastify's own parser. */
export function readJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Clients send the JSON type even without a body.
    if (body === "") return done(null, undefined);
    if (isDeeperThan(body)) return done(new AppError(400, "malformed", problemFr.malformed));
    // Calls `done` itself.
    void parse(request, body, done);
  });
}
