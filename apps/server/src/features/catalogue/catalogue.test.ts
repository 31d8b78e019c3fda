import { CatalogueView } from "@app/contract/catalogue/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("a visitor gets every list with French labels", async () => {
  const { status, body } = await call<CatalogueView>(h.app, "GET", "/api/catalogue/");
  expect(status).toBe(200);
  const catalogue = CatalogueView.parse(body);
  expect(catalogue).toEqual(body);
  expect(catalogue.sectors.map(({ name }) => name)).toEqual([
    "Restauration",
    "Commerce",
    "IT & Digital",
    "Logistique",
    "Hôtellerie",
    "Transport",
    "BTP",
    "Santé",
    "Éducation",
    "Événementiel",
    "Nettoyage",
    "Livraison",
    "Sécurité",
  ]);
  for (const { titles } of catalogue.sectors) expect(titles.length).toBeGreaterThanOrEqual(6);
  expect(catalogue.sectors[0]).toMatchObject({ key: "restauration", name: "Restauration", payRange: [12.31, 18.5] });
  expect(catalogue.sectors[0]?.titles[0]).toBe("Serveur en salle (H/F)");
  expect(catalogue.industries).toContainEqual({ value: "Healthcare", label: "Santé" });
  expect(catalogue.sizes[0]).toEqual({ value: "1-10", label: "1 à 10 personnes" });
  expect(catalogue.types).toEqual([
    { value: "full-time", label: "Temps plein" },
    { value: "part-time", label: "Temps partiel" },
    { value: "contract", label: "Contrat" },
    { value: "freelance", label: "Freelance" },
    { value: "internship", label: "Stage" },
  ]);
  expect(catalogue.payPeriods).toEqual([
    { value: "hourly", label: "€\u00a0/\u00a0heure" },
    { value: "daily", label: "€\u00a0/\u00a0jour" },
    { value: "weekly", label: "€\u00a0/\u00a0semaine" },
    { value: "monthly", label: "€\u00a0/\u00a0mois" },
  ]);
  expect(catalogue.experienceLevels).toHaveLength(4);
  expect(catalogue.tags).toEqual(
    expect.arrayContaining(["Permis requis", "Mission express", "Week-end", "Proche de vous"]),
  );
});

test("skills follow the title, then the sector", async () => {
  const skills = async (query: string) =>
    (await call<{ results: string[] }>(h.app, "GET", `/api/catalogue/skills/?${query}`)).body.results;
  expect(await skills("title=Serveuse")).toContain("Service en salle");
  expect((await skills("title=Renfort&sector=BTP"))[0]).not.toBe((await skills("title=Renfort"))[0]);
  expect(await skills("")).toContain("Ponctualité");
  const long = await call(h.app, "GET", `/api/catalogue/skills/?title=${"a".repeat(201)}`);
  expect(long).toMatchObject({
    status: 400,
    body: { title: ["Ce texte est trop long\u00a0: 200 caractères au maximum."] },
  });
});
