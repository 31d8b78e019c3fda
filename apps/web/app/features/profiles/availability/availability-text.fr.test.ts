import { describe, expect, test } from "vitest";
import {
  availabilityWords,
  exceptionDays,
  exceptionSlots,
  nowChoices,
  nowEnd,
  nowText,
  weekAge,
} from "./availability-text.fr.ts";

const at = (text: string) => new Date(`2026-11-16T${text}:00+01:00`);

test("an exception says its days and its moments", () => {
  expect(exceptionDays({ from: "2026-11-28", to: "2026-11-28" })).toBe("sam. 28 nov.");
  expect(exceptionDays({ from: "2026-12-24", to: "2027-01-02" })).toBe("jeu. 24 déc. au sam. 2 janv.");
  expect(exceptionSlots(["evening"])).toBe("soir");
  expect(exceptionSlots(["evening", "noon"])).toBe("midi et soir");
  expect(exceptionSlots(["night", "morning", "noon"])).toBe("matin, midi et nuit");
  expect(exceptionSlots(["morning", "noon", "evening", "night"])).toBe("toute la journée");
});

describe("one sentence says whether one is available", () => {
  const END = "2026-11-21T22:59:59.999Z";
  test.each([
    [null, null, null, "Êtes-vous disponible\u202f?"],
    [null, null, "19:40", "Disponible jusqu’à 19\u00a0h\u00a040."],
    ["on_fire", null, null, "Disponible."],
    ["on_fire", END, null, "Disponible jusqu’au samedi 21 novembre inclus."],
    ["on_fire", null, "19:40", "Disponible jusqu’à 19\u00a0h\u00a040."],
    ["on_fire", null, "15:00", "Disponible."],
    ["freeze", null, null, "Indisponible pour l’urgent."],
    ["freeze", null, "19:40", "Indisponible pour l’urgent."],
    ["freeze", END, null, "Indisponible pour l’urgent jusqu’au samedi 21 novembre inclus."],
    ["freeze", "2026-11-17T22:59:59.999Z", null, "Indisponible pour l’urgent jusqu’à demain inclus."],
    ["freeze", "2026-11-16T22:59:59.999Z", null, "Indisponible pour l’urgent jusqu’à ce soir."],
  ] as const)("%s, until %s, for some hours until %s", (availability, until, nowUntil, title) => {
    const facts = {
      availability,
      availability_until: until,
      available_now_until: nowUntil && at(nowUntil).toISOString(),
    };
    expect(availabilityWords(facts, at("15:40"))).toMatchObject({ title });
  });
});

describe("available now", () => {
  test("ends some hours later, or at midnight", () => {
    expect(nowText(nowEnd("4", at("15:40")))).toBe("Disponible jusqu’à 19\u00a0h\u00a040");
    expect(nowText(nowEnd("evening", at("15:40")))).toBe("Disponible jusqu’à minuit");
  });

  test("tonight is offered from noon, not in its last hour", () => {
    expect(nowChoices(at("09:00"))).not.toContain("evening");
    expect(nowChoices(at("12:00"))).toContain("evening");
    expect(nowChoices(at("23:30"))).not.toContain("evening");
  });
});

test("a week is asked again in its last days, and does not count after them", () => {
  const now = at("15:40");
  expect(weekAge(null, now).state).toBe("never");
  expect(weekAge("2027-01-10T12:00:00Z", now)).toEqual({
    state: "believed",
    text: "Prise en compte jusqu’au dim. 10 janv. Chaque changement la prolonge.",
  });
  expect(weekAge("2026-11-20T12:00:00Z", now).state).toBe("ending");
  expect(weekAge("2026-11-10T12:00:00Z", now).text).toContain("depuis le mar. 10 nov.");
});
