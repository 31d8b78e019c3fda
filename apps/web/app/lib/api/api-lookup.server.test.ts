import { expect, test } from "vitest";
import { avoidForNow, sortByUse } from "./api-lookup.server.ts";

const [one, two] = ["10.0.0.1", "10.0.0.2"].map((address) => ({ address, family: 4 })) as [
  { address: string; family: number },
  { address: string; family: number },
];

test("an api that stops is called after the others, until it must be back", () => {
  expect(sortByUse([one, two])).toEqual([one, two]);
  avoidForNow(one.address);
  expect(sortByUse([one, two])).toEqual([two, one]);
  expect(sortByUse([one])).toEqual([one]);
  expect(sortByUse([one, two], Date.now() + 60_000)).toEqual([one, two]);
});
