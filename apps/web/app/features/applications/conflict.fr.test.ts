import { expect, test } from "vitest";
import { conflictOf, conflictText } from "./conflict.fr.ts";

const MISSION = {
  id: 1,
  startDate: "2026-11-16T08:00:00.000Z",
  endDate: null,
  totalDays: 2,
  compensationType: "hourly" as const,
  hoursPerDay: 7,
};
const booking = (id: number, from: string, to: string) => ({
  application_id: id,
  job: { id, title: "Barista (H/F)", company: "Café Mirabelle" },
  from,
  to,
});
const textOf = (...bookings: ReturnType<typeof booking>[]) => {
  const conflict = conflictOf(MISSION, bookings);
  return conflict && conflictText(conflict);
};

test("overlapping hours name the other mission", () => {
  expect(textOf(booking(2, "2026-11-17T10:00:00Z", "2026-11-17T12:00:00Z"))).toBe(
    "Ces horaires chevauchent «\u00a0Barista (H/F)\u00a0» chez Café Mirabelle, où l’on vous attend.",
  );
});

test("a rest under eleven hours shows a warning, a longer one does not", () => {
  expect(textOf(booking(2, "2026-11-17T23:00:00Z", "2026-11-18T03:00:00Z"))).toBe(
    "Seulement 8\u00a0h de repos avec «\u00a0Barista (H/F)\u00a0» chez Café Mirabelle\u00a0: la loi demande 11\u00a0heures entre deux journées de travail.",
  );
  expect(textOf(booking(2, "2026-11-17T15:00:00Z", "2026-11-17T20:00:00Z"))).toMatch(/^Aucun repos/);
  expect(textOf(booking(2, "2026-11-18T03:00:00Z", "2026-11-18T09:00:00Z"))).toBeNull();
  expect(textOf(booking(1, "2026-11-16T08:00:00Z", "2026-11-16T15:00:00Z"))).toBeNull();
});
