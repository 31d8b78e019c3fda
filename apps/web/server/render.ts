import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { Render } from "./pages.ts";

/** What the bundle exports for us: a second copy of the module would have other keys. */
interface Entry {
  nonceContext: RouterContext<string>;
  wholeContext: RouterContext<boolean>;
}

export function createRender(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
  const { nonceContext, wholeContext } = build.entry.module as unknown as Entry;
  return (request, { nonce, whole }) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(wholeContext, whole);
    return handle(request, context);
  };
}
