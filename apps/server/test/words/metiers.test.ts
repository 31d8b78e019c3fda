import type { CatalogueView } from "@app/contract/catalogue/catalogue";
import type { MissionPage } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { suggestTitles } from "@app/domain/catalogue/suggest-titles";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../harness.ts";
import { METIERS, type MetierEntry } from "./entries.ts";

const SHARE = 0.95;
const TOP = 3;
const PARIS = "75056";

/** Missions that speak of other métiers than their own: published last, and the first to start. */
const NOISE: { title: string; sector: string; skills: string[]; description: string }[] = [
  {
    title: "Administrateur systèmes (H/F)",
    sector: "IT & Digital",
    skills: ["Administration de serveurs Linux"],
    description: "Vous tenez les serveurs d’une chaîne d’hôtels, de la plonge à la réception.",
  },
  {
    title: "Chef de projet digital (H/F)",
    sector: "IT & Digital",
    skills: ["Gestion de projet"],
    description: "Le planning en ligne que lisent cuisiniers, serveurs, commis et femmes de chambre.",
  },
  {
    title: "Formateur pour adultes (H/F)",
    sector: "Éducation",
    skills: ["Animation de formation"],
    description: "Vous formez des vendeuses, des caissiers, des caristes et des préparateurs de commandes.",
  },
  {
    title: "Exploitant transport (H/F)",
    sector: "Transport",
    skills: ["Documents de transport"],
    description: "Vous faites le planning des chauffeurs, des livreurs, des coursiers et des déménageurs.",
  },
  {
    title: "Chef de chantier (H/F)",
    sector: "BTP",
    skills: ["Lecture de plans"],
    description: "Maçons, peintres, plombiers, électriciens, manœuvres et agents d’entretien vous attendent.",
  },
  {
    title: "Photographe événementiel (H/F)",
    sector: "Événementiel",
    skills: ["Prise de vue"],
    description: "Portraits d’infirmières, d’aides-soignantes, de nounous, de vigiles et d’hôtesses.",
  },
];

let h: Harness;
/** One mission of every title of the catalogue. */
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db);
  const { sectors } = (await call<CatalogueView>(h.app, "GET", "/api/catalogue/")).body;
  const description = "Renfort de quelques jours dans une équipe habituée à recevoir du monde.";
  const now = h.ctx.now().getTime();
  for (const { name, titles, skills } of sectors)
    for (const title of titles)
      await aMission(h.ctx.db, {
        employer,
        title,
        description,
        commune: PARIS,
        sectors: [name],
        skills: skills.slice(0, 2),
      });
  for (const { sector, ...mission } of NOISE)
    await aMission(h.ctx.db, {
      ...mission,
      employer,
      commune: PARIS,
      sectors: [sector],
      publishedAt: new Date(now - 60_000),
      startsAt: new Date(now + 3_600_000),
    });
}, 120_000);
afterAll(() => h.close());

const bare = (title: string) => title.replace(" (H/F)", "");

async function search(query: string, asked: Record<string, string> = {}): Promise<string[]> {
  const { body } = await call<MissionPage>(h.app, "GET", `/api/jobs/?${new URLSearchParams({ query, ...asked })}`);
  return body.results.map(({ title }) => bare(title));
}

/** The share of the entries that are right; the others are printed. */
async function share(what: string, find: (entry: MetierEntry) => Promise<string[]> | string[]): Promise<number> {
  let right = 0;
  for (const entry of METIERS) {
    const found = await find(entry);
    if (found.slice(0, TOP).some((title) => entry.means.includes(title))) right += 1;
    else process.stdout.write(`  ${what}: « ${entry.words} » gives ${found.slice(0, TOP).join(", ") || "nothing"}\n`);
  }
  process.stdout.write(`${what}: ${right} of ${METIERS.length}\n`);
  return right / METIERS.length;
}

test("the métier field of publishing proposes what people mean", async () => {
  expect(METIERS).toHaveLength(120);
  expect(await share("publishing", ({ words }) => suggestTitles(words).map(bare))).toBeGreaterThanOrEqual(SHARE);
});

test("the words alone give the sector", () => {
  const wrong = METIERS.filter(({ words, sector }) => ![sector].flat().includes(sectorOfTitle(words)?.key ?? ""));
  for (const { words } of wrong) process.stdout.write(`  sector: « ${words} » gives ${sectorOfTitle(words)?.key}\n`);
  process.stdout.write(`sector: ${METIERS.length - wrong.length} of ${METIERS.length}\n`);
  expect(wrong.length / METIERS.length).toBeLessThanOrEqual(1 - SHARE);
});

test("a search finds what people mean", async () => {
  expect(await share("search", ({ words }) => search(words))).toBeGreaterThanOrEqual(SHARE);
});

test("as the search page asks it, soonest first and around a place", async () => {
  const asked = { sort: "soonest", place: PARIS };
  expect(await share("search page", ({ words }) => search(words, asked))).toBeGreaterThanOrEqual(SHARE);
});

test("a mission that only speaks of a métier is not one of it", async () => {
  const noise = NOISE.map(({ title }) => bare(title));
  for (const sort of ["recent", "soonest", "nearest", "relevance"]) {
    for (const words of ["serveur", "serveuse", "plongeur", "vendeuse", "chauffeur", "aide-soignante", "maçon"])
      expect(await search(words, { sort, place: "Paris" }), `${words}, ${sort}`).not.toEqual(
        expect.arrayContaining([expect.toBeOneOf(noise)]),
      );
  }
});

test("« serveur » in Paris opens with a serveur, and « femme de ménage » near Villeurbanne finds an agent de propreté", async () => {
  for (const words of ["serveur", "serveuse", "Serveur H/F", "serveur restaurant"])
    expect((await search(words, { sort: "soonest", place: PARIS }))[0], words).toMatch(
      /^(?:Serveur|Chef de rang|Runner)/,
    );
  await aMission(h.ctx.db, {
    title: "Agent de propreté (H/F)",
    commune: "69259",
    sectors: ["Nettoyage"],
    skills: [],
    description: "Entretien des parties communes d’une résidence.",
  });
  for (const words of ["femme de ménage", "ménage", "agent d’entretien", "aide ménagère"])
    expect(await search(words, { sort: "soonest", location: "Villeurbanne" }), words).toEqual(["Agent de propreté"]);
});
