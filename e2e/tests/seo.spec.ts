import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { snapshotLandingPages } from "@app/db/landing-pages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openUntil } from "../support/shared-page.ts";

const DAY_MS = 86_400_000;
const BREST = "29019";

const word = () => uniqueWord("flux").replaceAll("-", "");
const slugOf = ({ id, title }: { id: number; title: string }) =>
  `/emplois/${id}-${title
    .toLowerCase()
    .replace(/ \(h\/f\)/, "")
    .replaceAll(" ", "-")}-lyon`;

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dates and pay narrow the list, and an empty list proposes wider ones with their counts", {
    tag: "@once",
  }, async ({ page, db }) => {
    const name = word();
    const soon = await aMission(db, {
      title: `Barman ${name} (H/F)`,
      startsAt: new Date(Date.now() + DAY_MS),
      payCents: 1_450,
    });
    const later = await aMission(db, {
      title: `Chef ${name} (H/F)`,
      startsAt: new Date(Date.now() + 5 * DAY_MS),
      payCents: 2_600,
    });
    await page.goto(`/emplois?query=${name}&date=tomorrow`);
    await expect(page.getByRole("link", { name: soon.title, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: later.title, exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Demain", exact: true }).click();
    await expect(page.getByText("2 missions", { exact: true })).toBeVisible();

    await page.goto(`/emplois?query=${name}&minPay=25`);
    await expect(page.getByRole("link", { name: later.title, exact: true })).toBeVisible();
    await expect(page.getByText("1 mission", { exact: true })).toBeVisible();

    await page.goto(`/emplois?query=${name}&date=tomorrow&minPay=25`);
    await expect(page.getByRole("heading", { name: "Rien demain." })).toBeVisible();
    const wider = page.getByRole("list", { name: "Autres recherches" });
    await expect(wider.getByRole("link", { name: /heure et plus »\s*1 mission/ })).toBeVisible();
    await wider.getByRole("link", { name: /Toutes les dates\s*1 mission/ }).click();
    await expect(page).toHaveURL(`/emplois?query=${name}&minPay=25`);
  });

  test("a visitor reports an offer and shares it", { tag: "@once" }, async ({ page, db }) => {
    const mission = await aMission(db, { title: `Plongeur ${word()} (H/F)` });
    await page.goto(`/emplois/${mission.id}`);
    const mail = await page.getByRole("link", { name: "Par e-mail" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain(slugOf(mission));
    await expect(page.getByRole("link", { name: "Lien de la mission" })).toHaveAttribute(
      "href",
      new RegExp(slugOf(mission)),
    );

    await page.getByRole("link", { name: "Signaler cette mission" }).click();
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.getByText("Choisissez un motif.")).toBeVisible();
    await expect(page.getByText("Décrivez le problème en quelques mots.")).toBeVisible();
    await expect(page.getByText(/Indiquez votre adresse e-mail/)).toBeVisible();
    await page.getByLabel("Arnaque ou annonce trompeuse").check();
    await page.getByLabel(/^Ce qui ne va pas/).fill("On me demande de payer ma tenue.");
    await page.getByLabel(/^Votre adresse e-mail/).fill("lea@exemple.fr");
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.getByText("Merci, votre signalement est arrivé.")).toBeVisible();
    const report = await db
      .selectFrom("reports")
      .where("subjectType", "=", "mission")
      .where("subjectId", "=", mission.id)
      .select(["reason", "reporterEmail"])
      .executeTakeFirst();
    expect(report).toEqual({ reason: "fraud", reporterEmail: "lea@exemple.fr" });
  });
});

test("mistyped words are corrected in one sentence", { tag: "@once" }, async ({ page, db }) => {
  const name = word();
  await aMission(db, { title: `Fleuriste ${name} (H/F)` });
  await page.goto("/emplois?query=fleuritse");
  await expect(page.getByText("Aucune mission pour « fleuritse » : voici celles pour « fleuriste ».")).toBeVisible();
});

test("each role finds the search in its own space", { tag: "@once" }, async ({ page, db }) => {
  const search = "?query=serveur&date=tomorrow&minPay=14";
  const { email } = await aCandidate(db);
  await page.goto(`/connexion?redirect=${encodeURIComponent(`/emplois${search}`)}`);
  await signIn(page, email);
  await expect(page).toHaveURL(`/candidat/tableau-de-bord/emplois${search}`);
  await expect(page.getByRole("link", { name: "Demain", exact: true })).toHaveAttribute("aria-current", "page");
  await page.context().clearCookies();
  const employer = await anEmployer(db);
  await page.goto(`/connexion?redirect=${encodeURIComponent(`/emplois${search}`)}`);
  await signIn(page, employer.email);
  await expect(page).toHaveURL("/employeur/tableau-de-bord/emplois?q=serveur");
});

