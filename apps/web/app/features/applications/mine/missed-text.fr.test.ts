import { describe, expect, test } from "vitest";
import { type MissedApplication, missedText } from "./missed-text.fr.ts";

const now = new Date("2026-11-14T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const nothing: MissedApplication = {
  attendance: null,
  attendance_at: null,
  late_withdrawal: false,
  withdrawn_at: null,
  contested_at: null,
  contest_decided_at: null,
};
const absent = { ...nothing, attendance: "absent", attendance_at: ago(2) } as const;

describe("what a person reads of an absence", () => {
  test("when it will count, and that it can be contested", () => {
    expect(missedText(absent, "Brasserie Vauquelle", now)).toEqual({
      lead: "Brasserie Vauquelle a signalé votre absence le 12 novembre 2026.",
      rest: "Sans contestation de votre part, cela compte à partir du 19 novembre 2026.",
      canContest: true,
    });
  });

  test.each([
    ["contested", { contested_at: ago(1) }, "D’ici là, cela ne compte pas.", false],
    ["decided", { contested_at: ago(1), contest_decided_at: ago(0) }, "notre équipe a décidé", false],
    ["a week old", { attendance_at: ago(8) }, "cela compte depuis le 13 novembre 2026.", true],
    ["too old to contest", { attendance_at: ago(31) }, "cela compte depuis", false],
  ])("%s", (_, fields, rest, canContest) => {
    const text = missedText({ ...absent, ...fields }, "Brasserie Vauquelle", now);
    expect(text?.rest).toContain(rest);
    expect(text?.canContest).toBe(canContest);
  });

  test("of a late withdrawal too, and nothing of one in time", () => {
    const late = { ...nothing, withdrawn_at: ago(1), late_withdrawal: true };
    expect(missedText(late, "Vauquelle", now)?.lead).toBe(
      "Vous avez retiré votre candidature le 13 novembre 2026, à moins de 24\u00a0h du début.",
    );
    expect(missedText({ ...late, late_withdrawal: false }, "Vauquelle", now)).toBeNull();
  });
});
