import { expect, test } from "vitest";
import { blankExperience, draftOf, freeKey, readExperiences } from "./experience-fields.ts";

const WAITER = {
  "experience.7.title": "Serveur",
  "experience.7.company": "Maison Bellecour",
  "experience.7.location": "Lyon",
  "experience.7.startDate": "2021-05-01",
  "experience.7.endDate": "2024-03-31",
  "experience.7.description": "Service midi et soir.",
};

test("fields become experiences again", () => {
  expect(readExperiences(WAITER)).toEqual([
    {
      key: "7",
      title: "Serveur",
      company: "Maison Bellecour",
      location: "Lyon",
      startDate: "2021-05-01",
      endDate: "2024-03-31",
      current: false,
      description: "Service midi et soir.",
    },
  ]);
});

test("the current post has no end", () => {
  expect(readExperiences({ ...WAITER, "experience.7.current": "true" })).toMatchObject([
    { current: true, endDate: "" },
  ]);
});

test("a blank one, or one taken away, is not there", () => {
  expect(readExperiences({ "experience.new.title": "  ", "experience.new.company": "" })).toEqual([]);
  expect(readExperiences({ ...WAITER, "experience.7.remove": "true" })).toEqual([]);
  expect(readExperiences({ title: "Serveur" })).toEqual([]);
});

test("what is stored becomes a draft, an open end being an empty field", () => {
  const stored = { id: 3, title: "Barman", company: "Café", location: "Lyon", startDate: "2024-04-01", endDate: null };
  expect(draftOf({ ...stored, current: true, description: "Bar." })).toEqual({
    ...blankExperience("3"),
    ...stored,
    endDate: "",
    current: true,
    description: "Bar.",
  });
});

test("a blank experience never shares its fields with a refused one", () => {
  expect(freeKey([], "blank")).toBe("blank1");
  expect(freeKey([blankExperience("7"), blankExperience("blank1")], "blank")).toBe("blank2");
});
