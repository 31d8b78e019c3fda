import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openApi } from "@app/contract/openapi";
import type { FastifyInstance } from "fastify";
import { docsFr as fr } from "./docs.fr.ts";

const require = createRequire(import.meta.url);
const SCRIPT = "text/javascript; charset=utf-8";

/** Scripts and styles from our own files only: no inline ones, and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${fr.title}</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><noscript><a href="/api/docs/openapi.json">${fr.withoutScripts}</a></noscript><div id="docs"></div>
<script src="/api/docs/swagger-ui.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** For reading: calls are not sent from the page, so nobody needs to sign in there. */
const START = `SwaggerUIBundle({
  url: "/api/docs/openapi.json",
  dom_id: "#docs",
  supportedSubmitMethods: [],
  showExtensions: true,
  docExpansion: "none",
  plugins: [{ wrapComponents: { authorizeBtn: () => () => null } }],
});`;

/** The contract, for people at /api/docs/ (Swagger UI) and for programs at /api/docs/openapi.json. */
export function docsRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  const style = readFileSync(require.resolve("swagger-ui-dist/swagger-ui.css"));
  const script = readFileSync(require.resolve("swagger-ui-dist/swagger-ui-bundle.js"));
  app.get("/api/docs/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(document));
  app.get("/api/docs/", (_request, reply) =>
    reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(PAGE),
  );
  app.get("/api/docs/start.js", (_request, reply) => reply.type(SCRIPT).send(START));
  app.get("/api/docs/swagger-ui.js", (_request, reply) => reply.type(SCRIPT).send(script));
  app.get("/api/docs/swagger-ui.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}
