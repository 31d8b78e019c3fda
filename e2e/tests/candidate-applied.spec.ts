import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const word = () => uniqueWord("sent").replaceAll("-", "");
const detail = (id: number) => `/candidat/tableau-de-bord/emplois-details/${id}`;

test("after applying, the first screen says where it stands and what comes next; a closed mission shows others", {
  tag: "@phone",
}, async ({ page, db, isMobile }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const lyon9 = { employer, commune: "69389" };
  const mission = await aMission(db, { ...lyon9, title: `Barman ${word()} (H/F)`, startsAt: parisAt(2, "11:00") });
  await aMission(db, { ...lyon9, startsAt: parisAt(1, "06:00") });
  const { email, id } = await aCandidate(db, { commune: "69387" });
  await signInAs(page, { email });
  await openPage(page, detail(mission.id));
  // From Lyon 7e to Lyon 9e.
  await expect(page.getByRole("main")).toContainText(/Lyon.*, à \d(?:,\d)?\skm/);
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer ma candidature" }).click();
  const state = page.getByRole("region", { name: "Votre candidature" });
  await expect(state).toBeInViewport({ ratio: 1 });
  await expect(state).toContainText("Pas encore lue. Envoyée sans CV.");
  await expect(state).toContainText(/avant .+ au plus tard\. Sans réponse d’ici là, vous êtes libre\./);
  await expect(state.getByRole("link", { name: "Suivre ma candidature" })).toBeVisible();
  const sent = db.selectFrom("applications").where("missionId", "=", mission.id).select(["candidateId", "status"]);
  expect(await sent.execute()).toEqual([{ candidateId: id, status: "pending" }]);
  // A toast covers no heading.
  const boxes = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const toasts = [...document.querySelectorAll(".toast")].map(box).filter(({ height }) => height > 0);
    const headings = [...document.querySelectorAll("h1, h2, h3")].map(box).filter(({ height }) => height > 0);
    return toasts.flatMap((a) =>
      headings.filter((b) => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right),
    );
  });
  if (isMobile) expect(boxes).toEqual([]);
  await checkPage(page);

  await db
    .updateTable("missions")
    .set({ status: "completed", closedAt: new Date() })
    .where("id", "=", mission.id)
    .execute();
  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByText("Cette mission a été fermée avant son début.")).toBeInViewport();
  await expect(state).toContainText("La mission est fermée : rien ne vous engage.");
  await expect(main).not.toContainText("Démarrage dans");
  await main.getByRole("link", { name: /^Voir d’autres missions près de Lyon/ }).click();
  await expect(main.getByRole("heading", { name: /^D’autres missions près de Lyon/ })).toBeInViewport();
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(main.getByRole("article").filter({ hasText: mission.title })).toHaveCount(0);
  watch.expectNone();
});

test("Renfort is offered for the screen of a phone after an application, by the browser or by the way of an iPhone", {
  tag: "@phone",
}, async ({ browser, db }) => {
  const candidate = await aCandidate(db);
  const mission = await aMission(db, { startsAt: parisAt(3, "11:00") });
  await anApplication(db, { mission, candidate });
  const title = /écran d’accueil/;
  for (const isIphone of [false, true]) {
    const context = await browser.newContext(isIphone ? { userAgent: IPHONE } : {});
    const page = await context.newPage();
    await signInAs(page, candidate);
    await openPage(page, detail(mission.id));
    if (isIphone) {
      await expect(page.getByText(/^Sur iPhone, la réponse/)).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "touchez Partager" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Plus tard" }).click();
      await expect(page.getByText(title)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
    } else {
      // Nothing to offer until the browser says it can.
      await expect(page.getByText(title)).toHaveCount(0);
      await page.evaluate(() => {
        const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
          prompt: async () => document.body.setAttribute("data-asked", "1"),
        });
        window.dispatchEvent(event);
      });
      await page.getByRole("button", { name: "Installer Renfort" }).click();
      await expect(page.locator("body")).toHaveAttribute("data-asked", "1");
    }
    await expect(page.getByText(title)).toHaveCount(0);
    await context.close();
  }
});
