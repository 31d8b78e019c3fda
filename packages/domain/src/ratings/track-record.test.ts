import { describe, expect, test } from "vitest";
import { type Settled, trackRecord } from "./track-record.ts";

const HOUR_MS = 3_600_000;
const first = new Date("2026-09-01T08:00:00Z").getTime();

/** Each mission for another company, in one sector, confirmed the day after. One letter each in the order of time: w worked, q worked at short notice, a absent, c an absence that does not count yet. */
const history = (letters: string): Settled[] =>
  letters.split("").map((letter, index) => {
    const startsAt = new Date(first + index * 72 * HOUR_MS);
    return {
      attendance: letter === "w" || letter === "q" ? "worked" : "absent",
      attendanceAt: new Date(startsAt.getTime() + 10 * HOUR_MS),
      counts: letter !== "c",
      acceptedAt: new Date(startsAt.getTime() - (letter === "q" ? 23 : 24) * HOUR_MS),
      confirmedAt: new Date(startsAt.getTime() - HOUR_MS),
      startsAt,
      companyId: index,
      sector: "Restauration",
      chosen: true,
    };
  });

describe("what attendance says of a person", () => {
  test.each([
    ["", 0, 100, ""],
    ["w", 1, 100, ""],
    ["a", 0, 0, ""],
    ["wa", 1, 50, ""],
    ["wc", 1, 100, ""],
    ["c", 0, 100, ""],
    ["wwww", 4, 100, ""],
    ["wwwww", 5, 100, "reliable:5"],
    ["wwwwwa", 5, 83, ""],
    ["wwwwwc", 5, 100, "reliable:5"],
    ["awwwww", 5, 83, "reliable:5"],
    ["q", 1, 100, ""],
    ["qq", 2, 100, "quick_starter:2"],
    ["qaq", 2, 67, "quick_starter:2"],
    ["qwwqq", 5, 100, "quick_starter:3 reliable:5"],
    [`a${"w".repeat(20)}`, 20, 100, "reliable:20 ten_missions:20"],
  ])("%j: %i done, %i %%, %j", (letters, completedMissions, reliability, badges) => {
    const record = trackRecord(history(letters), []);
    expect(record).toMatchObject({ completedMissions, reliability });
    expect(record.badges.map(({ badge, count }) => `${badge}:${count}`).join(" ")).toBe(badges);
  });

  test("a badge dates from the mission that earned it, whatever the order of the rows", () => {
    const rows = history("wwwwwww");
    expect(trackRecord(rows.toReversed(), []).badges).toEqual([
      { badge: "reliable", count: 7, since: rows[4]?.attendanceAt },
    ]);
  });

  test("an acceptance whose time is unknown is not at short notice", () => {
    const rows = history("qq").map((mission) => ({ ...mission, acceptedAt: null }));
    expect(trackRecord(rows, []).badges).toEqual([]);
  });
});
