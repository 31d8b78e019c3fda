import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aDraft } from "@app/db/builders/missions";
import { expectAccessible } from "../support/accessible.ts";
import { bubble, sendMessage, twoPeople } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { visibleText } from "../support/page-checks.ts";
import { EMPLOYER } from "../support/paths.ts";
import { titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test("from a mission being written to the missing phone and back, nothing typed is lost @once", async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  await db.updateTable("users").set({ phone: null }).where("id", "=", employer.id).execute();
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).fill("Plongeur du soir (H/F)");
  await expect(page.getByRole("link", { name: "téléphone" })).toBeVisible();
  for (const asked of ["ville", "pays"]) await expect(page.getByRole("link", { name: asked })).toHaveCount(0);
  await page.getByRole("link", { name: "Compléter mon profil" }).click();

  // One screen with nothing else, which leads back to the mission.
  await expect(page.getByRole("heading", { level: 1, name: "Compléter mon profil" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByText("Le téléphone est requis").first()).toBeVisible();
  await page.getByLabel(/^Téléphone/).fill("0611223344");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publier une mission" })).toBeVisible();
  await expect(titleField(page)).toHaveValue("Plongeur du soir (H/F)");
  await expect(page.getByRole("link", { name: "téléphone" })).toHaveCount(0);
  // On the home page, in sight.
  await openPage(page, EMPLOYER);
  await page.getByRole("link", { name: /^1.brouillon/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brouillons" })).toBeVisible();
});

test("what was typed in both cards of the profile is saved together, by either button or « Terminer » @once", async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/profil?modifier=1`);
  const company = page.getByRole("region", { name: "Votre entreprise" });
  const person = page.getByRole("region", { name: "Vous" });
  await company.getByLabel(/^Culture/).fill("On s’entraide.");
  await person.getByLabel(/^Téléphone/).fill("0611223344");
  await person.getByRole("button", { name: "Enregistrer mes informations" }).click();
  await expect(visibleText(page, "Profil de l’entreprise mis à jour avec succès.")).toBeVisible();
  const stored = async () => ({
    ...(await db.selectFrom("users").where("id", "=", employer.id).select("phone").executeTakeFirst()),
    ...(await db.selectFrom("companies").where("id", "=", employer.companyId).select("culture").executeTakeFirst()),
  });
  expect(await stored()).toEqual({ phone: "0611223344", culture: "On s’entraide." });

  // A refusal is shown in its card, and nothing is left out.
  await company.getByLabel(/^Culture/).fill("On s’écoute.");
  await company.getByLabel(/^E-mail de l’entreprise/).fill("pas une adresse");
  await page.getByRole("link", { name: "Terminer" }).click();
  await expect(company.getByLabel(/^E-mail de l’entreprise/)).toHaveAttribute("aria-invalid", "true");
  await company.getByLabel(/^E-mail de l’entreprise/).fill("contact@exemple.fr");
  await page.getByRole("link", { name: "Terminer" }).click();
  await expect(page).toHaveURL(`${EMPLOYER}/profil`);
  await expect(page.getByText("On s’écoute.")).toBeVisible();
});

test("a mission being written is one click away on every page, until it is put aside", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  const { id } = await aDraft(db, { employer, title: "Plongeur du soir (H/F)" });
  const bar = page.getByRole("region", { name: "Mission en cours d’écriture" });
  for (const path of [EMPLOYER, `${EMPLOYER}/candidatures`, `${EMPLOYER}/profil`]) {
    await openPage(page, path);
    await expect(bar).toContainText("Plongeur du soir (H/F)");
  }
  await expectAccessible(page);
  await bar.getByRole("link", { name: /^Reprendre ma mission/ }).click();
  await expect(titleField(page)).toHaveValue("Plongeur du soir (H/F)");
  await expect(bar).toHaveCount(0);
  await openPage(page, `${EMPLOYER}/profil`);
  const saved = page.waitForResponse((response) => response.url().includes("/brouillon-de-cote"));
  await bar.getByRole("button", { name: "Ne plus proposer cette mission ici" }).click();
  await saved;
  await expect(bar).toHaveCount(0);
  await openPage(page, `${EMPLOYER}/candidatures`);
  await expect(bar).toHaveCount(0);
  expect(await db.selectFrom("missionDrafts").where("id", "=", id).select("id").execute()).toHaveLength(1);
});

test("past seven pages of drafts, an ellipsis stands for those that are far @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  for (let index = 0; index < 71; index += 1) await aDraft(db, { employer, title: `Plongeur ${index} (H/F)` });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emplois-brouillons`);
  await expect(page.getByRole("article")).toHaveCount(10);
  const pages = page.getByRole("navigation", { name: "Pages de brouillons" });
  const numbers = pages.getByRole("link", { name: /^Page/ });
  await expect(numbers).toHaveText(["1", "2", "8"]);
  await expect(pages).toContainText("…");
  await pages.getByRole("link", { name: "Page 8" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  // With seven pages each has its number.
  await page.getByRole("button", { name: /^Supprimer/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(visibleText(page, "Brouillon supprimé avec succès.")).toBeVisible();
  await openPage(page, `${EMPLOYER}/emplois-brouillons`);
  await expect(numbers).toHaveText(["1", "2", "3", "4", "5", "6", "7"]);
});

test("on a phone the message box is above the bottom menu, also while a mission is being written", {
  tag: "@phone",
}, async ({ page, db }) => {
  const { employer, candidate } = await twoPeople(db);
  const { id } = await aConversation(db, { between: [employer, candidate], lines: ["Bonjour"] });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).fill("Plongeur du soir");
  await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();
  await openPage(page, `${EMPLOYER}/messages/${id}`);
  await expect(page.getByRole("link", { name: /^Reprendre ma mission/ }).filter({ visible: true })).toBeVisible();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const [box, menu] = [
      await page.getByRole("textbox", { name: "Votre message" }).boundingBox(),
      await page.getByRole("navigation", { name: "Menu employeur mobile" }).boundingBox(),
    ];
    if (!box || !menu) throw new Error("a conversation has a box and a menu");
    expect(box.y + box.height).toBeLessThanOrEqual(menu.y);
    expect(box.y).toBeGreaterThan(viewport.height / 3);
  }
  await sendMessage(page, "À tout à l’heure");
  await expect(bubble(page, "À tout à l’heure")).toBeVisible();
});
