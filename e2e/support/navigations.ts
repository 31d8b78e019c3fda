import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Locator, Page } from "@playwright/test";
import { callAs } from "./call-api.ts";
import { CANDIDATE, EMPLOYER } from "./paths.ts";
import { openPage, signInAs } from "./sign-in.ts";

export interface Navigation {
  link: Locator;
  /** The title one must arrive at. */
  title: string | RegExp;
}

/** Pages that are visited one after the other; `open` shows the first, and returns the links to follow in turn. */
export const NAVIGATIONS: readonly {
  pages: string;
  open: (page: Page, db: Db) => Promise<readonly Navigation[]>;
}[] = [
  { pages: "the employer's pages", open: openEmployerPages },
  { pages: "the candidate's missions and applications", open: openCandidateMissions },
  { pages: "the candidate's own pages", open: openCandidateProfile },
];

async function openEmployerPages(page: Page, db: Db): Promise<readonly Navigation[]> {
  const employer = await anEmployer(db);
  await aMission(db, { employer });
  await signInAs(page, employer);
  await openPage(page, EMPLOYER);
  const menu = page.getByRole("navigation", { name: "Menu employeur", exact: true });
  return [
    { link: menu.getByRole("link", { name: "Mes offres" }), title: "Mes offres d’emploi" },
    { link: page.getByRole("link", { name: "Serveur en salle (H/F)", exact: true }), title: "Serveur en salle (H/F)" },
    { link: menu.getByRole("link", { name: "Publier" }), title: "Publier une mission" },
    { link: menu.getByRole("link", { name: "Messages" }), title: "Messages" },
    { link: menu.getByRole("link", { name: "Tableau de bord" }), title: /^Bonjour/ },
  ];
}

async function openCandidateMissions(page: Page, db: Db): Promise<readonly Navigation[]> {
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: "Cariste de nuit (H/F)" });
  const { id } = await anApplication(db, { mission, candidate });
  const asEmployer = await callAs(page, employer.email);
  const times = [new Date(Date.now() + 20 * 3_600_000).toISOString()];
  await asEmployer("POST", `applications/${id}/interview/`, { data: { times, place: "Au comptoir" } });
  await signInAs(page, candidate);
  await openPage(page, CANDIDATE);
  const menu = page.getByRole("navigation", { name: "Menu candidat", exact: true });
  return [
    { link: menu.getByRole("link", { name: "Candidatures" }), title: "Mes candidatures" },
    { link: page.getByRole("link", { name: "Choisir un créneau" }), title: /^Entretien avec/ },
    { link: page.getByRole("link", { name: mission.title }), title: mission.title },
    { link: menu.getByRole("link", { name: "Missions" }), title: "Missions" },
    { link: page.getByRole("link", { name: "Enregistrées" }), title: "Missions enregistrées" },
    { link: menu.getByRole("link", { name: "Missions" }), title: "Missions" },
    { link: page.getByRole("link", { name: "Mes recherches" }), title: "Mes recherches" },
  ];
}

async function openCandidateProfile(page: Page, db: Db): Promise<readonly Navigation[]> {
  const candidate = await aCandidate(db);
  await anApplication(db, { candidate, status: "accepted", candidateStatus: "confirmed", attendance: "worked" });
  await signInAs(page, candidate);
  await openPage(page, CANDIDATE);
  const menu = page.getByRole("navigation", { name: "Menu candidat", exact: true });
  const tab = (name: string) => page.getByRole("navigation", { name: "Pages du profil" }).getByRole("link", { name });
  return [
    { link: menu.getByRole("link", { name: "Notifications" }), title: "Notifications" },
    { link: menu.getByRole("link", { name: "Profil" }), title: "Camille Moreau" },
    { link: tab("Qui m’a vu"), title: "Qui a vu mes coordonnées" },
    { link: tab("Compte"), title: "Mon compte" },
    { link: tab("Avis"), title: "Avis" },
    {
      link: page.getByRole("region", { name: "1 mission à évaluer" }).getByRole("link"),
      title: "Évaluer un employeur",
    },
  ];
}
