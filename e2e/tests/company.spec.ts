import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { checkPageAt } from "../support/page-checks.ts";

const DAY_MS = 86_400_000;
const WORKED = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
const scores = (score: number) => ({
  technical: score,
  communication: score,
  experience: score,
  cultural: score,
  overall: score,
});

/** A company with an open mission and three ratings, one of them answered. */
async function aRatedCompany(db: Db) {
  const name = uniqueWord("brasserie").replaceAll("-", "");
  const employer = await anEmployer(db, {
    company: { name, description: "Brasserie de quartier.", firstPublishedAt: new Date("2026-03-04T10:00:00Z") },
  });
  const mission = await aMission(db, { employer, title: "Serveur en salle (H/F)" });
  for (const [index, score] of [5, 4, 3].entries()) {
    const worked = await aMission(db, { employer, title: "Runner (H/F)", startsAt: new Date(Date.now() - 7 * DAY_MS) });
    const application = await anApplication(db, { mission: worked, candidate: await aCandidate(db), ...WORKED });
    await aRating(db, {
      application,
      direction: "company",
      scores: scores(score),
      comment: `Avis à ${score} sur 5.`,
      ...(index === 0 && { reply: "Merci à vous.", repliedAt: new Date() }),
    });
  }
  return {
    name,
    mission,
    companyId: employer.companyId,
    userId: employer.id,
    path: `/entreprises/${employer.companyId}-${name}`,
  };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mission leads to its company: what is open, what was measured, and who rated it how", {
    tag: AT_DESK,
  }, async ({ page, db }) => {
    const company = await aRatedCompany(db);
    await page.goto(`/emplois/${company.mission.id}`);
    await page.getByRole("link", { name: company.name, exact: true }).first().click();
    await expect(page).toHaveURL(company.path);
    await expect(page.getByRole("heading", { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByRole("link", { name: company.mission.title, exact: true })).toBeVisible();
    await expect(page.getByText("sur 3 missions notées", { exact: true })).toBeVisible();
    await expect(page.getByText("4 sur 5 : 1 sur 3")).toBeAttached();
    await expect(page.getByText("mars 2026")).toBeVisible();
    await expect(page.getByRole("article", { name: "Avis sur Runner (H/F)" })).toHaveCount(3);
    await expect(page.getByText(`Réponse de ${company.name}`)).toBeVisible();
    await expect(page.getByText("SIRET non vérifié").first()).toBeVisible();
  });

  test("another spelling is sent to the right address, and a company that is gone has no page", {
    tag: "@once",
  }, async ({ page, db }) => {
    const company = await aRatedCompany(db);
    await page.goto(`/entreprises/${company.companyId}-autre-nom`);
    await expect(page).toHaveURL(company.path);
    const silent = await anEmployer(db);
    expect((await page.goto(`/entreprises/${silent.companyId}-rien`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Entreprise introuvable" })).toBeVisible();
    await db.updateTable("users").set({ status: "suspended" }).where("id", "=", company.userId).execute();
    // The page is shared for five seconds.
    await expect.poll(async () => (await page.goto(company.path))?.status(), { timeout: 20_000 }).toBe(404);
  });
});

test("the page is accessible in both themes and at 320 px", { tag: "@once" }, async ({ page, db }) => {
  const { path } = await aRatedCompany(db);
  await checkPageAt(page, path);
});

test("search engines read the note that people read, and find the page in the sitemap", { tag: "@once" }, async ({
  request,
  db,
}) => {
  const company = await aRatedCompany(db);
  const structured = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  };
  expect(await structured(company.path)).toMatchObject({
    "@type": "Organization",
    name: company.name,
    aggregateRating: { ratingValue: 4, ratingCount: 3 },
  });
  const unrated = await anEmployer(db, { company: { firstPublishedAt: new Date() } });
  expect(await structured(`/entreprises/${unrated.companyId}`)).not.toHaveProperty("aggregateRating");
  const index = await (await request.get("/sitemap.xml")).text();
  const file = Math.floor(company.companyId / 5_000);
  expect(index).toContain(`/sitemap/entreprises-${file}.xml`);
  // The file is cached for ten minutes: only its addresses are checked.
  const listed = await (await request.get(`/sitemap/entreprises-${file}.xml`)).text();
  expect(listed).toMatch(/<loc>[^<]+\/entreprises\/\d+-[a-z0-9-]+<\/loc>/);
});
