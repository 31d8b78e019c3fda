import { openApi } from "@app/contract/openapi";
import type { FastifyInstance } from "fastify";
import { docsFr as fr } from "./docs.fr.ts";

type Operation = {
  operationId: string;
  tags: string[];
  "x-access": string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, { description: string }>;
};

/** The contract as a page at /api/docs/ and as JSON at /api/docs/openapi.json, without external resources. */
export function docsRoutes(app: FastifyInstance): void {
  const document = openApi();
  const page = renderPage(document["paths"] as Record<string, Record<string, Operation>>);
  app.get("/api/docs/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(document)),
  );
  app.get("/api/docs/", (_request, reply) =>
    reply
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type("text/html; charset=utf-8")
      .send(page),
  );
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:40px auto;padding:0 20px;color:#14172b;background:#f6f4ee}
h1,h2{letter-spacing:-.02em}details{background:#fff;border:1px solid #dfdacd;border-radius:10px;margin:8px 0;padding:10px 14px}
summary{cursor:pointer}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#ece8de;padding:12px;border-radius:8px}
b{display:inline-block;min-width:64px;color:#2341c4}small{color:#636779}`;

function renderPage(paths: Record<string, Record<string, Operation>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const byTag = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? "")).toSorted(
    ([a], [b]) => a.localeCompare(b),
  );
  const sections = byTag.map(([tag, list = []]) => `<h2>${tag}</h2>${list.map(renderOperation).join("")}`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${fr.title}</title><style>${STYLE}</style></head><body><h1>${fr.heading}</h1><p>${fr.introduction(operations.length, "/api/docs/openapi.json")}</p>${sections.join("")}</body></html>`;
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses } = operation;
  const statuses = Object.entries(responses).map(
    ([status, { description }]) => `<li><code>${status}</code> ${escape(description)}</li>`,
  );
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <small>${operation["x-access"]}</small></summary>
${parameters.length > 0 ? block(fr.parameters, parameters) : ""}${requestBody ? block(fr.body, requestBody) : ""}<ul>${statuses.join("")}</ul>${block(fr.answers, responses)}</details>`;
}

const block = (title: string, value: unknown) => `<p>${title}</p><pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
