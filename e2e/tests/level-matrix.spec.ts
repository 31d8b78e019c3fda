import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { EMPLOYER } from "../support/paths.ts";
import { unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const COMPANY_LEVELS = ["unverified", "siret_found", "address_proven", "verified"] as const;
type CompanyLevel = (typeof COMPANY_LEVELS)[number];
/** Below and above a proven address; of the two others, which show the same with other figures, the long check reads the screens. */
const AT_EVERY_COMMIT: ReadonlySet<CompanyLevel> = new Set(["unverified", "address_proven"]);
const isProven = (level: CompanyLevel) => level === "address_proven" || level === "verified";

/** Where somebody stands, and the sentence that says why their contacts are masked below a proven address. */
const STAGES = [
  {
    status: "pending",
    candidateStatus: null,
    why: /^Visible quand vous aurez accepté la personne et qu’elle aura confirmé/,
  },
  { status: "accepted", candidateStatus: null, why: /^Visible dès que la personne aura confirmé/ },
  { status: "accepted", candidateStatus: "confirmed", why: null },
] as const;

const PLACES: Record<CompanyLevel, number> = { unverified: 3, siret_found: 3, address_proven: 20, verified: 500 };

async function aCompany(db: Db, level: CompanyLevel) {
  const employer = await anEmployer(db, { company: { level } });
  const mission = await aMission(db, { employer, positions: 3, startsAt: new Date(Date.now() + 30 * 3_600_000) });
  const people = await Promise.all(
    STAGES.map(async ({ status, candidateStatus }, index) => {
      const candidate = await aCandidate(db, { firstName: ["Awa", "Karim", "Inès"][index] ?? "", lastName: "Benali" });
      const { id } = await anApplication(db, { mission, candidate, status, candidateStatus });
      return { candidate, id };
    }),
  );
  return { employer, mission, people };
}

/** What the page of an application shows, or says instead. */
async function checkContacts(page: Page, email: string, why: RegExp | null): Promise<void> {
  const main = page.getByRole("main");
  if (why === null) {
    await expect(main.getByText(email).first()).toBeVisible();
    await expect(main.getByText(/•••@/)).toHaveCount(0);
  } else {
    await expect(main.getByText(why)).toBeVisible();
    await expect(main.getByText(/•••@/).first()).toBeVisible();
    await expect(main.getByText(email)).toHaveCount(0);
    await expect(main.getByRole("link", { name: "Prouver l’adresse de l’entreprise" })).toBeVisible();
  }
}

for (const level of COMPANY_LEVELS)
  test(`${level}: each screen says what is open, and why the rest is not`, {
    tag: AT_EVERY_COMMIT.has(level) ? AT_DESK : "@long",
  }, async ({ page, db }) => {
    const { employer, mission, people } = await aCompany(db, level);
    await signInAs(page, employer);
    for (const [index, { id, candidate }] of people.entries()) {
      await openPage(page, `${EMPLOYER}/candidatures/${id}`);
      await checkContacts(page, candidate.email, isProven(level) ? null : (STAGES[index]?.why ?? null));
    }

    // The list: one sentence for those who wait, one beside whoever has not confirmed.
    await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
    const masked = isProven(level) ? 0 : 1;
    await expect(page.getByText(/L’e-mail, le téléphone et le CV s’ouvrent quand la personne acceptée/)).toHaveCount(
      masked,
    );
    await expect(page.getByText("Visible dès que la personne aura confirmé.")).toHaveCount(masked);

    // Publishing: the first yes, and the places.
    await openPage(page, `${EMPLOYER}/publier`);
    const most = PLACES[level];
    await page.getByLabel(/^Combien de personnes/).fill(String(most + 1));
    const tooMany = page.getByText(new RegExp(`Une mission de votre entreprise compte au plus ${most}\\splaces`));
    await expect(tooMany).toBeVisible();
    await page.getByLabel(/^Combien de personnes/).fill("2");
    await expect(tooMany).toHaveCount(0);
    await unfold(page);
    const first = page.getByRole("radio", { name: /^La première personne qui dit oui/ });
    if (isProven(level)) await expect(first).toBeEnabled();
    else {
      await expect(first).toBeDisabled();
      await expect(page.getByText(/^La réservation au premier oui s’ouvre quand l’adresse/)).toBeVisible();
    }

    // Who is told.
    await openPage(page, `${EMPLOYER}/emplois/${mission.id}`);
    await expect(page.getByText(/^À chaque fois, \d+\spersonnes prévenues au plus, et \d+ par jour/)).toHaveCount(
      masked,
    );

    // The chat of somebody who waits.
    const [waiting] = people;
    if (!waiting) throw new Error("somebody waits");
    const { id } = await aConversation(db, { between: [employer, waiting.candidate], lines: ["Bonjour"] });
    await openPage(page, `${EMPLOYER}/messages/${id}`);
    await expect(page.getByText("Coordonnées visibles une fois la venue confirmée")).toHaveCount(masked);
    if (masked === 0) return;
    await page.getByText("Demander à être rappelé").click();
    await page.getByLabel("Moment").selectOption("l’après-midi");
    await page.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(page.getByText(/pouvez-vous m’appeler au .*, l’après-midi\s\? Merci\./).first()).toBeVisible();
  });
