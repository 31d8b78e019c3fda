import { expect, test } from "vitest";
import { fitOf } from "./fit.ts";

const job = { skills: ["Service au plateau", "Encaissement", "Anglais de service"], location: "Lyon (69)" };

test("skills are compared whatever their capitals and accents, and the city without its department", () => {
  expect(
    fitOf({
      job,
      candidate: { contact: "masked", skills: ["encaissement", "SERVICE AU PLATEAU", "Bar"], location: "Lyon" },
    }),
  ).toEqual({
    shared: ["Service au plateau", "Encaissement"],
    missing: ["Anglais de service"],
    city: "Lyon",
  });
});

test("a neighbouring city is not the same city", () => {
  expect(
    fitOf({ job, candidate: { contact: "masked", skills: ["Encaissement"], location: "Villeurbanne" } })?.city,
  ).toBeUndefined();
});

test("nothing in common is said: all the skills are missing", () => {
  expect(fitOf({ job, candidate: { contact: "masked", skills: ["Soudure"], location: null } })).toEqual({
    shared: [],
    missing: job.skills,
    city: undefined,
  });
});

test("of someone who has withdrawn, nothing is compared", () => {
  expect(fitOf({ job, candidate: { contact: "withheld", skills: [], location: null } })).toBeUndefined();
});
