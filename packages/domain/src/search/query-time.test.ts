import { expect, test } from "vitest";
import { readQueryTime } from "./query-time.ts";

// A Wednesday, a quarter past noon in Paris.
const now = new Date("2026-11-18T11:15:00Z");
const paris = (text: string) => new Date(`${text}:00+01:00`);

test.each([
  ["ce soir", "2026-11-18T17:00", "2026-11-19T04:00", []],
  ["serveur ce soir", "2026-11-18T17:00", "2026-11-19T04:00", []],
  ["cette nuit", "2026-11-18T20:00", "2026-11-19T06:00", ["night"]],
  ["aujourd’hui", "2026-11-18T00:00", "2026-11-19T00:00", []],
  ["demain", "2026-11-19T00:00", "2026-11-20T00:00", []],
  ["plonge demain matin", "2026-11-19T00:00", "2026-11-20T00:00", ["morning"]],
  ["serveuse demain midi", "2026-11-19T00:00", "2026-11-20T00:00", ["noon"]],
  ["demain soir", "2026-11-19T17:00", "2026-11-20T04:00", []],
  ["week-end", "2026-11-21T00:00", "2026-11-23T00:00", []],
  ["ce weekend", "2026-11-21T00:00", "2026-11-23T00:00", []],
  ["week-end soirée", "2026-11-21T00:00", "2026-11-23T00:00", ["evening"]],
])("« %s » asks for starts from %s to %s", (query, from, to, hours) => {
  expect(readQueryTime(query, now)).toEqual({ from: paris(from), to: paris(to), hours });
});

test.each([
  ["soirée", ["evening"]],
  ["extra le soir", ["evening"]],
  ["nuit", ["night"]],
  ["travail de nuit", ["night"]],
  ["ménage le matin", ["morning"]],
  ["service du midi", ["noon"]],
  ["matin et soir", ["morning", "evening"]],
])("« %s » asks for hours on any day", (query, hours) => {
  expect(readQueryTime(query, now)).toEqual({ from: null, to: null, hours });
});

test.each(["veilleur de nuit", "réceptionniste de nuit", "animateur de soirée", "serveur", ""])(
  "« %s » says nothing of when",
  (query) => {
    expect(readQueryTime(query, now)).toEqual({ from: null, to: null, hours: [] });
  },
);

test("at two in the morning « cette nuit » is the night under way", () => {
  expect(readQueryTime("cette nuit", paris("2026-11-19T02:00"))).toMatchObject({ to: paris("2026-11-19T06:00") });
});

test("two days that exclude each other leave nothing", () => {
  const { from, to } = readQueryTime("demain ce soir", now);
  expect(from && to && from < to).toBe(true);
  const none = readQueryTime("aujourd’hui week-end", now);
  expect(none.from && none.to && none.from >= none.to).toBe(true);
});
