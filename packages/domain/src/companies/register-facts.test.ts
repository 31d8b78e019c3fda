import { expect, test } from "vitest";
import { industryOfNaf, sizeOfBand } from "./register-facts.ts";

test.each([
  ["56.10A", "Restaurants & Food Services"],
  ["10.71C", "Restaurants & Food Services"],
  ["10.51A", "Manufacturing"],
  ["21.20Z", "Pharmaceuticals & Biotechnology"],
  ["55.10Z", "Hospitality & Tourism"],
  ["58.29C", "Technology"],
  ["58.14Z", "Media & Communications"],
  ["69.10Z", "Legal Services"],
  ["93.13Z", "Sports & Recreation"],
  ["47.11F", "Retail"],
  // Building, wholesale and temporary work have no industry of ours.
  ["43.21A", null],
  ["46.34Z", null],
  ["78.20Z", null],
  ["", null],
  ["n.c.", null],
  [null, null],
])("activity %s is of the industry %s", (naf, industry) => {
  expect(industryOfNaf(naf)).toBe(industry);
});

test.each([
  ["00", "1-10"],
  ["03", "1-10"],
  ["11", "11-50"],
  ["22", "50-200"],
  ["41", "200-1000"],
  ["53", "1000+"],
  ["NN", null],
  [null, null],
])("band %s is a size of %s", (band, size) => {
  expect(sizeOfBand(band)).toBe(size);
});
