import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { log } from "./log.server.ts";
import { NonceProvider, nonceContext } from "./nonce.ts";

export const streamTimeout = 5_000;

// The server must set the context object of this bundle, not its own copy of the module.
export { nonceContext };

/** Errors of loaders, actions and middleware; a visitor who leaves is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ event: "web.request_failed", err: error });
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
  const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get("user-agent"))
    ? "onAllReady"
    : "onShellReady";

  return new Promise((resolve, reject) => {
    let sentStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        [ready]() {
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timeout);
              callback();
            },
          });
          headers.set("Content-Type", "text/html; charset=utf-8");
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: sentStatus }));
        },
        onShellError: reject,
        onError(error) {
          sentStatus = 500;
          if (!request.signal.aborted) log.error({ event: "web.render_failed", err: error });
        },
      },
    );
    // A second more than the data, so that rejected boundaries are still flushed.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}
