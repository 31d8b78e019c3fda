import type { ApplicationView } from "@app/contract/applications/applications";
import { expect, test } from "vitest";
import { isActive, nextMission } from "./active-applications.ts";

const now = Date.parse("2026-11-14T07:00:00Z");

function application(
  id: number,
  facts: { status?: ApplicationView["status"]; candidateStatus?: ApplicationView["candidate_status"]; start?: string },
) {
  const { status = "pending", candidateStatus = null, start = "2026-11-16T10:00:00Z" } = facts;
  return { id, status, candidate_status: candidateStatus, shifts: [], job: { startDate: start, takeSome: false } };
}

test.each([
  [{ status: "pending" }, true],
  [{ status: "reviewed" }, true],
  [{ status: "accepted", candidateStatus: "confirmed" }, true],
  [{ status: "rejected" }, false],
  [{ status: "pending", candidateStatus: "withdrawn" }, false],
  [{ status: "accepted", start: "2026-11-14T06:59:00Z" }, false],
] as const)("%j is live: %s", (facts, live) => {
  expect(isActive(application(1, facts), now)).toBe(live);
});

test("the next mission is the first confirmed one still to come", () => {
  const list = [
    application(1, { status: "accepted", candidateStatus: "confirmed", start: "2026-11-20T10:00:00Z" }),
    application(2, { status: "accepted", candidateStatus: "confirmed", start: "2026-11-15T10:00:00Z" }),
    application(3, { status: "accepted", start: "2026-11-14T10:00:00Z" }),
    application(4, { status: "accepted", candidateStatus: "confirmed", start: "2026-11-13T10:00:00Z" }),
  ];
  expect(nextMission(list, now)?.id).toBe(2);
  expect(nextMission([], now)).toBeUndefined();
});
