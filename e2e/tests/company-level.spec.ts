import { anEmployer } from "@app/db/builders/companies";
import { registered, siretFrom } from "@app/db/builders/company-row";
import { aMission } from "@app/db/builders/missions";
import { uniqueDigits, uniqueWord } from "@app/db/builders/unique";
import type { Db } from "@app/db/database";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { TEXT_PAGES } from "../support/text-pages.ts";

/** As the recordings of tools/testing/register have them. */
const FOUND = {
  siret: siretFrom(`00012${uniqueDigits(8)}`),
  name: "Comptoir des tisseurs",
  address: "14 quai des Tisseurs, 69007 Lyon",
};
const UNKNOWN = { siret: "00011003100010", name: "Hôtel du Cap Perdu", address: "1 quai du Port, 29200 Brest" };
const REFUSED = [
  {
    what: "unknown to the register",
    company: UNKNOWN,
    why: /Le répertoire Sirene ne connaît pas le SIRET de votre entreprise/,
  },
  {
    what: "of a closed establishment",
    company: { siret: "00011002300017", name: "Transports Bellerive", address: "3 rue de la Gare, 35000 Rennes" },
    why: /l’établissement de votre SIRET est fermé/,
  },
  {
    what: "of another company",
    company: {
      siret: "00011004900012",
      name: "Brasserie du Grand Large",
      address: "2 cours des Dames, 17000 La Rochelle",
    },
    why: /donne un autre nom et une autre adresse à votre SIRET/,
  },
];

/** On a busy machine the register may answer after the two seconds that publishing waits for it: it is asked beforehand. */
async function registerHasAnswered(db: Db, { companyId, company }: { companyId: number; company: { siret: string } }) {
  const payload = JSON.stringify({ siret: company.siret, attempt: 0 });
  await db
    .selectNoFrom((eb) =>
      eb.fn("graphile_worker.add_job", [eb.val("company.check_register"), eb.cast(eb.val(payload), "json")]).as("job"),
    )
    .execute();
  const outcome = () =>
    db.selectFrom("companies").where("id", "=", companyId).select("registerOutcome").executeTakeFirstOrThrow();
  await expect.poll(async () => (await outcome()).registerOutcome, { timeout: 30_000 }).not.toBeNull();
}

const missionBody = (title: string) => ({
  title,
  location: "Lyon",
  description: "Service du soir en salle, équipe de cinq personnes, repas pris sur place.",
  sector: ["Restauration"],
  type: "contract",
  startDate: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  compensation: 15,
  compensationType: "hourly",
  hoursPerDay: 6,
  skills: ["Service en salle"],
});

for (const { what, company, why } of REFUSED)
  test(`a mission with a SIRET ${what} waits: its author reads why, nobody else finds it @once`, async ({
    page,
    db,
  }) => {
    const employer = await anEmployer(db, { company });
    await registerHasAnswered(db, employer);
    await signInAs(page, employer);
    const call = await callAs(page, employer.email);
    const { id } = await call<{ id: number }>("POST", "jobs/add/", { data: missionBody("Serveur du soir (H/F)") });
    await openPage(page, `${EMPLOYER}/emplois/${id}`);
    await expect(page.getByText("En attente de vérification", { exact: true })).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText(/nous vous dirons quel document montrer/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Voir la page publique" })).toHaveCount(0);
    await page.context().clearCookies();
    expect((await page.request.get(`/emplois/${id}`)).status()).toBe(404);
  });

test("correcting the SIRET publishes the mission that was waiting", { tag: "@once" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db, { company: { ...UNKNOWN, siret: siretFrom(`00013${uniqueDigits(8)}`) } });
  await registerHasAnswered(db, employer);
  await signInAs(page, employer);
  const call = await callAs(page, employer.email);
  const title = "Barman de mariage (H/F)";
  const { id } = await call<{ id: number }>("POST", "jobs/add/", { data: missionBody(title) });
  await openPage(page, `${EMPLOYER}/emplois?statut=en-attente`);
  await expect(page.getByText(/ne connaît pas le SIRET de votre entreprise/)).toBeVisible();
  await page.getByRole("link", { name: title, exact: true }).click();
  await checkPage(page);
  await page.getByRole("link", { name: "Corriger mon entreprise" }).click();
  const form = page.getByRole("region", { name: "Votre entreprise" });
  await form.getByLabel(/^Nom de l’entreprise/).fill(FOUND.name);
  await form.getByLabel(/^Numéro SIRET/).fill(FOUND.siret);
  await form.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
  const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" }).format(new Date());
  await expect(async () => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByText(`SIRET trouvé au répertoire Sirene le ${day}.`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("Ne versez jamais d’argent pour obtenir une mission.")).toBeVisible();
  watch.expectNone();
});

test("each card and each mission says what is known of the company, and since when", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const at = new Date("2026-11-12T12:00:00Z");
  const levels = [
    { fields: {}, card: "SIRET non vérifié", full: "SIRET non vérifié." },
    {
      fields: registered(at),
      card: "SIRET trouvé le 12 novembre 2026",
      full: "SIRET trouvé au répertoire Sirene le 12 novembre 2026.",
    },
    {
      fields: { ...registered(at), level: "address_proven" as const },
      card: "Adresse prouvée le 12 novembre 2026",
      full: "Adresse de l’entreprise prouvée le 12 novembre 2026.",
    },
    {
      fields: { ...registered(at), level: "verified" as const },
      card: "Entreprise vérifiée le 12 novembre 2026",
      full: "Entreprise vérifiée le 12 novembre 2026 par Renfort.",
    },
  ];
  for (const { fields, card, full } of levels) {
    const title = `Veilleur ${uniqueWord("parc")} (H/F)`;
    const mission = await aMission(db, { employer: await anEmployer(db, { company: fields }), title });
    await openPage(page, `/emplois?query=${encodeURIComponent(title)}`);
    await expect(
      page.getByRole("article").filter({ hasText: title }).getByText(card).filter({ visible: true }),
    ).toBeVisible();
    await openPage(page, `/emplois/${mission.id}`);
    await expect(page.getByText(full)).toBeVisible();
  }
});

test("no page of ours promises that somebody was verified or controlled @once", { tag: "@long" }, async ({ page }) => {
  for (const path of ["/", ...TEXT_PAGES, "/inscription", "/publier"]) {
    await page.goto(path);
    const text = (await page.locator("body").innerText()).replaceAll(
      /SIRET non vérifié|Entreprise vérifiée le \d|et si vous l’avez demandé, une entreprise vérifiée|Nous ne garantissons ni/g,
      "",
    );
    expect(text, path).not.toMatch(/(?:vérifiée?s?|contrôlée?s?)(?!\p{L})|garanti/iu);
  }
});
