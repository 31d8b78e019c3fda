import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { readCalendar } from "../support/calendar-reader.ts";
import { expect, test } from "../support/database.ts";
import { ON_PHONE } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { recordSecret } from "../support/typed-secrets.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

test("an agenda reads one's shifts at an address that is replaced, then revoked", { tag: ON_PHONE }, async ({
  page,
  db,
  playwright,
  baseURL,
}) => {
  const watch = watchErrors(page);
  const from = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 9 * DAY_MS);
  const until = new Date(from.getTime() + 6 * HOUR_MS);
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const title = `Barista, ouverture ${uniqueWord("agenda").replaceAll("-", "")} (H/F)`;
  const shifts = [{ startsAt: from, endsAt: until, breakMinutes: 0, positions: 1 }];
  const mission = await aMission(db, { employer, title, shifts });
  const candidate = await aCandidate(db, { firstName: "Inès", lastName: "Marchal", availability: "freeze" });
  await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  // An agenda has no session.
  const agenda = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const created = async () => {
    const address = await page.getByLabel("Adresse de mon agenda").inputValue();
    recordSecret("agenda address", /([\w-]{43})\.ics$/.exec(address)?.[1] ?? "");
    return new URL(address).pathname;
  };

  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/creneaux`);
  await checkPage(page);
  await page.getByRole("button", { name: "Créer mon adresse" }).click();
  const link = page.getByRole("link", { name: "Ouvrir dans mon agenda" });
  await expect(link).toHaveAttribute("href", /^webcal:\/\/.+\/agenda\/[\w-]{43}\.ics$/);
  await checkPage(page);

  const first = await created();
  expect(first).not.toMatch(/ines|marchal/i);
  const file = await agenda.get(first);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(file.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  const text = await file.text();
  expect(readCalendar(text)).toMatchObject([
    { summary: title, location: mission.location, start: from, end: until, text: "" },
  ]);
  expect(text).not.toMatch(/Marchal|@exemple|tel:/);

  await page.getByRole("button", { name: "Remplacer l’adresse" }).click();
  await expect.poll(async () => (await agenda.get(first)).status()).toBe(404);
  await expect.poll(created).not.toBe(first);
  const second = await created();
  expect((await agenda.get(second)).status()).toBe(200);

  // The address is not shown again.
  await openPage(page, `${CANDIDATE}/creneaux`);
  await expect(page.getByText(/Vous avez une adresse depuis le/)).toBeVisible();
  await expect(page.getByLabel("Adresse de mon agenda")).toHaveCount(0);

  await page.getByRole("button", { name: "Supprimer l’adresse" }).click();
  await expect(page.getByRole("button", { name: "Créer mon adresse" })).toBeVisible();
  expect((await agenda.get(second)).status()).toBe(404);
  expect((await agenda.get("/agenda/nothing.ics")).status()).toBe(404);
  await agenda.dispose();
  watch.expectNone();
});
