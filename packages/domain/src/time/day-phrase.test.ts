import { describe, expect, test } from "vitest";
import { parisEndOfDay } from "./calendar.ts";
import { dayPhrase, deadlinePhrase, momentPhrase } from "./day-phrase.ts";

const at = (local: string) => new Date(`${local}:00+01:00`);
/** A Wednesday. */
const NOW = at("2026-11-18T15:40");

describe("days as people say them", () => {
  test.each([
    ["2026-11-18T16:30", "aujourd’hui à 16\u00a0h\u00a030", "16\u00a0h\u00a030"],
    ["2026-11-18T17:00", "ce soir à 17\u00a0h", "17\u00a0h"],
    ["2026-11-18T22:30", "cette nuit à 22\u00a0h\u00a030", "22\u00a0h\u00a030"],
    ["2026-11-19T00:30", "cette nuit à 0\u00a0h\u00a030", "0\u00a0h\u00a030 cette nuit"],
    ["2026-11-19T05:00", "demain à 5\u00a0h", "demain 5\u00a0h"],
    ["2026-11-19T11:00", "demain à 11\u00a0h", "demain 11\u00a0h"],
    ["2026-11-19T18:00", "demain soir à 18\u00a0h", "demain 18\u00a0h"],
    ["2026-11-20T00:30", "vendredi 20 novembre à 0\u00a0h\u00a030", "vendredi 20 novembre à 0\u00a0h\u00a030"],
    ["2026-12-01T18:00", "mardi 1er décembre à 18\u00a0h", "mardi 1er décembre à 18\u00a0h"],
  ])("%s", (local, moment, deadline) => {
    expect(momentPhrase(at(local), NOW)).toBe(moment);
    expect(deadlinePhrase(at(local), NOW)).toBe(deadline);
  });

  test("after midnight, the night under way is still « cette nuit »", () => {
    const now = at("2026-11-19T00:20");
    expect(momentPhrase(at("2026-11-19T02:00"), now)).toBe("cette nuit à 2\u00a0h");
    expect(deadlinePhrase(at("2026-11-19T02:00"), now)).toBe("2\u00a0h");
    expect(momentPhrase(at("2026-11-19T22:30"), now)).toBe("ce soir à 22\u00a0h\u00a030");
    expect(dayPhrase(at("2026-11-19T11:00"), now)).toBe("aujourd’hui");
  });

  test("a day without hours says its day alone", () => {
    expect(momentPhrase(parisEndOfDay("2026-11-19"), NOW)).toBe("demain, horaires à préciser");
    expect(dayPhrase(parisEndOfDay("2026-11-18"), NOW)).toBe("aujourd’hui");
  });
});
