import { anAbsence, onPhone } from "../support/absences.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { aHire, CIVIL } from "../support/hires.ts";
import { IS_LONG } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage } from "../support/sign-in.ts";

/** Two seconds, on a machine that does nothing else. */
const SEEN_WITHIN_MS = IS_LONG ? 2_000 : 20_000;

/** As the form sends it. */
const STORED = {
  lastName: CIVIL["Nom d’usage"],
  birthName: CIVIL["Nom de naissance"],
  firstNames: CIVIL.Prénoms,
  sex: "male",
  birthDate: CIVIL["Date de naissance"],
  birthPlace: CIVIL["Commune de naissance"],
  birthCountry: CIVIL["Pays de naissance"],
  address: CIVIL.Adresse,
  vault: true,
};

test("from the yes of somebody called, who chose it, two taps copy the sheet, and they see that it was read", async ({
  browser,
  db,
  page,
  viewport,
}) => {
  test.slow();
  const { employer, standby, proposition } = await anAbsence(db);
  // Shared once elsewhere, and stored for the next time.
  const before = await aHire(db, 30 * 24 * 60, { candidate: standby });
  const call = await callAs(page, standby.email);
  await call("PUT", `applications/${before.application}/dossier/`, { data: STORED });
  const width = viewport?.width ?? 390;
  const [boss, sofiane] = [await onPhone(browser, employer, width), await onPhone(browser, standby, width)];
  await boss.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(boss, `${EMPLOYER}/aujourd-hui`);
  await boss.getByRole("listitem").filter({ hasText: "Lucas Petit" }).getByRole("button", { name: "Absence" }).click();

  await openPage(sofiane, `${CANDIDATE}/propositions/${proposition}`);
  await sofiane.getByRole("article").getByRole("button", { name: "Oui, je viens" }).click();
  const choice = sofiane.getByRole("checkbox", { name: "Partager ce que j’ai gardé pour ma déclaration" });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await checkPage(sofiane);
  await sofiane.getByRole("article").getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(sofiane.getByRole("heading", { level: 1, name: /^Elle est à vous\./ })).toBeVisible();
  await sofiane.getByRole("link", { name: "Voir ce que je partage" }).click();
  await expect(sofiane.getByText("Personne ne l’a lu pour le moment.")).toBeVisible();

  const row = boss.getByRole("listitem").filter({ hasText: "Remplace Lucas Petit" });
  const [open, copy] = [row.getByRole("link", { name: /^Déclaration non saisie/ }), "Tout copier"];
  await expect(open).toBeVisible({ timeout: 60_000 });
  // The first tap.
  await open.click();
  await expect(boss.getByText(CIVIL["Nom de naissance"], { exact: true })).toBeVisible();
  const readAt = Date.now();
  await expect(sofiane.getByText(/^Lu par /)).toHaveCount(1, { timeout: SEEN_WITHIN_MS });
  test.info().annotations.push({ type: "read seen after", description: `${Date.now() - readAt} ms` });
  // The second.
  await boss.getByRole("button", { name: copy }).click();
  await expect(boss.getByRole("button", { name: "Tout est copié" })).toBeVisible();
  const copied = await boss.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Nom de naissance\u00a0: ${CIVIL["Nom de naissance"]}`);
  await checkPage(boss);
  for (const one of [boss, sofiane]) await one.context().close();
});
