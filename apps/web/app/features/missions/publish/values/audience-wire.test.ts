import { expect, test } from "vitest";
import { audienceWire } from "./audience-wire.ts";
import { formOf } from "./mission-wire.ts";

const FROM = { teamUntilFrom: "2026-11-20T21:30:00.000Z" };

test("a form that does not ask sends nothing", () => {
  expect(audienceWire(formOf({ title: "Serveur" }))).toEqual({});
});

test("everybody at once leaves the rest out", () => {
  expect(audienceWire(formOf({ audience: "everyone", teamBooking: "first", ...FROM }))).toEqual({
    audience: "everyone",
  });
});

test("the team first: the server's hour, unless one is typed", () => {
  const form = { audience: "team_first", teamUntil: "", teamGroups: ["3", "4"], teamBooking: "first", ...FROM };
  expect(audienceWire(formOf(form))).toEqual({
    audience: "team_first",
    teamUntil: null,
    teamGroups: [3, 4],
    teamBooking: "first",
  });
});

test.each([
  ["23:15", "2026-11-20T22:15:00.000Z"],
  ["07:00", "2026-11-21T06:00:00.000Z"],
  ["bientôt", "bientôt"],
])("« %s » is the next time the clock says so", (teamUntil, sent) => {
  expect(audienceWire(formOf({ audience: "team_first", teamUntil, ...FROM }))).toMatchObject({ teamUntil: sent });
});

test("the team alone has no hour, and chooses when the switch is off", () => {
  expect(audienceWire(formOf({ audience: "team_only", teamUntil: "18:00", ...FROM }))).toEqual({
    audience: "team_only",
    teamUntil: null,
    teamGroups: [],
    teamBooking: "choose",
  });
});
