import { expect, test } from "vitest";
import { cardState, type StatedMission } from "./card-state.fr.ts";

const NOW = Date.parse("2026-11-16T15:40:00+01:00");
const TONIGHT = "2026-11-16T18:00:00+01:00";
const THURSDAY = "2026-11-19T18:00:00+01:00";
const MISSION: StatedMission = {
  status: "recruiting",
  urgent: false,
  positions: 3,
  acceptedCount: 2,
  maxApplications: null,
  totalApplications: 4,
  endedApplications: 0,
  startDate: THURSDAY,
  endDate: "2026-11-19T23:00:00+01:00",
  totalDays: 1,
  hoursPerDay: 5,
  compensationType: "hourly",
  closedEarly: false,
  cancelled: false,
  takeSome: false,
  shiftCount: 1,
  people: 3,
  dayCount: 1,
  nextStart: THURSDAY,
};
const soon = { ...MISSION, startDate: TONIGHT, nextStart: TONIGHT, endDate: "2026-11-17T00:30:00+01:00" };

test("a place to take in days is calm", () => {
  expect(cardState(MISSION, NOW)).toMatchObject({
    tone: "neutral",
    words: "Il manque 1\u00a0personne sur 3",
    startsAt: THURSDAY,
    closed: false,
  });
});

test("someone missing within three hours is orange, and so is an urgent mission", () => {
  expect(cardState(soon, NOW)).toMatchObject({ tone: "fire", words: "Il manque 1\u00a0personne", urgent: false });
  expect(cardState({ ...MISSION, urgent: true, acceptedCount: 1 }, NOW)).toMatchObject({
    tone: "fire",
    words: "Il manque 2\u00a0personnes",
    urgent: true,
  });
});

test("shifts taken one by one are days to take, not people", () => {
  const oneByOne = { ...soon, takeSome: true, shiftCount: 3, dayCount: 3, people: 1 };
  expect(cardState(oneByOne, NOW).words).toBe("1\u00a0jour sur 3 à pourvoir");
  expect(cardState({ ...oneByOne, acceptedCount: 0 }, NOW).words).toBe("1\u00a0personne, 3\u00a0jours");
});

test("a full mission says so, even when it is urgent and close", () => {
  expect(cardState({ ...soon, urgent: true, acceptedCount: 3 }, NOW)).toMatchObject({
    tone: "ok",
    words: "Complet",
    closed: true,
  });
  const capped = { ...MISSION, maxApplications: 4, totalApplications: 4 };
  expect(cardState(capped, NOW)).toMatchObject({
    tone: "over",
    words: "Candidatures closes pour le moment",
    closed: true,
  });
});

test("a mission under way or closed is grey and offers nothing", () => {
  const started = { ...MISSION, startDate: "2026-11-16T12:00:00+01:00", nextStart: null };
  expect(cardState(started, NOW)).toMatchObject({ tone: "over", words: "Commencée", closed: true });
  expect(cardState({ ...MISSION, status: "completed" }, NOW)).toMatchObject({ tone: "over", words: "Terminée" });
});

test("the last possible applications are counted", () => {
  expect(cardState({ ...MISSION, maxApplications: 5 }, NOW).note).toBe("Plus qu’une candidature possible");
});
