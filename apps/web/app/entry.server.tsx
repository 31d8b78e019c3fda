import { PassThrough, Writable } from "node:stream";
import { REQUEST_ID_HEADER } from "@app/contract/request-id";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { failureContext, statusOf } from "./lib/failed-page.server.ts";
import { log } from "./lib/log.server.ts";
import { NonceProvider, nonceContext } from "./lib/nonce.ts";
import { reportFailure } from "./lib/report-failure.server.ts";

export const streamTimeout = 5_000;

/** Waits this long to send the page in one piece, which costs a third less. */
const PATIENCE_MS = 20;

/** For the server, which keeps a shared search under one spelling. */
export { spellSearch } from "./features/missions/search/read-filters.ts";
// The server must set the context objects of this bundle, not those of its own copy of the module.
export { failureContext, fullRenderContext, nonceContext };

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

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method.toUpperCase() === "HEAD") return new Response(null, { status, headers });

  // Empty means that no policy is sent; the attribute must then be absent.
  const nonce = loadContext.get(nonceContext) || undefined;
  // Crawlers do not run the scripts that put late content in place.
  const isComplete = loadContext.get(fullRenderContext) || isbot(request.headers.get("user-agent"));
  headers.set("Content-Type", "text/html; charset=utf-8");

  return new Promise((resolve, reject) => {
    let sentStatus = status;
    let patience: NodeJS.Timeout | undefined;
    let isStreamed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        onShellReady() {
          if (isComplete) return;
          patience = setTimeout(() => {
            isStreamed = true;
            const body = new PassThrough();
            pipe(body);
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status: sentStatus }));
          }, PATIENCE_MS);
        },
        onAllReady() {
          clearTimeout(patience);
          clearTimeout(timeout);
          if (isStreamed) return;
          collect(pipe).then((body) => {
            // The page is complete.
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

/** Pages shared between visitors are not streamed: some run no script. */
const fullRenderContext = createContext<boolean>(false);
