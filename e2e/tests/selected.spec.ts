import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const HOME = "/candidat/tableau-de-bord";
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);

test("someone who has the place is shown it once, confirms, and finds the way", { tag: "@phone" }, async ({
  page,
  context,
  db,
}) => {
  const employer = await anEmployer(db);
  const candidate = await aCandidate(db);
  const times = { startsAt: at(30), endsAt: at(36) };
  const meetingPoint = "Quai de livraison, demander Karim";
  const mission = await aMission(db, { employer, title: "Serveur (H/F)", ...times, meetingPoint });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
  await signInAs(page, candidate);
  await page.goto(HOME);
  await expect(page).toHaveURL(`${HOME}/candidatures/${id}`);
  const title = page.getByRole("heading", { level: 1, name: /^Vous avez la place\./ });
  await expect(title).toBeFocused();
  const meeting = page.getByText(`Rendez-vous\u00a0: ${meetingPoint}`);
  await expect(meeting).toBeVisible();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Itinéraire/ })).toHaveAttribute("href", /destination=/);
  await checkPage(page);

  // Without a network nothing is promised: the phone is given.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Je confirme ma venue" }).click();
  await expect(page.getByText(/votre confirmation n’est pas partie/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Je confirme ma venue" }).click();
  await expect(page.getByText("Venue confirmée")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^C’est noté\./ })).toBeVisible();
  await checkPage(page);

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${HOME}/creneaux`);
  await expect(meeting).toBeVisible();
  await openPage(page, HOME);
  await expect(page).toHaveURL(HOME);
});

test("whoever can no longer come says so there; the address then leads to the list @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const mission = await aMission(db, { startsAt: at(30), endsAt: at(36) });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
  await signInAs(page, candidate);
  await openPage(page, `${HOME}/candidatures/${id}`);
  await page.getByRole("button", { name: "Je ne peux plus venir" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Un imprévu m’empêche de venir").check();
  await dialog.getByRole("button", { name: "Retirer ma candidature" }).click();
  await expect(page).toHaveURL(`${HOME}/candidatures#candidature-${id}`);
  await expect(page.getByRole("article")).toContainText("Vous avez retiré");
  await openPage(page, `${HOME}/candidatures/999999999`);
  await expect(page.getByRole("heading", { name: "Candidature introuvable" })).toBeVisible();
});
