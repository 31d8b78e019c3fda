import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

const storage = new AsyncLocalStorage<FastifyRequest>();

/** Undefined in jobs. */
export const currentRequest = (): FastifyRequest | undefined => storage.getStore();

export function trackRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    // Read early: after a disconnect the address is gone, and limits would be bypassed.
    Object.defineProperty(request, "ip", { value: request.ip ?? "" });
    done();
  });
  app.addHook("onRequest", (request, _reply, done) => storage.run(request, done));
  // Reading the body loses the async context.
  app.addHook("preValidation", (request, _reply, done) => storage.run(request, done));
}
