import { METIERS } from "@app/domain/catalogue/metiers";
import { isDay, parisDay } from "@app/domain/time/calendar";
import { expect, test } from "vitest";
import { type Doubt, everyDay, isDoubt, SENTENCES } from "./sentences.ts";

const HOURS = /^(?:\d\d:\d\d)?-(?:\d\d:\d\d(?:\+1)?)?$/;

/** What is expected and every choice of a doubt alike. */
function choices<Value>(field: Value | Doubt<Value> | undefined): Value[] {
  if (field === undefined) return [];
  return isDoubt(field) ? field.doubt : [field];
}

test("there are three hundred sentences, each once", () => {
  expect(new Set(SENTENCES.map(({ text }) => text)).size).toBe(300);
  expect(SENTENCES).toHaveLength(300);
});

test("their métiers are titles of the catalogue", () => {
  const titles = new Set(METIERS.flatMap((metier) => metier.titles));
  const unknown = SENTENCES.flatMap(({ metier }) => choices(metier).flat()).filter((title) => !titles.has(title));
  expect(unknown).toEqual([]);
});

test("their days exist, and none is over when the sentence is written", () => {
  const wrong = SENTENCES.filter(({ at, days }) =>
    everyDay(choices(days).flat()).some((day) => !isDay(day) || day < parisDay(new Date(at))),
  );
  expect(wrong).toEqual([]);
});

test("their hours are on a clock, and end after they begin", () => {
  const all = SENTENCES.flatMap(({ hours }) =>
    choices(hours).flatMap((one) => (Array.isArray(one) ? one : Object.values(one).flat())),
  );
  const wrong = all.filter((range) => {
    const [from = "", to = ""] = range.split("-");
    return !HOURS.test(range) || range === "-" || (from !== "" && to.length === 5 && to <= from);
  });
  expect(wrong).toEqual([]);
});

test("their places are in the text, and what asks nothing fills nothing", () => {
  const elsewhere = SENTENCES.filter(({ text, place }) => choices(place).some((words) => !text.includes(words)));
  expect(elsewhere).toEqual([]);
  const filled = SENTENCES.filter(({ tags }) => tags.includes("none")).flatMap((entry) => Object.keys(entry));
  expect([...new Set(filled)].toSorted()).toEqual(["at", "tags", "text"]);
});

test("a doubt is tagged, and a tag of doubt has one", () => {
  const wrong = SENTENCES.filter(({ tags, ...fields }) => tags.includes("ambiguous") !== hasDoubt(fields));
  expect(wrong).toEqual([]);
});

function hasDoubt(fields: object): boolean {
  return Object.values(fields).some((field) => isDoubt(field));
}
