import { describe, expect, test } from "vitest";
import * as z from "zod";
import { openApi, operationId } from "./openapi.ts";
import { routes } from "./routes.ts";

type Json = { [key: string]: unknown };

const document = openApi() as Json & { paths: Record<string, Record<string, Json>>; components: Record<string, Json> };

/** What `#/components/schemas/MissionCard` names. */
function find(reference: string): unknown {
  let found: unknown = document;
  for (const key of reference.replace("#/", "").split("/")) found = (found as Json)[key];
  if (found === undefined) throw new Error(`nothing is named ${reference}`);
  return found;
}

/** The same without references, each replaced by what it names. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (value === null || typeof value !== "object") return value;
  if ("$ref" in value) return resolve(find(String(value.$ref)));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
}

describe("resolved, every answer is the schema of its route", () => {
  test.each(routes.map((route) => ({ name: operationId(route), route })))("$name", ({ route }) => {
    const operation = document.paths[route.url.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
    const { responses } = resolve(operation) as { responses: Record<string, { content: Record<string, Json> }> };
    expect(Object.values(responses).every(({ content }) => content !== undefined)).toBe(true);
    if (route.answer === "file") return;
    const { $schema: _, ...whole } = z.toJSONSchema(route.response, { io: "output", unrepresentable: "any" });
    expect(responses[route.status]?.content["application/json"]?.["schema"]).toEqual(whole);
  });
});

test("every named schema and refusal is used, so that none is forgotten there", () => {
  const text = JSON.stringify(document);
  const { schemas = {}, responses = {} } = document.components;
  const names = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect(names.filter((name) => !text.includes(`"$ref":"${name}"`))).toEqual([]);
});

test("the document is light enough to be opened", () => {
  expect(JSON.stringify(document, null, 1).length).toBeLessThan(900_000);
});
