import { expectAccessible } from "../support/accessible.ts";
import { bubble, openBothSides, sendMessage } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";

const BANK = "Ne communiquez pas vos coordonnées bancaires ici.";

test("who is asked for bank details is warned at once, and reports that very message", { tag: "@phone" }, async ({
  page,
  browser,
  db,
}) => {
  const { karim, id } = await openBothSides(page, browser, db);
  await karim.page.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await sendMessage(page, "Envoyez-moi votre IBAN avant ce soir.");
  await expect(karim.page.getByRole("log").getByText(BANK).filter({ visible: true }).first()).toBeVisible();
  await expect(karim.page.getByRole("log").getByRole("status")).toContainText(BANK);
  await expect(page.getByRole("log").getByText("L’autre personne voit cet avertissement.").first()).toBeVisible();
  await sendMessage(page, "Je vous attends à 18 h.");
  await expect(bubble(karim.page, "Je vous attends à 18 h.")).toBeVisible();
  await expectAccessible(karim.page);
  await expectAccessible(page);
  await checkPage(karim.page);

  // Also after the page is read again.
  await karim.page.reload();
  await expect(karim.page.getByRole("log").getByText(BANK)).toBeVisible();
  await karim.page.getByRole("link", { name: "Signaler ce message" }).click();
  await karim.page.getByRole("radio").first().check();
  await karim.page.getByRole("textbox", { name: "Ce qui ne va pas" }).fill("On me demande mon IBAN.");
  await karim.page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(karim.page.getByText("Merci, votre signalement est arrivé.")).toBeVisible();
  const reported = await db
    .selectFrom("reports as r")
    .innerJoin("messages as m", "m.id", "r.subjectId")
    .where("r.subjectType", "=", "message")
    .where("m.conversationId", "=", id)
    .select("m.content")
    .execute();
  expect(reported).toEqual([{ content: "Envoyez-moi votre IBAN avant ce soir." }]);
  await karim.context.close();
});
