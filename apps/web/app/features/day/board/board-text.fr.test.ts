import type { BoardPerson, BoardShift } from "@app/contract/day/board";
import { atParis } from "@app/domain/time/calendar";
import { describe, expect, test } from "vitest";
import { byEnd, countsText, placesText, replacementText, stateText, wallTexts } from "./board-text.fr.ts";

const at = (time: string) => atParis("2026-11-18", time).toISOString();
const evening = { endsAt: at("23:00") };

test.each([
  ["late", "18:00", "En retard, début à 18\u00a0h"],
  ["arrived", "17:54", "Sur place, 17\u00a0h\u00a054"],
  ["arrived", null, "Sur place"],
  ["en_route", "17:20", "En route, 17\u00a0h\u00a020"],
  ["absent", "18:12", "Absence signalée"],
  ["done", "23:02", "Terminé, 23\u00a0h\u00a002"],
  ["to_confirm", null, "À confirmer"],
] as const)("%s since %s: %s", (state, since, text) => {
  expect(stateText({ state, since: since && at(since) }, evening, Date.parse(at("18:30")))).toBe(text);
});

test("whoever is late, on the way", () => {
  const person = { state: "late", since: at("18:00"), en_route: at("17:20") } as const;
  expect(stateText(person, evening, Date.parse(at("18:30")))).toBe("En retard, en route, 17\u00a0h\u00a020");
});

test("whoever confirmed, and of whom nothing was recorded by the end", () => {
  const person = { state: "confirmed", since: at("09:00") } as const;
  expect(["18:00", "23:00"].map((time) => stateText(person, evening, Date.parse(at(time))))).toEqual([
    "Venue confirmée",
    "Arrivée non notée",
  ]);
});

test("people are counted by state, what to look at first", () => {
  const people = (["arrived", "late", "arrived", "absent", "done"] as const).map((state) => ({ state, since: null }));
  expect(countsText(people)).toBe("1\u00a0absence, 1\u00a0en retard, 2\u00a0sur place");
  expect(countsText([])).toBe("");
});

test.each([
  [3, 1, "3\u00a0places, 1\u00a0libre"],
  [4, 2, "4\u00a0places, 2\u00a0libres"],
  [1, 0, "1\u00a0place"],
])("%i places, %i missing: %s", (positions, missing, text) => {
  expect(placesText({ positions, missing })).toBe(text);
});

test("what is over comes last", () => {
  const shift = (id: number, startsAt: string, endsAt: string): BoardShift => ({
    id,
    job: { id, title: "Salle" },
    startsAt: at(startsAt),
    endsAt: at(endsAt),
    positions: 1,
    missing: 0,
    people: [],
  });
  const shifts = [shift(1, "11:00", "15:00"), shift(3, "19:00", "23:00"), shift(2, "18:00", "23:00")];
  expect(shifts.toSorted(byEnd(Date.parse(at("18:30")))).map(({ id }) => id)).toEqual([2, 3, 1]);
});

describe("a shift under way without somebody who is absent", () => {
  const shift = (people: BoardShift["people"] = []): BoardShift => ({
    id: 1,
    job: { id: 1, title: "Salle" },
    startsAt: at("18:00"),
    endsAt: at("23:00"),
    positions: 1,
    missing: 0,
    people,
  });
  const person = (more: Partial<BoardPerson>): BoardPerson => ({
    application_id: 1,
    candidate_id: 1,
    name: "Lucas Morel",
    phone: null,
    state: "absent",
    since: null,
    en_route: null,
    flagged: false,
    asked: false,
    several: false,
    replaces: null,
    from: null,
    called_until: null,
    declared: null,
    declared_at: null,
    ...more,
  });
  const textAt = (time: string, more: Partial<BoardPerson>, people?: BoardShift["people"]) =>
    replacementText(person(more), shift(people), Date.parse(at(time)));
  const replaces = { application_id: 1, name: "Lucas Morel" };

  test("says whether it is proposed, to whom it went, or why not", () => {
    expect(textAt("18:12", { called_until: at("18:17") })).toBe(
      "Le reste du créneau est proposé à la réserve, réponse avant 18\u00a0h\u00a017.",
    );
    expect(textAt("18:20", {})).toBe("Aucun appel de la réserve en ce moment.");
    expect(textAt("20:31", {})).toBe("Il reste moins de 2\u00a0heures à confier\u00a0: pas de remplacement.");
    const other = person({ application_id: 2, name: "Inès Moreau", state: "confirmed", replaces, from: at("19:05") });
    expect(textAt("18:40", {}, [other])).toBe("Inès Moreau prend le relais.");
    expect(textAt("18:40", { state: "arrived" })).toBeNull();
    expect(textAt("23:10", {})).toBeNull();
  });

  test("whoever replaces them has their hours", () => {
    expect(textAt("18:40", { state: "confirmed", replaces, from: at("19:05") })).toBe(
      "Remplace Lucas Morel, 19\u00a0h\u00a005 – 23\u00a0h",
    );
    expect(wallTexts({ replaces, from: at("19:05") })).toEqual(["remplace Lucas Morel dès 19\u00a0h\u00a005"]);
    expect(wallTexts({ replaces: null, from: null })).toEqual([]);
  });
});
