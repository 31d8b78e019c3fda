import { expect, test } from "vitest";
import { earningsLines, headlinePay } from "./earnings.fr.ts";

const mission = { compensation: 14.5, compensationType: "hourly", breakPaid: false, contractKind: "extra" } as const;
const evening = { id: 1, startsAt: "2026-11-16T17:00:00Z", endsAt: "2026-11-16T23:30:00Z", breakMinutes: 30 };
const next = { id: 2, startsAt: "2026-11-17T17:00:00Z", endsAt: "2026-11-17T22:00:00Z", breakMinutes: 0 };

test("two evenings pay their paid hours, with paid leave apart", () => {
  expect(headlinePay(mission, [evening, next])).toEqual({
    label: "Pour 2\u00a0créneaux, 11\u00a0h",
    text: "159,50\u00a0€",
    detail: "brut, et 15,95\u00a0€ de congés payés",
  });
  expect(earningsLines(mission, [evening, next])).toMatchObject({
    lines: [
      ["lun. 16 nov., 6\u00a0h × 14,50\u00a0€", "87\u00a0€"],
      ["mar. 17 nov., 5\u00a0h × 14,50\u00a0€", "72,50\u00a0€"],
      ["Congés payés, 10\u202f%", "15,95\u00a0€"],
    ],
    total: "175,45\u00a0€",
    net: "Estimation nette, avant impôt\u00a0: environ 139\u00a0€",
  });
});

test("a CDD adds the end-of-contract bonus", () => {
  const { lines } = earningsLines({ ...mission, contractKind: "cdd" }, [evening]);
  expect(lines.map(([name]) => name)).toContain("Prime de fin de contrat, 10\u202f%");
});

test("a freelance reads a gross amount without taxes, and no net", () => {
  const freelance = { ...mission, contractKind: "freelance" } as const;
  expect(headlinePay(freelance, [evening]).detail).toBe("hors taxes");
  expect(earningsLines(freelance, [evening])).toMatchObject({ total: undefined, net: undefined });
});

test("many shifts are added up in one line", () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...next, id: index }));
  expect(earningsLines(mission, many).lines[0]).toEqual(["7\u00a0créneaux, 35\u00a0h × 14,50\u00a0€", "507,50\u00a0€"]);
});

test("days without hours are counted and not named", () => {
  const days = [17, 18].map((day) => ({
    id: day,
    startsAt: `2026-11-${day}T22:59:59.999Z`,
    endsAt: `2026-11-${day + 1}T04:59:59.999Z`,
    breakMinutes: 0,
  }));
  expect(headlinePay(mission, days).label).toBe("Pour 2\u00a0jours, 12\u00a0h");
  expect(earningsLines(mission, days).lines[0]).toEqual(["2\u00a0jours, 12\u00a0h × 14,50\u00a0€", "174\u00a0€"]);
});

test("without a shift the rate is left", () => {
  expect(headlinePay(mission, [])).toMatchObject({
    label: "Aucun créneau choisi",
    text: "14,50\u00a0€\u00a0/\u00a0heure",
  });
});
