import { Writable } from "node:stream";
import { REQUEST_ID_HEADER } from "@app/contract/http/request-id";
import { loadEvery } from "@app/domain/text/catalogue";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { failureContext, statusOf } from "./lib/failed-page.server.ts";
import { readLanguage } from "./lib/language/language-cookie.server.ts";
import { log } from "./lib/log.server.ts";
import { NonceProvider, nonceContext } from "./lib/nonce.ts";
import { reportFailure } from "./lib/report-failure.server.ts";

export const streamTimeout = 5_000;

/** For the server, which keeps a shared search under one spelling. */
export { spellSearch } from "./features/search/filters/read-filters.ts";
// The server must set the context objects of this bundle, not those of its own copy of the module.
export { failureContext, nonceContext };

const idOf = (request: Request) => request.headers.get(REQUEST_ID_HEADER);

/** Errors of loaders, actions and middleware; not aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const failure = context.get(failureContext);
  // The status for the server: it is not known during rendering.
  if (failure) failure.status ??= statusOf(error);
  if (request.signal.aborted) return;
  log.error({ event: "web.request_failed", id: idOf(request), err: error });
  reportFailure(new URL(request.url).pathname, error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (request.method.toUpperCase() === "HEAD") return new Response(null, { status, headers });

  // The router leaves out the data of a page whose root waits while it is rendered: no script of it would start.
  await loadEvery(readLanguage(request) ?? "fr");
  // Empty means that no policy is sent; the attribute must then be absent.
  const nonce = loadContext.get(nonceContext) || undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");

  return new Promise((resolve, reject) => {
    let sentStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // In one piece: a part that arrives after its placeholder would replace what was typed in it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          collect(pipe).then((body) => {
            headers.set("Content-Length", String(body.length));
            resolve(new Response(body, { headers, status: sentStatus }));
          }, reject);
        },
        onShellError: reject,
        onError(error) {
          sentStatus = 500;
          if (request.signal.aborted) return;
          log.error({ event: "web.render_failed", id: idOf(request), err: error });
          reportFailure(new URL(request.url).pathname, error);
        },
      },
    );
    // A second more than the data, so that rejected boundaries are still flushed.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}

function collect(pipe: PipeableStream["pipe"]): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const all = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    all.on("finish", () => resolve(Buffer.concat(chunks))).on("error", reject);
    pipe(all);
  });
}
