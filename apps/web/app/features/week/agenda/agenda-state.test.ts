import type { AgendaShift } from "@app/contract/week/week";
import { expect, test } from "vitest";
import { agendaFr } from "./agenda.fr.ts";
import { agendaState, weekTotals } from "./agenda-state.ts";

const SHIFT: AgendaShift = {
  id: 1,
  application_id: 2,
  startsAt: "2026-11-17T17:00:00.000Z",
  endsAt: "2026-11-17T23:30:00.000Z",
  breakMinutes: 30,
  breakPaid: false,
  status: "accepted",
  confirmBefore: "2026-11-16T17:00:00.000Z",
  pay: 87,
  job: { id: 3, title: "Serveur (H/F)", location: "Lyon", company: "Brasserie" },
  contact: null,
};
const UNTIL = new Date(SHIFT.confirmBefore);
const confirmed = { ...SHIFT, status: "confirmed" as const };

test("a shift is to be confirmed until the first one of its application starts", () => {
  expect(agendaState(SHIFT, Date.parse("2026-11-16T16:00:00Z"))).toBe("to-confirm");
  expect(agendaState(SHIFT, Date.parse("2026-11-16T17:00:00Z"))).toBe("late");
  expect(agendaFr.before(UNTIL, new Date("2026-11-16T16:00:00Z"))).toBe("avant 18\u00a0h");
  expect(agendaFr.before(UNTIL, new Date("2026-11-15T16:00:00Z"))).toBe("avant demain 18\u00a0h");
});

test("hours confirmed and to confirm are counted apart, and only what is confirmed is paid", () => {
  const day = { day: "2026-11-17", shifts: [SHIFT, confirmed, { ...confirmed, status: "done" as const, pay: 50.5 }] };
  expect(weekTotals({ days: [day] })).toEqual({
    confirmed: 720,
    toConfirm: 360,
    pay: 13_750,
    isPayPartial: false,
  });
  expect([agendaFr.total(720), agendaFr.total(0), agendaFr.length(45)]).toEqual([
    "12\u00a0h",
    "0\u00a0h",
    "45\u00a0min",
  ]);
});

test("a pay that is not said for a shift is not counted as nothing", () => {
  const day = { day: "2026-11-17", shifts: [{ ...confirmed, pay: null }] };
  expect(weekTotals({ days: [day] })).toMatchObject({ pay: 0, isPayPartial: true });
});
