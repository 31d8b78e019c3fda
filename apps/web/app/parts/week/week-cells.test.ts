import { weekBits } from "@app/domain/profiles/availability";
import { expect, test } from "vitest";
import { bitsOf, toggled } from "./week-cells.ts";

test("a cell, a day and a moment name their bits", () => {
  expect(bitsOf("mon-evening")).toBe(weekBits({ mon: ["evening"] }));
  expect(bitsOf("sat")).toBe(weekBits({ sat: ["morning", "noon", "evening", "night"] }));
  expect(bitsOf("noon")).toBe(
    weekBits({
      mon: ["noon"],
      tue: ["noon"],
      wed: ["noon"],
      thu: ["noon"],
      fri: ["noon"],
      sat: ["noon"],
      sun: ["noon"],
    }),
  );
  expect(bitsOf("mon-lunch")).toBe(0);
  expect(bitsOf("")).toBe(0);
});

test("touching a line fills it, and empties it once full", () => {
  const day = bitsOf("tue");
  const started = bitsOf("tue-noon");
  expect(toggled(started, day)).toBe(day);
  expect(toggled(day, day)).toBe(0);
  expect(toggled(day, started)).toBe(day & ~started);
});
