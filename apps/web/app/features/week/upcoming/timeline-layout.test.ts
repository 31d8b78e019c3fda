import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import { expect, test } from "vitest";
import { timelineBars, timelineColumns } from "./timeline-layout.ts";

const NOW = Date.parse("2026-11-16T13:12:00.000Z");

function shift(id: number, from: string, to: string, accepted = 1): UpcomingShift {
  const job = { id, title: "Serveur", place: "Lyon", recruiting: true };
  return { id, startsAt: from, endsAt: to, breakMinutes: 0, positions: 1, accepted, confirmed: 0, waiting: 0, job };
}

test("those who lack someone are drawn on the first line, and bars never overlap", () => {
  const bars = timelineBars(
    [
      shift(1, "2026-11-16T17:00:00Z", "2026-11-16T23:00:00Z"),
      shift(2, "2026-11-16T18:00:00Z", "2026-11-16T23:00:00Z", 0),
      shift(3, "2026-11-17T10:00:00Z", "2026-11-17T18:00:00Z", 0),
    ],
    NOW,
  );
  expect(bars.map(({ shift: { id }, line }) => [id, line])).toEqual([
    [2, 0],
    [3, 0],
    [1, 1],
  ]);
});

test("a shift under way begins at the left edge; one that ends later stops at the right edge", () => {
  const [begun, last] = timelineBars(
    [
      shift(1, "2026-11-16T08:00:00Z", "2026-11-16T19:00:00Z"),
      shift(2, "2026-11-18T12:00:00Z", "2026-11-18T20:00:00Z"),
    ],
    NOW,
  );
  expect(begun).toMatchObject({ x: 0, width: 12.5 });
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(100);
});

test("eight columns of six hours", () => {
  expect(timelineColumns(NOW).map(({ x }) => x)).toEqual([0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5]);
});
