import { describe, expect, test } from "vitest";
import { DEFAULT_SKILLS, TITLE_KEYWORDS } from "./data/title-keywords.ts";
import { METIERS } from "./metiers.ts";
import { SECTORS } from "./sectors.ts";
import { suggestSkills } from "./skills.ts";
import { withGenderMark } from "./titles.ts";

describe("skills suggested for a title", () => {
  test.each([
    ["Serveur en salle (H/F)", "Service au plateau"],
    ["SERVEUSES", "Service en salle"],
    ["Pizzaïolo", "Travail de la pâte"],
    ["Développeur React", "React"],
  ])("« %s » calls for « %s »", (title, skill) => {
    expect(suggestSkills(title, [])).toContain(skill);
  });

  test("the longest keyword wins over its words", () => {
    expect(suggestSkills("Chef de rang", [])[0]).toBe("Service en salle");
    expect(suggestSkills("Embarquement", [])).toEqual(DEFAULT_SKILLS);
  });

  test("two trades in one title give both, in the order of the title, each skill once", () => {
    const both = suggestSkills("Barman et serveur", []);
    expect(both.indexOf("Préparation de cocktails")).toBeLessThan(both.indexOf("Service en salle"));
    expect(new Set(both).size).toBe(both.length);
  });

  test("a title that says nothing leaves the floor to the sectors, then to a common list", () => {
    expect(suggestSkills("Renfort", ["BTP"])[0]).toBe(SECTORS.find(({ name }) => name === "BTP")?.skills[0]);
    expect(suggestSkills("Renfort", ["Pêche"])).toEqual(DEFAULT_SKILLS);
    expect(suggestSkills("", [])).toEqual(DEFAULT_SKILLS);
  });

  test("every title of the catalogue is understood", () => {
    const mute = METIERS.flatMap(({ titles }) => titles)
      .map(withGenderMark)
      .filter((title) => suggestSkills(title, []).every((skill) => DEFAULT_SKILLS.includes(skill)));
    expect(mute).toEqual([]);
  });
});

test("no keyword is given twice, and each is in the form it is compared in", () => {
  const keywords = TITLE_KEYWORDS.flatMap(({ keywords }) => keywords);
  expect(keywords.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keywords).size).toBe(keywords.length);
  for (const keyword of keywords) expect(keyword).toMatch(/^[a-z0-9+# ]+$/);
});
