import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { test } from "../support/database.ts";
import { callAs } from "../support/people.ts";
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

test("another page of the candidate's space answers within a tenth of a second", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: "Cariste de nuit (H/F)" });
  const { id } = await anApplication(db, { mission, candidate });
  const asEmployer = await callAs(page, employer.email);
  const times = [new Date(Date.now() + 20 * 3_600_000).toISOString()];
  await asEmployer("POST", `applications/${id}/interview/`, { data: { times, place: "Au comptoir" } });
  await signInAs(page, candidate);
  await openPage(page, "/candidat/tableau-de-bord");
  const menu = page.getByRole("navigation", { name: "Menu candidat", exact: true });
  const steps = [
    { link: menu.getByRole("link", { name: "Candidatures" }), title: "Mes candidatures" },
    { link: page.getByRole("link", { name: "Choisir un créneau" }), title: /^Entretien avec/ },
    { link: page.getByRole("link", { name: mission.title }), title: mission.title },
    { link: menu.getByRole("link", { name: "Missions" }), title: "Missions" },
    { link: page.getByRole("link", { name: "Missions enregistrées" }), title: "Missions enregistrées" },
    { link: menu.getByRole("link", { name: "Missions" }), title: "Missions" },
    { link: page.getByRole("link", { name: "Mes recherches" }), title: "Mes recherches" },
  ];
  await expectQuickNavigations(page, steps);
});

test("a candidate's own pages answer within a tenth of a second", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  await anApplication(db, { candidate, status: "accepted", candidateStatus: "confirmed", attendance: "worked" });
  await signInAs(page, candidate);
  await openPage(page, "/candidat/tableau-de-bord");
  const menu = page.getByRole("navigation", { name: "Menu candidat", exact: true });
  const tab = (name: string) => page.getByRole("navigation", { name: "Pages du profil" }).getByRole("link", { name });
  const steps = [
    { link: menu.getByRole("link", { name: "Notifications" }), title: "Notifications" },
    { link: menu.getByRole("link", { name: "Profil" }), title: "Camille Moreau" },
    { link: tab("Vues"), title: "Qui a vu mes coordonnées" },
    { link: tab("Compte"), title: "Mon compte" },
    { link: tab("Avis"), title: "Avis" },
    {
      link: page.getByRole("region", { name: "1 mission à évaluer" }).getByRole("link"),
      title: "Évaluer un employeur",
    },
  ];
  await expectQuickNavigations(page, steps);
});
