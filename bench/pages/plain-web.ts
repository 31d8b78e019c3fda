/**
 * The web server of the product with one page changed: the route `--route` shows the page at `--from` as plain elements, without
 * loader, middleware, data or component of ours. Everything else is the same: handler, routes, scripts asked for.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createElement as h, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ServerBuild } from "react-router";
import { createRender, type Entry } from "../../apps/web/server/render.ts";
import { createLogger } from "../../apps/web/server/request-log.ts";
import { createSharedName } from "../../apps/web/server/shared-page.ts";
import { createWeb } from "../../apps/web/server/web.ts";
import { drawTag, readBody } from "./plain-page.ts";
import { readPage } from "./read-page.ts";
import { UNSHARED } from "./visitors.ts";

const BUILD = join(import.meta.dirname, "../../apps/web/build");
const { values } = parseArgs({
  options: { port: { type: "string" }, from: { type: "string" }, route: { type: "string" } },
});
const { port = "", from = "", route = "" } = values;
const { bytes } = await readPage(new URL(from), UNSHARED);
const body = readBody(bytes.toString());

const product: ServerBuild = await import(pathToFileURL(join(BUILD, "server/index.js")).href);

function Layout({ children }: { children: ReactNode }) {
  return h(
    "html",
    { lang: "fr" },
    h("head", null, h("meta", { charSet: "utf-8" }), h(Meta), h(Links)),
    h("body", null, children, h(ScrollRestoration), h(Scripts)),
  );
}

/** The bytes our page spends on what its scripts need to know. */
let padding = "";

function Page() {
  return h("div", null, drawTag(body), h("template", { dangerouslySetInnerHTML: { __html: padding } }));
}

const modules: Record<string, object> = {
  root: { default: Outlet, Layout, links: product.routes["root"]?.module.links },
  [route]: { default: Page },
};
const changed = (known: Record<string, object | undefined>, change: (id: string) => object) =>
  Object.fromEntries(Object.entries(known).map(([id, one]) => [id, modules[id] ? { ...one, ...change(id) } : one]));
const build = {
  ...product,
  routes: changed(product.routes, (id) => ({ module: modules[id] })),
  assets: { ...product.assets, routes: changed(product.assets.routes, () => ({ hasLoader: false })) },
} as ServerBuild;

const render = createRender(build);
const written = await render(new Request(from), "");
padding = " ".repeat(Math.max(0, bytes.length - Buffer.byteLength(await written.text())));

const app = await createWeb({
  render,
  folder: join(BUILD, "client"),
  publicUrl: new URL(from),
  trustedProxies: ["127.0.0.1"],
  now: Date.now,
  sharedName: createSharedName(product, (product.entry.module as unknown as Entry).spellSearch),
  log: createLogger("silent"),
});
await app.listen({ host: "127.0.0.1", port: Number(port) });
