/** One request as the matrix writes it, sent as a client would. */
import type { Route } from "@app/contract/http/route";
import type { FastifyInstance, InjectOptions } from "fastify";
import { aForm, type FormFile } from "./form.ts";
import type { Ask } from "./matrix-line.ts";

export const nameOf = ({ method, url }: Pick<Route, "method" | "url">) => `${method} ${url}`;

export function send(
  app: FastifyInstance,
  route: Route,
  { id, query = {}, body = {}, files = [] }: Ask,
  { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {},
) {
  const payload = route.files ? formOf(body, files) : jsonOf(body);
  const request: InjectOptions = {
    method: route.method,
    url: addressOf(route.url, id),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(route.body && payload.headers),
      ...headers,
    },
    ...(route.body && { payload: payload.body }),
  };
  return app.inject(request);
}

/** The same about what does not exist; a word of the address, as in « 12/haccp », stays. */
export function missingId(id: Ask["id"]): string | number {
  const MISSING = 999_999_999;
  const word = /^\d+\/([a-z]\w*)$/.exec(String(id))?.[1];
  return word === undefined ? MISSING : `${MISSING}/${word}`;
}

/** `id` is « 12/34 » where the address holds two; what does not exist is missing from both. */
function addressOf(url: string, id: Ask["id"]): string {
  const ids = String(id).split("/");
  return url.replace(/:\w+/g, () => (ids.length > 1 ? ids.shift() : ids[0]) ?? "");
}

const jsonOf = (body: Record<string, unknown>) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const formOf = (body: Record<string, unknown>, files: FormFile[]) =>
  aForm(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])), files);
