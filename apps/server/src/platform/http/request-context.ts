import { AsyncLocalStorage } from "node:async_hooks";
import { readRequestId } from "@app/contract/http/request-id";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** `request` is null in the jobs and mails that a request led to: only its id is left. */
type Origin = { id: string; request: FastifyRequest | null };

const storage = new AsyncLocalStorage<Origin>();

/** Undefined in jobs. */
export const currentRequest = (): FastifyRequest | undefined => storage.getStore()?.request ?? undefined;

/** Of the request, or of the one that led to this job or mail. */
export const currentRequestId = (): string | undefined => storage.getStore()?.id;

export function trackRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    // Read early: after a disconnect the address is gone, and limits would be bypassed.
    Object.defineProperty(request, "ip", { value: request.ip ?? "" });
    done();
  });
  app.addHook("onRequest", (request, _reply, done) => storage.run({ id: request.id, request }, done));
  // Reading the body loses the async context.
  app.addHook("preValidation", (request, _reply, done) => storage.run({ id: request.id, request }, done));
}

/** For the payload of a job or a mail: the id of the request that leads to it. */
export function withRequestId(payload: object): object {
  const requestId = currentRequestId();
  return requestId === undefined ? payload : { ...payload, requestId };
}

/** Runs the work of a job or a mail: what it logs and queues carries the id of the request that led to it. */
export function runWithRequestId<T>(payload: unknown, work: () => Promise<T>): Promise<T> {
  const given = typeof payload === "object" && payload !== null && "requestId" in payload ? payload.requestId : null;
  const id = typeof given === "string" ? readRequestId(given) : null;
  return id === null ? work() : storage.run({ id, request: null }, work);
}
