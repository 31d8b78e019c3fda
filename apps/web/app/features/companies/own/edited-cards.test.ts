import { expect, test } from "vitest";
import { cardForm } from "./edited-cards.ts";

test("two cards sent together are read as each alone, also where their fields have the same name", () => {
  const merged = new FormData();
  for (const [name, value] of [
    ["form", "both"],
    ["person.form", "person"],
    ["person.phone", "0611223344"],
    ["company.form", "company"],
    ["company.phone", "0478000000"],
    ["company.skills", "a"],
    ["company.skills", "b"],
  ] as const)
    merged.append(name, value);
  expect([...cardForm(merged, "person")]).toEqual([
    ["form", "person"],
    ["phone", "0611223344"],
  ]);
  expect(cardForm(merged, "company").getAll("skills")).toEqual(["a", "b"]);
  expect(cardForm(merged, "company").get("phone")).toBe("0478000000");
});
