import { expect, test } from "vitest";
import { type Membership, seesAll, seesEstablishment } from "./member.ts";

const owner: Membership = { role: "owner", establishments: "all" };
const everywhere: Membership = { role: "manager", establishments: "all" };
const here: Membership = { role: "manager", establishments: [7] };
const lead: Membership = { role: "shift_lead", establishments: [7] };

test.each([
  [owner, true, true, true],
  [everywhere, true, true, true],
  [here, true, false, false],
  [lead, true, false, false],
])("%o sees their establishment: %s, another: %s, and what has none: %s", (member, own, other, none) => {
  expect([7, 8, null].map((id) => seesEstablishment(member, id))).toEqual([own, other, none]);
  expect(seesAll(member)).toBe(none);
});
