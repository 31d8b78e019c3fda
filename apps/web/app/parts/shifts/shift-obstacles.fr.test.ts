import { expect, test } from "vitest";
import { choosableShifts } from "./shift-obstacles.fr.ts";

const NOW = Date.parse("2026-11-16T10:00:00Z");
const shift = { breakMinutes: 0, positions: 2, accepted: 0, confirmed: 0 };
const mission = {
  id: 1,
  shifts: [
    { ...shift, id: 1, startsAt: "2026-11-16T09:00:00Z", endsAt: "2026-11-16T12:00:00Z" },
    { ...shift, id: 2, startsAt: "2026-11-17T17:00:00Z", endsAt: "2026-11-17T22:00:00Z", accepted: 2 },
    { ...shift, id: 3, startsAt: "2026-11-20T17:00:00Z", endsAt: "2026-11-21T00:00:00Z" },
    { ...shift, id: 4, startsAt: "2026-11-21T17:00:00Z", endsAt: "2026-11-21T22:00:00Z" },
  ],
};
const booking = (job: number) => ({
  application_id: 9,
  shift: 9,
  breakMinutes: 0,
  confirmed: true,
  confirm_before: null,
  reconfirm_by: null,
  job: { id: job, title: "Barista (H/F)", company: "Café Mirabelle" },
  from: "2026-11-20T15:00:00Z",
  to: "2026-11-20T21:00:00Z",
});
const texts = (job: number) => choosableShifts(mission, [booking(job)], NOW).map(({ obstacle }) => obstacle?.text);

test("started, full and clashing shifts say why they cannot be taken", () => {
  expect(texts(2)).toEqual([
    "Ce créneau a commencé.",
    "Toutes les places sont prises.",
    "Vous avez déjà un créneau de 16\u00a0h à 22\u00a0h chez Café Mirabelle.",
    undefined,
  ]);
});

test("a booking in the same mission is no clash", () => {
  expect(texts(1)[2]).toBeUndefined();
});
