import { REQUEST_ID_HEADER } from "@app/contract/request-id";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Node's request as the web's own Request, aborted when the visitor leaves. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  // Whatever the browser claimed, this is who we saw.
  headers.set("x-forwarded-for", request.ip);
  headers.set(REQUEST_ID_HEADER, request.id);
  const aborted = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const init: RequestInit = { method: request.method, headers, signal: aborted.signal };
  if (Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
  return new Request(new URL(request.raw.url ?? "/", `${publicUrl.protocol}//${request.host}`), init);
}
