/** Random values that fit a JSON schema, often enough, and values that do not. */
import fc from "fast-check";

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: unknown;
};

/** French, empty, quotes, operators, markup, control characters, very long. */
const text = fc.oneof(
  fc.constantFrom(
    "Serveur en salle (H/F)",
    "Lyon (69)",
    "14,50",
    "2030-06-01",
    "2030-06-01T08:00:00Z",
    "on",
    "true",
    "0612345678",
    "73282932000074",
  ),
  fc.constantFrom(
    "",
    " ",
    "'",
    '"; drop table missions; --',
    "<script>alert(1)</script>",
    "& | ! :* <->",
    "\u0000",
    "\\",
    "%_",
    "../../etc/passwd",
    "😀",
    "e\u0301",
    "null",
    "-1",
    "1e9",
    "NaN",
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constant("a".repeat(20_000)),
);

const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.object({ maxDepth: 1 }),
);

export function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(arbitrary));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf));
  const type = (Array.isArray(schema.type) ? schema.type[0] : schema.type) ?? "string";
  switch (type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, arbitrary(value)])),
        // Sometimes a required field is missing.
        { requiredKeys: [] },
      );
    case "array":
      return fc.array(arbitrary(schema.items ?? {}), { maxLength: 4 });
    case "integer":
      return fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer(), fc.maxSafeInteger());
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.double());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return text;
  }
}
