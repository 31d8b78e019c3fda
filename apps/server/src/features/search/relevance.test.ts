import type { MissionPage } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { titlesOf } from "@app/domain/catalogue/metiers";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { readQuery } from "@app/domain/catalogue/synonyms";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

const titles = SECTORS.flatMap((sector) =>
  titlesOf(sector.key).map((title) => ({ title: withGenderMark(title), sector })),
);

let h: Harness;
/** One mission of each title of the catalogue. */
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db);
  const description = "Renfort de quelques jours dans une équipe habituée à recevoir du monde.";
  for (const { title, sector } of titles) {
    await aMission(h.ctx.db, {
      employer,
      title,
      description,
      sectors: [sector.name],
      skills: sector.skills.slice(0, 2),
    });
  }
}, 120_000);
afterAll(() => h.close());

const search = async (query: string, sort = "relevance") =>
  (await call<MissionPage>(h.app, "GET", `/api/jobs/?${new URLSearchParams({ query, sort })}`)).body;

const TOP = 3;

describe("among every title of the catalogue, the first results answer what was typed", () => {
  test.each([
    ["serveur", "Serveur en salle"],
    ["serveuse", "Serveur en salle"],
    ["Serveuses", "Serveur en salle"],
    ["garçon de café", "Serveur en salle"],
    ["serveur/serveuse (H/F)", "Serveur en salle"],
    ["offre d’emploi serveur", "Serveur en salle"],
    ["cerveur", "Serveur en salle"],
    ["srveur", "Serveur en salle"],
    ["cheffe de rang", "Chef de rang"],
    ["chef rang", "Chef de rang"],
    ["plonjeur", "Plongeur"],
    ["plongeuse", "Plongeur"],
    ["plonge", "Plongeur"],
    ["barmaid", "Barman"],
    ["pizaiolo", "Pizzaïolo"],
    ["crepiere", "Crêpier"],
    ["cuistot", "Cuisinier"],
    ["cuisinière", "Cuisinier"],
    ["commis cuisine", "Commis de cuisine"],
    ["sous-chef", "Second de cuisine"],
    ["caissière", "Hôte de caisse"],
    ["caissier", "Hôte de caisse"],
    ["vendeuse prêt à porter", "Vendeur en prêt-à-porter"],
    ["mise en rayon", "Employé de libre-service"],
    ["fleuriste", "Fleuriste"],
    ["developpeur web", "Développeur web"],
    ["développeuse front end", "Développeur front-end"],
    ["support informatique", "Technicien support informatique"],
    ["graphiste", "Graphiste"],
    ["preparateur de comandes", "Préparateur de commandes"],
    ["préparatrice de commandes", "Préparateur de commandes"],
    ["manutentionaire", "Manutentionnaire"],
    ["manutentionnaire", "Manutentionnaire"],
    ["cariste", "Cariste"],
    ["magasinière", "Magasinier"],
    ["femme de chambre", "Agent d’étage"],
    ["valet de chambre", "Agent d’étage"],
    ["receptioniste", "Réceptionniste"],
    ["night auditor", "Réceptionniste de nuit"],
    ["chauffeur poids lourd", "Chauffeur PL"],
    ["conductrice de bus", "Conducteur de bus"],
    ["taxi", "Chauffeur de taxi"],
    ["demenageur", "Déménageur"],
    ["macon", "Maçon"],
    ["manoeuvre", "Manœuvre"],
    ["peintre batiment", "Peintre en bâtiment"],
    ["plaquiste", "Plaquiste"],
    ["electricien", "Électricien du bâtiment"],
    ["aide soignante", "Aide-soignant"],
    ["aide-soignante de nuit", "Aide-soignant de nuit"],
    ["infirmière", "Infirmier diplômé d’État"],
    ["ASH", "Agent de service hospitalier"],
    ["auxilliaire de vie", "Auxiliaire de vie"],
    ["kiné", "Masseur-kinésithérapeute"],
    ["animatrice periscolaire", "Animateur périscolaire"],
    ["ATSEM", "Agent territorial spécialisé des écoles maternelles"],
    ["AESH", "Accompagnant d’élèves en situation de handicap"],
    ["baby-sitter", "Garde d’enfants"],
    ["hôtesse d’accueil", "Hôte d’accueil"],
    ["sonorisatrice", "Technicien son"],
    ["femme de ménage", "Employé de ménage"],
    ["agent d'entretient", "Agent d’entretien"],
    ["laveur de vitre", "Laveur de vitres"],
    ["chauffeur livreur", "Chauffeur-livreur"],
    ["livreuse à vélo", "Livreur à vélo"],
    ["livreur de colis", "Livreur de colis"],
    ["coursier", "Coursier"],
    ["vigile", "Agent de sécurité"],
    ["agent securite", "Agent de sécurité"],
    ["ssiap", "Agent de sécurité incendie SSIAP 1"],
    ["maître-chien", "Agent cynophile"],
  ])("« %s » → %s", async (query, title) => {
    const { results } = await search(query);
    expect(results.slice(0, TOP).map((mission) => mission.title)).toContain(withGenderMark(title));
  });
});

