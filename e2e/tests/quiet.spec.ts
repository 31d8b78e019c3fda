import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { test } from "../support/database.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { expectQuickNavigations } from "../support/speed.ts";

const SPACE = "/employeur/tableau-de-bord";

test("another page of the employer's space answers within a tenth of a second", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await aMission(db, { employer });
  await signInAs(page, employer);
  await openPage(page, SPACE);
  const menu = page.getByRole("navigation", { name: "Menu employeur", exact: true });
  const steps = [
    { link: menu.getByRole("link", { name: "Mes offres" }), title: "Mes offres d’emploi" },
    { link: page.getByRole("link", { name: "Serveur en salle (H/F)", exact: true }), title: "Serveur en salle (H/F)" },
    { link: menu.getByRole("link", { name: "Publier" }), title: "Publier une mission" },
    { link: menu.getByRole("link", { name: "Tableau de bord" }), title: /^Bonjour/ },
  ];
  await expectQuickNavigations(page, steps);
});
