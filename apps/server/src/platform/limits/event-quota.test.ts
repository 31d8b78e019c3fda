import { expect, test } from "vitest";
import { createEventQuota, MAX_PER_MINUTE, MAX_PER_SUBJECT } from "./event-quota.ts";

const anEvent = (userId: number) => ({ kind: "sign_in_failed", userId, sessionId: null, address: "203.0.113.0/24" });

function aQuota() {
  const clock = { at: 0 };
  const quota = createEventQuota<Omit<ReturnType<typeof anEvent>, "userId"> & { userId: number | null }>(
    () => new Date(clock.at),
  );
  const admitted = (times: number, userId: (n: number) => number) =>
    Array.from({ length: times }, (_, n) => quota.admit(anEvent(userId(n)))).filter(Boolean).length;
  const counted = () => quota.takeCounted(true).reduce((sum, { count }) => sum + count, 0);
  return { clock, quota, admitted, counted };
}

test("one subject gets twenty rows an hour, then one row with the count", () => {
  const { clock, quota, admitted } = aQuota();
  expect(admitted(500, () => 7)).toBe(MAX_PER_SUBJECT);
  expect(quota.takeCounted()).toEqual([]);
  clock.at = 3_600_000;
  expect(quota.takeCounted()).toEqual([{ event: anEvent(7), count: 500 - MAX_PER_SUBJECT }]);
  expect(quota.takeCounted()).toEqual([]);
  expect(admitted(1, () => 7)).toBe(1);
});

test("an attack from many subjects is limited to so many rows a minute", () => {
  const { clock, admitted, counted } = aQuota();
  expect(admitted(5_000, (n) => n)).toBe(MAX_PER_MINUTE);
  clock.at = 60_000;
  expect(admitted(5_000, (n) => 5_000 + n)).toBe(MAX_PER_MINUTE);
  expect(counted()).toBe(10_000 - 2 * MAX_PER_MINUTE);
});

test("an attack on too many accounts is still counted in full, without names", () => {
  const { quota, admitted } = aQuota();
  admitted(30_000, (n) => n);
  const all = quota.takeCounted(true);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(30_000 - MAX_PER_MINUTE);
  expect(all.filter(({ event }) => event.userId === null)).toMatchObject([{ event: { address: null } }]);
});
