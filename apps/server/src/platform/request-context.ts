import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

const storage = new AsyncLocalStorage<FastifyRequest>();

/** The request being answered, for what is logged or recorded deep inside it; undefined in jobs and sweeps. */
export const currentRequest = (): FastifyRequest | undefined => storage.getStore();

export function trackRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    // Read while the connection is there: whoever hangs up has no address any more, and would escape limits and events.
    Object.defineProperty(request, "ip", { value: request.ip ?? "" });
    done();
  });
  app.addHook("onRequest", (request, _reply, done) => storage.run(request, done));
  // Reading a body resumes in the connection's own context, which has lost the request.
  app.addHook("preValidation", (request, _reply, done) => storage.run(request, done));
}
