import type { AgendaShift } from "@app/contract/week/week";
import { atParis } from "@app/domain/time/calendar";
import { describe, expect, test } from "vitest";
import { arrivalState, shiftsOfNow } from "./arrival-state.ts";
import type { QueuedEvent } from "./presence-outbox.ts";

const at = (time: string) => atParis("2026-11-18", time).toISOString();
const shift: AgendaShift = {
  id: 7,
  application_id: 3,
  startsAt: at("18:00"),
  endsAt: at("23:00"),
  breakMinutes: 0,
  breakPaid: false,
  status: "confirmed",
  confirmBefore: at("12:00"),
  pay: null,
  job: { id: 1, title: "Plongeur", location: "Lyon", company: "Brasserie Vauquelle" },
  contact: null,
  presence: { en_route: null, in: null, out: null, code_over: false },
};
const event = (fields: Partial<QueuedEvent>): QueuedEvent => ({
  userId: 1,
  clientId: "a",
  application: 3,
  shift: 7,
  kind: "in",
  deviceAt: at("17:56"),
  ...fields,
});

test.each([
  ["14:59", 0],
  ["15:00", 1],
  ["23:30", 1],
])("at %s, %i shift is of now", (time, count) => {
  expect(shiftsOfNow([shift], Date.parse(at(time)))).toHaveLength(count);
});

test("a shift that is only asked for, or without hours, is not", () => {
  const { presence: _, ...asked } = shift;
  const day = { ...shift, startsAt: new Date(Date.parse(at("23:59")) + 59_999).toISOString() };
  expect(shiftsOfNow([asked, day], Date.parse(at("18:00")))).toEqual([]);
});

describe("what is next", () => {
  const next = (events: QueuedEvent[], presence: Partial<NonNullable<AgendaShift["presence"]>> = {}) => {
    const known = { en_route: null, in: null, out: null, code_over: false, ...presence };
    return arrivalState({ ...shift, presence: known }, events).next;
  };

  test("leaving home, arriving, leaving, whether the server knows it or it waits here", () => {
    expect(next([])).toBe("leave_home");
    expect(next([event({ kind: "en_route" })])).toBe("arrive");
    expect(next([], { en_route: at("17:20") })).toBe("arrive");
    expect(next([event({})])).toBe("leave");
    expect(next([event({ kind: "out" })], { in: at("17:56") })).toBeNull();
  });

  test("events of another shift change nothing", () => {
    expect(next([event({ shift: 8 }), event({ application: 4 })])).toBe("leave_home");
  });

  test("what was refused is shown, and may be typed again; not after five wrong codes", () => {
    const wrong = event({ refused: "code_wrong" });
    expect(arrivalState(shift, [wrong])).toMatchObject({ refused: wrong, inAt: null, queued: [] });
    expect(next([wrong], { en_route: at("17:20") })).toBe("arrive");
    expect(next([event({ refused: "code_over" })], { en_route: at("17:20") })).toBeNull();
    expect(next([], { en_route: at("17:20"), code_over: true })).toBeNull();
  });
});
