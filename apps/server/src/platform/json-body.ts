import { isDeeperThan } from "@app/contract/json";
import { problemFr } from "@app/contract/problem.fr";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

/** JSON bodies, refused by their depth before anything that recurses sees them; the rest is Fastify's own parser. */
export function readJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Clients set the type once for every call, those without a payload included: each route says what it needs.
    if (body === "") return done(null, undefined);
    if (isDeeperThan(body)) return done(new AppError(400, "malformed", problemFr.malformed));
    // Calls `done` itself.
    void parse(request, body, done);
  });
}