test("a candidate applies from the public page; an employer sees no button for it", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const mission = await aMission(db, { title: `Cariste ${word()} (H/F)` });
  const { email } = await aCandidate(db);
  await page.goto(`/connexion?redirect=${encodeURIComponent(slugOf(mission))}`);
  await signIn(page, email);
  await expect(page).toHaveURL(slugOf(mission));
  await waitForHydration(page);
  await page
    .getByRole("link", { name: `Postuler : ${mission.title}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Postuler" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée.")).toBeVisible();
  await expect(page.getByText("Candidature envoyée", { exact: true }).filter({ visible: true })).toBeVisible();
  watch.expectNone();

  await page.context().clearCookies();
  const employer = await anEmployer(db);
  await page.goto(`/connexion?redirect=${encodeURIComponent(slugOf(mission))}`);
  await signIn(page, employer.email);
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Postuler/ })).toHaveCount(0);
});

test("an open mission has its picture and its structured text; one long over is gone, with others like it", {
  tag: "@once",
}, async ({ page, db }) => {
  const mission = await aMission(db, { title: `Réceptionniste ${word()} (H/F)` });
  await page.goto(`/emplois/${mission.id}`);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  const shown = await page.getByRole("main").innerText();
  expect(shown).toContain(posting.title);
  expect(shown).toContain(posting.hiringOrganization.name);
  for (const part of posting.description.split(/<[^>]+>/).filter(Boolean)) expect(shown).toContain(part);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(image).toMatch(/\/emplois\/\d+-receptionniste-.*\/carte\.png$/);
  const picture = await page.request.get(image ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).readUInt32BE(16)).toBe(1200);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new URL(page.url()).href);

  const deleted = await aMission(db, { startsAt: new Date(Date.now() - 40 * DAY_MS), status: "completed" });
  expect((await page.goto(`/emplois/${deleted.id}`))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 2, name: "Missions semblables" })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe("pages by sector and town", { tag: "@once" }, () => {
  test("exist from three missions on, and link to each other", async ({ page, db }) => {
    for (let i = 0; i < 3; i += 1) await aMission(db, { commune: BREST, sectors: ["Transport"] });
    await snapshotLandingPages(db);
    await page.goto("/emplois/transport/brest-29");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transport à Brest : missions à pourvoir");
    await expect(
      page
        .getByRole("article")
        .or(page.getByRole("heading", { level: 2 }))
        .first(),
    ).toBeVisible();
    await page.getByRole("link", { name: "Voir toute la liste" }).click();
    await expect(page).toHaveURL("/emplois?location=Brest+%2829%29&sector=Transport");
    expect((await page.goto("/emplois/education/brest-29"))?.status()).toBe(404);
    expect((await page.goto("/emplois/magie/brest-29"))?.status()).toBe(404);
    await openUntil(page, "/emplois", page.getByRole("heading", { name: "Missions par secteur et par ville" }));
  });
});

test("search engines and job boards find every open mission once", { tag: "@once" }, async ({ request, db }) => {
  const name = word();
  const mission = await aMission(db, { title: `Monteur ${name} & <fils> (H/F)` });
  const text = async (path: string) => (await request.get(path)).text();
  const robots = await text("/robots.txt");
  expect(robots).toContain("Disallow: /candidat/");
  const [, sitemap = ""] = /Sitemap: (\S+)/.exec(robots) ?? [];
  const index = await text(sitemap);
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(files.some((address) => address.endsWith("/sitemap/pages.xml"))).toBe(true);
  const pages = await Promise.all(files.filter((address) => address.includes("missions-")).map(text));
  const found = pages.join("").split(`/emplois/${mission.id}-`).length - 1;
  expect(found).toBe(1);
  expect((await request.get("/sitemap/autre.xml")).status()).toBe(404);

  const atom = await request.get(`/flux/missions.atom?query=${name}`);
  expect(atom.headers()["content-type"]).toContain("application/atom+xml");
  expect(await atom.text()).toContain(mission.title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
  const jobs = await text(`/flux/missions.xml?apres=${mission.id - 1}`);
  expect(jobs).toContain(`<referencenumber><![CDATA[${mission.id}]]></referencenumber>`);
  expect(jobs).toContain(`<title><![CDATA[${mission.title}]]></title>`);
  expect(jobs.match(/<\/job>/g)?.length).toBe(jobs.match(/<job>/g)?.length);
});

test("XML answers are well formed", { tag: "@once" }, async ({ page, db }) => {
  await aMission(db, { title: `Chef ${word()} & <second> (H/F)` });
  await page.goto("/emplois");
  for (const path of [
    "/sitemap.xml",
    "/sitemap/pages.xml",
    "/sitemap/missions-0.xml",
    "/flux/missions.atom",
    "/flux/missions.xml",
  ]) {
    const fault = await page.evaluate(async (address) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
      return parsed.querySelector("parsererror")?.textContent ?? null;
    }, path);
    expect(fault, path).toBeNull();
  }
});
