import { expect, test } from "vitest";
import { isPageExpired, recruitmentStatus } from "./recruitment-status.ts";

const NOW = new Date("2026-11-14T10:00:00Z");
const MISSION = {
  status: "recruiting",
  startDate: "2026-11-16T17:00:00.000Z",
  endDate: "2026-11-16T23:00:00.000Z",
  totalDays: 1,
  hoursPerDay: 6,
  compensationType: "hourly",
  positions: 1,
  acceptedCount: 0,
  maxApplications: null,
  totalApplications: 0,
  endedApplications: 0,
  closedEarly: false,
  cancelled: false,
  takeSome: false,
  nextStart: "2026-11-16T17:00:00.000Z",
} as const;

test.each([
  ["open", {}, undefined],
  ["filled", { acceptedCount: 1 }, "Complète"],
  ["paused", { status: "paused" }, "Clôturée"],
  ["completed", { status: "completed" }, "Terminée"],
  ["closed before it began", { status: "completed", closedEarly: true }, "Fermée avant le début"],
  ["completed and filled", { status: "completed", acceptedCount: 1 }, "Terminée"],
  ["full", { maxApplications: 3, totalApplications: 3 }, "Candidatures closes pour le moment"],
  ["almost full stays open", { maxApplications: 3, totalApplications: 2 }, undefined],
  ["started", { startDate: "2026-11-14T09:00:00.000Z" }, "Commencée"],
  ["started and filled", { startDate: "2026-11-14T09:00:00.000Z", acceptedCount: 1 }, "Complète"],
  [
    "started, with a shift still to take",
    { startDate: "2026-11-14T09:00:00.000Z", takeSome: true, nextStart: "2026-11-16T17:00:00.000Z" },
    undefined,
  ],
  [
    "started, with no shift left to take",
    { startDate: "2026-11-14T09:00:00.000Z", takeSome: true, nextStart: null },
    "Commencée",
  ],
] as const)("%s", (_, change, label) => {
  const { open, closed } = recruitmentStatus({ ...MISSION, ...change }, NOW);
  expect([open, closed?.label]).toEqual([label === undefined, label]);
});

test("places that are taken and a cap that is reached are both full, and say why", () => {
  expect(recruitmentStatus({ ...MISSION, acceptedCount: 1 }, NOW).closed?.text).toBe(
    "Toutes les places de cette mission sont prises.",
  );
  expect(recruitmentStatus({ ...MISSION, maxApplications: 3, totalApplications: 3 }, NOW).closed?.text).toBe(
    "L’employeur a reçu autant de candidatures qu’il en voulait. Elles rouvrent s’il en refuse ou si quelqu’un se retire.",
  );
});

test.each([
  ["recruiting", {}, false],
  [
    "ended yesterday",
    { status: "completed", startDate: "2026-11-13T08:00:00Z", endDate: "2026-11-13T16:00:00Z" },
    false,
  ],
  [
    "ended six weeks ago",
    { status: "completed", startDate: "2026-10-01T08:00:00Z", endDate: "2026-10-01T16:00:00Z" },
    true,
  ],
  ["six weeks ago without an end", { status: "completed", startDate: "2026-10-01T08:00:00Z", endDate: null }, true],
] as const)("gone: %s", (_, change, gone) => {
  expect(isPageExpired({ ...MISSION, ...change }, NOW)).toBe(gone);
});
