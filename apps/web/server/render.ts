import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { Render } from "./pages.ts";

/** Exported by the bundle: another copy of the module would have other keys. */
export interface Entry {
  nonceContext: RouterContext<string>;
  failureContext: RouterContext<{ status: number | null } | null>;
  spellSearch: (search: string) => string;
}

export function createRender(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
  const { nonceContext, failureContext } = build.entry.module as unknown as Entry;
  return async (request, nonce) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    const failure: { status: number | null } = { status: null };
    context.set(failureContext, failure);
    const response = await handle(request, context);
    return response.status === 500 && failure.status !== null ? withStatus(response, failure.status) : response;
  };
}

function withStatus({ body, headers }: Response, status: number): Response {
  const response = new Response(body, { status, headers });
  if (status === 503) response.headers.set("retry-after", "2");
  return response;
}
