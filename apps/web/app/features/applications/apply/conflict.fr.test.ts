import { expect, test } from "vitest";
import { conflictsOf, conflictTexts } from "./conflict.fr.ts";

const shift = (from: string, to: string) => ({ startsAt: from, endsAt: to, breakMinutes: 0 });
const ASKED = {
  missionId: 1,
  shifts: [
    shift("2026-11-16T08:00:00Z", "2026-11-16T15:00:00Z"),
    shift("2026-11-17T08:00:00Z", "2026-11-17T15:00:00Z"),
  ],
};
const booking = (id: number, from: string, to: string) => ({
  application_id: id,
  shift: id,
  breakMinutes: 0,
  confirmed: true,
  confirm_before: null,
  reconfirm_by: null,
  job: { id, title: "Barista (H/F)", company: "Café Mirabelle" },
  from,
  to,
});
const textsOf = (...bookings: ReturnType<typeof booking>[]) => conflictTexts(conflictsOf(ASKED, bookings));

test("overlapping hours name the other mission", () => {
  expect(textsOf(booking(2, "2026-11-17T10:00:00Z", "2026-11-17T12:00:00Z"))).toEqual([
    "Ces horaires chevauchent «\u00a0Barista (H/F)\u00a0» chez Café Mirabelle, où l’on vous attend.",
  ]);
});

test("a rest under eleven hours shows a warning with its length, a longer one does not", () => {
  expect(textsOf(booking(2, "2026-11-17T23:00:00Z", "2026-11-18T03:00:00Z"))).toEqual([
    "Il ne resterait que 8\u00a0h de repos entre deux créneaux\u00a0; la loi en demande 11.",
  ]);
  expect(textsOf(booking(2, "2026-11-18T03:00:00Z", "2026-11-18T09:00:00Z"))).toEqual([]);
});

test("hours between two shifts of a day are free", () => {
  const asked = {
    missionId: 1,
    shifts: [
      shift("2026-11-16T05:00:00Z", "2026-11-16T08:00:00Z"),
      shift("2026-11-16T17:00:00Z", "2026-11-16T20:00:00Z"),
    ],
  };
  const between = booking(2, "2026-11-16T10:00:00Z", "2026-11-16T13:00:00Z");
  expect(conflictsOf(asked, [between])).toEqual({ overlap: undefined, limits: [] });
});

test("a day over ten hours and a week over forty-eight are said with their figures", () => {
  expect(textsOf(booking(2, "2026-11-17T15:00:00Z", "2026-11-17T20:00:00Z"))).toEqual([
    "Cela ferait 12\u00a0h de travail le 17 novembre\u00a0; la loi en permet 10.",
  ]);
  const week = ["18", "19", "20", "21"].map((day, index) =>
    booking(index + 2, `2026-11-${day}T07:00:00Z`, `2026-11-${day}T16:00:00Z`),
  );
  expect(textsOf(...week)).toEqual([
    "Cela ferait 50\u00a0h dans la semaine du 16 novembre\u00a0; la loi en permet 48.",
  ]);
});

test("one's own bookings in the same mission are no conflict", () => {
  expect(textsOf(booking(1, "2026-11-16T08:00:00Z", "2026-11-16T15:00:00Z"))).toEqual([]);
});
