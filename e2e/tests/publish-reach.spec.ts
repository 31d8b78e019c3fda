import { anEmployer } from "@app/db/builders/companies";
import { aReach } from "@app/db/builders/reach";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisDay } from "../support/paris.ts";
import { fillShift, placeField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

/** Far from the people and missions of other journeys. */
const MENDE = { name: "Mende", lat: 44.52, lon: 3.5 };
const GUERET = { name: "Guéret", lat: 46.17, lon: 1.87 };

async function pickTown(page: Page, name: string): Promise<void> {
  await placeField(page).fill(name);
  await page.getByRole("listbox", { name: "Villes proposées" }).getByRole("option").first().click();
}

test("before publishing, the form says about how many people are around, and never under five", {
  tag: AT_DESK,
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  await aReach(db, { ...MENDE, people: 60 });
  await aReach(db, { ...GUERET, people: 0 });
  await signInAs(page, await anEmployer(db));
  await openPage(page, "/employeur/tableau-de-bord/publier");
  const reach = page.getByRole("status").filter({ hasText: "se disent disponibles" });

  // Without a sector and hours there is nothing to say.
  await pickTown(page, MENDE.name);
  await expect(reach).toHaveCount(0);
  await titleField(page).fill("Serveur en salle (H/F)");
  await fillShift(page, {
    day: parisDay(6).split("-").toReversed().join("/"),
    start: "18:30",
    end: "23:30",
    pause: "0",
  });
  await expect(reach).toHaveText(
    /^Environ \d+0\spersonnes de ce secteur se disent disponibles en ce moment, tous horaires confondus, à 10\skm à la ronde\.$/,
  );
  await checkPage(page);

  await pickTown(page, GUERET.name);
  await expect(reach).toHaveText(/^Moins de 5\spersonnes de ce secteur/);
  watch.expectNone();
});
