import { expect, test } from "vitest";
import { fitOf } from "./fit.ts";

const job = { skills: ["Service au plateau", "Encaissement", "Anglais de service"], location: "Lyon (69)" };

test("skills are compared whatever their capitals and accents, and the city without its department", () => {
  expect(
    fitOf({ job, candidate: { skills: ["encaissement", "SERVICE AU PLATEAU", "Bar"], location: "Lyon" } }),
  ).toEqual({
    shared: ["Service au plateau", "Encaissement"],
    missing: ["Anglais de service"],
    city: "Lyon",
  });
});

test("a neighbouring city is not the same city", () => {
  expect(fitOf({ job, candidate: { skills: ["Encaissement"], location: "Villeurbanne" } })?.city).toBeUndefined();
});

test("nothing in common is nothing to say", () => {
  expect(fitOf({ job, candidate: { skills: ["Soudure"], location: null } })).toBeUndefined();
});
