import { expect, test } from "vitest";
import { METIERS } from "./metiers.ts";
import { titleOfProfession } from "./title-of-profession.ts";

test.each([
  ["Serveur en salle", "Serveur en salle"],
  ["serveuse", "Serveur en salle"],
  ["Garçon de café", "Serveur en salle"],
  ["Cuisinière", "Cuisinier"],
  ["Plongeuse (H/F)", "Plongeur"],
  ["Cariste CACES 3", "Cariste"],
  ["Serveur / barman", "Serveur en salle"],
  ["étudiant", null],
  ["", null],
  ["Dresseur de licornes", null],
])("%s is %s", (profession, title) => {
  expect(titleOfProfession(profession)).toBe(title);
});

test("every title of the catalogue has a title", () => {
  for (const title of METIERS.flatMap(({ titles }) => titles)) expect(titleOfProfession(title), title).not.toBeNull();
});
