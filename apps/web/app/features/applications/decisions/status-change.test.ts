import { APPLICATION_STATUSES } from "@app/domain/applications/application";
import { describe, expect, test } from "vitest";
import { changeFields, type Movable, obstacleTo, shownStatus } from "./status-change.ts";

const now = Date.parse("2026-11-14T07:00:00Z");
const open: Movable = {
  status: "pending",
  candidate_status: null,
  cancel_until: null,
  shifts: [],
  job: {
    status: "recruiting",
    positions: 1,
    acceptedCount: 0,
    takeSome: false,
    hoursKnown: true,
    startDate: "2026-11-15T07:00:00Z",
  },
};

describe("where an application may go", () => {
  test.each([
    ["pending", { reviewed: undefined, accepted: undefined, rejected: undefined }],
    ["reviewed", { pending: undefined, accepted: undefined, rejected: undefined }],
    ["accepted", { pending: "La personne est déjà acceptée.", rejected: undefined }],
    ["rejected", { accepted: undefined, pending: undefined, reviewed: undefined }],
  ] as const)("from %s", (status, expected) => {
    const found = Object.fromEntries(APPLICATION_STATUSES.map((to) => [to, obstacleTo({ ...open, status }, to, now)]));
    expect(found).toMatchObject(expected);
  });

  test("nowhere once the person has left", () => {
    const left: Movable = { ...open, candidate_status: "withdrawn" };
    expect(obstacleTo(left, "rejected", now)).toBe("Cette personne a retiré sa candidature.");
  });

  test("nobody is accepted without a place, and no acceptance is taken back after the start", () => {
    const full: Movable = { ...open, job: { ...open.job, acceptedCount: 1 } };
    expect(obstacleTo(full, "accepted", now)).toBe("Toutes les places sont prises.");
    expect(obstacleTo(full, "rejected", now)).toBeUndefined();
    const begun: Movable = { ...full, status: "accepted", job: { ...full.job, startDate: "2026-11-14T06:00:00Z" } };
    expect(obstacleTo(begun, "rejected", now)).toBe("La mission a commencé.");
  });
});

test("whom the first yes brought can be given up for ten minutes", () => {
  const first: Movable = { ...open, status: "accepted", candidate_status: "confirmed" };
  expect(obstacleTo({ ...first, cancel_until: "2026-11-14T07:10:00Z" }, "rejected", now)).toBeUndefined();
  expect(obstacleTo({ ...first, cancel_until: "2026-11-14T06:59:00Z" }, "rejected", now)).toMatch(
    /^Les 10\u00a0minutes pour revenir sur ce oui sont passées/,
  );
});

test("an answer has its own action; taking an acceptance back is a change", () => {
  expect(changeFields("pending", "accepted")).toEqual({ intent: "accept" });
  expect(changeFields("reviewed", "rejected")).toEqual({ intent: "reject" });
  expect(changeFields("accepted", "rejected")).toEqual({ intent: "status", status: "rejected", from: "accepted" });
  expect(changeFields("rejected", "reviewed")).toEqual({ intent: "status", status: "reviewed", from: "rejected" });
});

test("what can be taken back shows at once, an answer waits", () => {
  const sent = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  expect(shownStatus("pending", undefined)).toBe("pending");
  expect(shownStatus("pending", sent(changeFields("pending", "reviewed")))).toBe("reviewed");
  expect(shownStatus("pending", sent(changeFields("pending", "accepted")))).toBe("pending");
  expect(shownStatus("accepted", sent(changeFields("accepted", "rejected")))).toBe("accepted");
});
