import { expect, test } from "vitest";
import { type CardMission, cardFacts, formatKilometres } from "./card-facts.fr.ts";

const EVENING = { startsAt: "2026-11-16T18:00:00+01:00", endsAt: "2026-11-17T00:30:00+01:00", breakMinutes: 0 };
const MISSION: CardMission = {
  nextShift: EVENING,
  shiftCount: 1,
  takeSome: false,
  location: "Lyon (69)",
  remote: false,
  establishment: { id: 3, name: "Salle", placeCode: "69387", placeLabel: "Lyon 7e" },
  distanceKm: 2.34,
  compensation: 14,
  compensationType: "hourly",
  breakPaid: false,
  paidMinutes: 390,
  totalDays: 1,
  hoursKnown: true,
  startDate: EVENING.startsAt,
  endDate: EVENING.endsAt,
};

test("a card says when, how far and how much", () => {
  expect(cardFacts(MISSION)).toEqual({
    shift: { startsAt: EVENING.startsAt, endsAt: EVENING.endsAt },
    dayText: "lun. 16 nov.",
    placeText: "Lyon 7e",
    distanceText: "2,3\u00a0km",
    amountText: "91\u00a0€",
    rateText: "14\u00a0€\u00a0/\u00a0h",
  });
});

test("a break is said, and other shifts are counted", () => {
  const facts = cardFacts({ ...MISSION, nextShift: { ...EVENING, breakMinutes: 30 }, shiftCount: 4 });
  expect(facts).toMatchObject({ breakText: "pause 30\u00a0min", moreShiftsText: "+\u00a03\u00a0créneaux" });
});

test("with several shifts, the amount says what it is for", () => {
  const several = { ...MISSION, shiftCount: 4, paidMinutes: 1560 };
  expect(cardFacts(several)).toMatchObject({ amountText: "364\u00a0€", amountFor: "les 4\u00a0créneaux" });
  expect(cardFacts({ ...several, takeSome: true })).toMatchObject({ amountText: "91\u00a0€", amountFor: "ce créneau" });
});

test("one shift of a monthly pay has no amount of its own", () => {
  const monthly = {
    ...MISSION,
    takeSome: true,
    shiftCount: 4,
    compensation: 1900,
    compensationType: "monthly" as const,
  };
  const facts = cardFacts(monthly);
  expect(facts.amountText).toBeUndefined();
  expect(facts.rateText?.replaceAll(/\s/g, " ")).toBe("1 900 € / mois");
});

test("without a distance the place stands alone, and remote work has no place", () => {
  const { distanceKm: _, ...unknown } = MISSION;
  expect(cardFacts(unknown)).not.toHaveProperty("distanceText");
  expect(cardFacts({ ...unknown, establishment: null }).placeText).toBe("Lyon");
  expect(cardFacts({ ...MISSION, remote: true })).toMatchObject({ placeText: "Télétravail" });
  expect(cardFacts({ ...MISSION, remote: true })).not.toHaveProperty("distanceText");
});

test.each([
  [0, "<\u00a01\u00a0km"],
  [0.94, "<\u00a01\u00a0km"],
  [2.34, "2,3\u00a0km"],
  [14.6, "15\u00a0km"],
])("%d km reads « %s »", (km, text) => {
  expect(formatKilometres(km)).toBe(text);
});