describe("synonyms", () => {
  test("narrower trades come after every exact match, whatever the sort", async () => {
    for (const sort of ["recent", "relevance", "pay_asc", "pay_desc"]) {
      const found = (await search("chauffeur", sort)).results.map(({ title }) => /chauffeur/i.test(title));
      expect(found[0], sort).toBe(true);
      expect(
        found.toSorted((a, b) => Number(b) - Number(a)),
        sort,
      ).toEqual(found);
    }
  });

  test("a narrower trade does not propose the wider one", async () => {
    const { results } = await search("runner");
    expect(results.map(({ title }) => title)).toEqual(["Runner en salle (H/F)"]);
  });

  test("pages follow each other without repeating or losing a mission", async () => {
    const { count } = await search("serveur");
    const seen: number[] = [];
    for (let page = 1; page <= Math.ceil(count / 10); page += 1) {
      const { body } = await call<MissionPage>(h.app, "GET", `/api/jobs/?query=serveur&page=${page}`);
      seen.push(...body.results.map(({ id }) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  });

  test("the database reads a title as we read a query", async () => {
    for (const { title } of titles) {
      const { rows } = await h.ctx.pool.query<{ groups: string[] }>("select group_lexemes($1) as groups", [title]);
      const expected = readQuery(title).flatMap(({ group }) => (group === null ? [] : [`#${group}`]));
      expect(rows[0]?.groups.toSorted(), title).toEqual(expected.toSorted());
    }
  });
});

describe("a métier", () => {
  test("is found under the names of those close to it", async () => {
    expect((await search("femme de ménage", "recent")).results.map(({ title }) => title)).toContain(
      "Agent de propreté (H/F)",
    );
  });

  test("is looked for in the text where the title names none", async () => {
    const employer = await anEmployer(h.ctx.db);
    const description = "Nous cherchons une serveuse pour le service du samedi, en renfort de l’équipe de salle.";
    await aMission(h.ctx.db, { employer, title: "Renfort du samedi (H/F)", description });
    await aMission(h.ctx.db, { employer, title: "Doreur sur bois (H/F)", description });
    await aMission(h.ctx.db, { employer, title: "Ferrailleur (H/F)", description });
    const titles = (await search("serveur", "soonest")).results.map(({ title }) => title);
    expect((await search("serveur samedi", "soonest")).results.map(({ title }) => title)).toEqual([
      "Renfort du samedi (H/F)",
      "Doreur sur bois (H/F)",
    ]);
    expect(titles).not.toContain("Ferrailleur (H/F)");
  });

  test("stays when the rest of the words finds nothing, and the answer says so", async () => {
    expect(await search("cariste trombone")).toMatchObject({
      corrected: "cariste",
      results: [{ title: "Cariste (H/F)" }, { title: "Magasinier-cariste (H/F)" }],
    });
  });
});

describe("a word nobody knows", () => {
  test("is replaced by the one it looks like, and the answer says so", async () => {
    expect(await search("bagagisste")).toMatchObject({
      corrected: "bagagiste",
      results: [{ title: "Bagagiste (H/F)" }],
    });
    expect((await search("chauffeur de taxxi")).corrected).toBe("chauffeur de taxi");
  });

  test("is left alone when it finds something, or looks like nothing", async () => {
    expect(await search("serveur")).not.toHaveProperty("corrected");
    expect(await search("plonjeur")).not.toHaveProperty("corrected");
    expect(await search("xylophoniste")).toMatchObject({ count: 0, results: [] });
    expect(await search("xylophoniste")).not.toHaveProperty("corrected");
  });
});
