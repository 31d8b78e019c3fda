import { expect, test } from "vitest";
import { firstValue, typed, typedList } from "./form-values.ts";

const VALUES = { title: "Serveur", skills: ["Bar", "Service"] };

test("reads one text, or several", () => {
  expect(typed(VALUES, "title")).toBe("Serveur");
  expect(typed(VALUES, "skills")).toBe("Bar");
  expect(typed(VALUES, "phone", "8")).toBe("8");
  expect(typed(undefined, "title")).toBe("");
  expect(typedList(VALUES, "title")).toEqual(["Serveur"]);
  expect(typedList(VALUES, "skills")).toEqual(["Bar", "Service"]);
  expect(typedList(undefined, "skills")).toEqual([]);
});

test("a box that was emptied stays empty after a refusal", () => {
  const refused = { errors: {}, formError: undefined, values: VALUES };
  expect(firstValue(undefined, "phone", "0612345678")).toBe("0612345678");
  expect(firstValue(undefined, "founded_year", 1998)).toBe("1998");
  expect(firstValue(undefined, "phone", null)).toBe("");
  expect(firstValue(refused, "phone", "0612345678")).toBe("");
  expect(firstValue(refused, "title", "Barman")).toBe("Serveur");
});
