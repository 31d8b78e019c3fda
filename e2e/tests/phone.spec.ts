import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { textedCode } from "../support/sms.ts";

const card = (page: Page) => page.getByRole("region", { name: "Téléphone" });
const freshNumber = () => `06${String(Math.floor(Math.random() * 100_000_000)).padStart(8, "0")}`;

test("a number is confirmed by a code, then text messages may be asked for", { tag: ON_PHONE }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const phone = freshNumber();
  const candidate = await aCandidate(db, { phone, phoneVerified: false });
  await signInAs(page, candidate);

  // The profile says it, and leads to the account; so does the choice of text messages.
  await openPage(page, `${CANDIDATE}/profil`);
  await page.getByRole("link", { name: "Confirmer ce numéro" }).click();
  await expect(page).toHaveURL(/\/profil\/compte#telephone$/);
  const sms = page.getByLabel("Par SMS", { exact: true });
  await expect(sms).toBeDisabled();
  await page.getByRole("link", { name: "Confirmer mon numéro" }).click();
  await expect(card(page).getByText("À confirmer")).toBeVisible();
  await checkPage(page);

  await card(page).getByRole("button", { name: "Confirmer ce numéro" }).click();
  await expect(visibleText(page, "Un code est parti par SMS.")).toBeVisible();
  const field = card(page).getByLabel(/^Code reçu par SMS/);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await closeToasts(page);
  await expectAccessible(page);
  const code = await textedCode(phone);
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await card(page).getByRole("button", { name: "Valider le code" }).click();
  await expect(card(page).getByText("Ce code n’est pas le bon. Relisez-le dans le dernier SMS reçu.")).toBeVisible();
  await checkPage(page);

  await card(page).getByRole("button", { name: "Renvoyer le code" }).click();
  await expect(visibleText(page, "Un code est parti par SMS.")).toBeVisible();
  await field.fill(await textedCode(phone));
  await card(page).getByRole("button", { name: "Valider le code" }).click();
  await expect(card(page).getByText("Confirmé", { exact: true })).toBeVisible();
  await closeToasts(page);
  await sms.check();
  await page.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(visibleText(page, "Préférences enregistrées.")).toBeVisible();
  await expect(sms).toBeChecked();
  watch.expectNone();
});

test("an employer reads that a number is not confirmed, then the number @once", async ({ page, db }) => {
  const employer = await anEmployer(db, { company: { level: "verified" } });
  const candidate = await aCandidate(db, { phone: "0698765432", phoneVerified: false });
  const mission = await aMission(db, { employer });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
  await signInAs(page, employer);
  for (const path of [`candidatures/${id}`, `candidat/${candidate.id}`]) {
    await openPage(page, `${EMPLOYER}/${path}`);
    await expect(visibleText(page, "Numéro pas encore confirmé")).toBeVisible();
    expect(await page.content()).not.toMatch(/0698765432|98 76 54/);
  }
  await db.updateTable("users").set({ phoneVerifiedAt: new Date() }).where("id", "=", candidate.id).execute();
  await openPage(page, `${EMPLOYER}/candidatures/${id}`);
  await expect(page.getByRole("link", { name: /06 98 76 54 32/ })).toBeVisible();
});
