/** The contract as an OpenAPI 3.1 document. */
import type * as z from "zod";
import { accessFr } from "./http/access.fr.ts";
import { problemFr } from "./http/problem.fr.ts";
import type { Access, Route } from "./http/route.ts";
import { LintFinding } from "./missions/mission-lint.ts";
import { missionFr } from "./missions/missions.fr.ts";
import { answerSchema, requestSchema, sharedSchemas } from "./openapi-schemas.ts";
import { routes } from "./routes.ts";

type Json = Record<string, unknown>;

export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Renfort", version: "1", description: "Missions urgentes et de courte durée." },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: PROBLEM, ...sharedSchemas() },
      responses: refusalsByStatus(),
    },
  };
}

const PROBLEM = {
  type: "object",
  required: ["code", "error"],
  properties: {
    code: { type: "string", description: "For programs; stable." },
    error: { type: "string", description: "For people; in French." },
    retry_after: { type: "integer" },
    challenge: { type: "string", description: "With `totp_required`: to send back with the code." },
    findings: {
      type: "array",
      items: answerSchema(LintFinding),
      description: "With `unlawful` and `needs_acknowledgement`: what the law forbids or watches in the mission.",
    },
  },
  additionalProperties: { type: "array", items: { type: "string" }, description: "Sentences of one faulty field." },
};

function operation(route: Route): Json {
  return {
    operationId: operationId(route),
    tags: [tagOf(route.url)],
    ...(route.access !== "public" && { security: [{ bearer: [] }] }),
    "x-access": route.access,
    ...(route.members && route.access !== "candidate" && { "x-members": route.members.join(" ") }),
    ...(route.limit && { "x-limit": route.limit }),
    parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query"), ...headers(route)],
    ...(requestBody(route) && { requestBody: requestBody(route) }),
    responses: { [route.status]: success(route), ...refusals(route) },
  };
}

const tagOf = (url: string) => url.split("/")[2] ?? "";

export function operationId({ method, url }: Pick<Route, "method" | "url">): string {
  return `${method.toLowerCase()}${url.replace(/^\/api/, "").replace(/[/:-]+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`;
}

function parameters(type: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!type) return [];
  const { properties = {}, required = [] } = requestSchema(type) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

const headers = (route: Route): Json[] =>
  route.idempotent
    ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 200 } }]
    : [];

function requestBody(route: Route): Json | undefined {
  if (!route.body) return undefined;
  const body = requestSchema(route.body);
  if (!route.files)
    return { required: !route.body.safeParse(undefined).success, content: { "application/json": { schema: body } } };
  const files = Object.fromEntries(
    Object.keys(route.files).map((name) => [name, { type: "string", format: "binary" }]),
  );
  const withFiles = { allOf: [body, { type: "object", properties: files }] };
  return { required: true, content: { "multipart/form-data": { schema: withFiles } } };
}

function success(route: Route): Json {
  if (route.answer === "file")
    return { description: "Le fichier", content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  return { description: "OK", content: { "application/json": { schema: answerSchema(route.response) } } };
}

export function refusalStatuses(route: Route): number[] {
  const guarded: Record<Access, number[]> = {
    public: [401],
    // Admins without a second factor are refused.
    "signed-in": route.beforeFactor ? [401] : [401, 403],
    candidate: [401, 403],
    employer: [401, 403],
    "candidate-or-employer": [401, 403],
    admin: [401, 403],
  };
  // Any URL may be too long; the database, the store or the scanner may be down.
  const statuses = new Set([...guarded[route.access], 414, 429, 503, ...(route.refusals ?? [])]);
  if (route.params) statuses.add(400).add(404);
  if (route.query || route.body) statuses.add(400);
  if (route.body) statuses.add(408).add(413).add(415);
  if (route.idempotent) statuses.add(409).add(422);
  return [...statuses].toSorted((a, b) => a - b);
}

const WORDS: Record<number, string> = {
  400: problemFr.invalid,
  401: accessFr.tokenNotValid,
  403: accessFr.forbidden,
  404: problemFr.notFound,
  408: problemFr.timeout,
  410: missionFr.removed,
  413: problemFr.tooLarge,
  414: problemFr.malformed,
  415: problemFr.unsupportedMedia,
  503: problemFr.unavailable,
};

/** Each refusal reads the same wherever it is given. */
function refusalsByStatus(): Json {
  const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const statuses = [...new Set(routes.flatMap(refusalStatuses))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { description: WORDS[status] ?? "Refus", content: problem }]),
  );
}

const refusals = (route: Route): Json =>
  Object.fromEntries(refusalStatuses(route).map((status) => [status, { $ref: `#/components/responses/${status}` }]));
