import { describe, expect, test } from "vitest";
import { breakText, formatShifts, shiftPlacesText } from "./shift.fr.ts";

const paris = (text: string) => new Date(`${text}+01:00`);
const evening = { startsAt: paris("2026-11-16T18:00:00"), endsAt: paris("2026-11-17T00:30:00") };

describe("when a mission takes place", () => {
  test("one shift says its day and hours, even past midnight", () => {
    expect(formatShifts({ ...evening, shiftCount: 1 })).toBe("lun. 16 nov., 18\u00a0h – 0\u00a0h\u00a030");
  });

  test("several say how many and from when to when", () => {
    const endsAt = paris("2026-11-22T01:00:00");
    expect(formatShifts({ ...evening, endsAt, shiftCount: 4 })).toBe("4\u00a0créneaux, du 16 au 21 nov.");
  });

  test("two on the same day", () => {
    expect(formatShifts({ ...evening, shiftCount: 2 })).toBe("2\u00a0créneaux, lun. 16 nov.");
  });
});

test("places of a shift", () => {
  expect(shiftPlacesText({ positions: 3, accepted: 2 })).toBe("Il manque 1\u00a0personne sur 3");
  expect(shiftPlacesText({ positions: 2, accepted: 0 })).toBe("2\u00a0personnes recherchées");
  expect(shiftPlacesText({ positions: 4, accepted: 4, confirmed: 3 })).toBe("Places prises, 4 sur 4");
  expect(shiftPlacesText({ positions: 4, accepted: 4, confirmed: 4 })).toBe("Complet, 4 sur 4");
});

test("break and paid hours of a shift", () => {
  expect(breakText({ ...evening, breakMinutes: 30 }, false)).toBe("pause 30\u00a0min, 6\u00a0h payées");
  expect(breakText({ ...evening, breakMinutes: 30 }, true)).toBe("pause 30\u00a0min payée, 6\u00a0h\u00a030 payées");
  expect(breakText({ ...evening, breakMinutes: 0 }, false)).toBe("sans pause, 6\u00a0h\u00a030 payées");
});
