import { readSentence } from "@app/domain/missions/sentence/read-sentence";
import { expect, test } from "vitest";
import { EMPTY_ROW } from "../values/shift-rows.ts";
import { rowsOfSentence } from "./sentence-rows.ts";

const now = new Date("2026-11-18T11:15:00Z");
const rows = (text: string, first = EMPTY_ROW) => rowsOfSentence(readSentence(text, now, 1231), first);

test("a day and hours make one row, with a break from six hours on", () => {
  expect(rows("2 serveurs demain 11h-15h")).toEqual([
    { ...EMPTY_ROW, day: "2026-11-19", start: "11:00", end: "15:00", pause: "0", positions: "2" },
  ]);
  expect(rows("un vendeur demain 9h-18h, 1h de pause")).toMatchObject([{ pause: "60" }]);
  expect(rows("un plongeur demain 18h-2h")).toMatchObject([{ start: "18:00", end: "02:00", pause: "30" }]);
});

test("each day and each stretch has its row", () => {
  expect(rows("un serveur vendredi et samedi 11h-14h et 19h-22h")).toMatchObject([
    { day: "2026-11-20", start: "11:00", end: "14:00" },
    { day: "2026-11-20", start: "19:00", end: "22:00" },
    { day: "2026-11-21", start: "11:00", end: "14:00" },
    { day: "2026-11-21", start: "19:00", end: "22:00" },
  ]);
});

test("what the sentence does not say stays, and what is doubtful is not filled", () => {
  const first = { ...EMPTY_ROW, day: "2026-11-25", start: "08:00", end: "12:00", positions: "3" };
  expect(rows("un plongeur demain", first)).toMatchObject([
    { day: "2026-11-19", start: "08:00", end: "12:00", positions: "1" },
  ]);
  expect(rows("plongeur 18h-23h", first)).toMatchObject([
    { day: "2026-11-25", start: "18:00", end: "23:00", positions: "3" },
  ]);
  expect(rows("un plongeur jeudi ou vendredi de 6 à 2", first)).toBeNull();
});
