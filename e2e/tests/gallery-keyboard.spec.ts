import { expect, focused, test } from "../support/gallery.ts";

test("a button keeps its place while it works; a chip and a switch turn with Space @once", async ({
  gallery: page,
}) => {
  const publish = page.getByRole("button", { name: "Publier", exact: true });
  await publish.focus();
  await expect(publish).toHaveCSS("outline-width", "3px");
  const width = (await publish.boundingBox())?.width;
  await page.keyboard.press("Enter");
  const busy = page.getByRole("button", { name: "Publication…" }).nth(1);
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(busy).toBeFocused();
  expect((await busy.boundingBox())?.width).toBe(width);

  const remote = page.getByRole("button", { name: "Télétravail" });
  await remote.focus();
  await page.keyboard.press("Space");
  await expect(remote).toHaveAttribute("aria-pressed", "true");

  const available = page.getByRole("switch", { name: "Disponible pour les missions urgentes" }).first();
  await available.focus();
  await page.keyboard.press("Space");
  await expect(available).toHaveAttribute("aria-checked", "false");
  await page.keyboard.press("Enter");
  await expect(available).toHaveAttribute("aria-checked", "true");
});

test("a field's error leaves as soon as the field is edited @once", async ({ gallery: page }) => {
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("4 champs sont à corriger.")).toBeVisible();
  const first = page.getByLabel("Prénom", { exact: true });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveAccessibleDescription("Le prénom est requis");
  await page.keyboard.type("K");
  await expect(first).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Le prénom est requis")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Nom", { exact: true })).toHaveAccessibleDescription("Le nom est requis");
});

test("a password shows and hides; a list and radios move with arrows, a box with Space @once", async ({
  gallery: page,
}) => {
  const password = page.getByRole("textbox", { name: "Mot de passe" });
  await password.focus();
  await page.keyboard.type("Secret de cuisine");
  await expect(password).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  expect(await focused(page)).toBe("Masquer le mot de passe");
  await page.keyboard.press("Space");
  await expect(password).toHaveAttribute("type", "password");

  const sector = page.getByLabel("Secteur", { exact: true });
  await sector.focus();
  await page.keyboard.type("Com");
  await expect(sector).toHaveValue("commerce");
  await page.keyboard.press("Tab");
  await expect(sector).not.toBeFocused();

  const employer = page.getByRole("radio", { name: /Employeur/ });
  await employer.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: /Candidat/ })).toBeChecked();

  const licence = page.getByRole("checkbox", { name: "Permis de conduire obligatoire" });
  await licence.focus();
  await page.keyboard.press("Space");
  await expect(licence).toBeChecked();
});

test("a combobox is searched, walked through and left; its list closes with Esc @once", async ({ gallery: page }) => {
  const city = page.getByRole("combobox", { name: "Ville" });
  const options = page.getByRole("listbox", { name: "Villes proposées" }).getByRole("option");
  await city.focus();
  await page.keyboard.type("sai");
  await expect(options).toHaveText([/Saint-Étienne/, /Saint-Priest/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(city).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(city).toHaveValue("Saint-Priest");
  await expect(page.locator("input[name=communeCode]")).toHaveValue("69290");

  await city.fill("macon");
  await expect(options).toHaveText([/Mâcon/]);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(city).toHaveValue("macon");
  await city.fill("zzz");
  await expect(page.getByText("Aucune ville trouvée").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(city).not.toBeFocused();
});

test("Tab or the right arrow takes the completion behind the caret, and Tab is never trapped @once", async ({
  gallery: page,
}) => {
  const title = page.getByRole("combobox", { name: "Titre" });
  const offered = page.getByText("pour compléter");
  await title.focus();
  await page.keyboard.type("sérv");
  await expect(offered).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(title).toHaveValue("Serveur en salle");
  await expect(title).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(title).not.toBeFocused();

  await title.fill("pl");
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveValue("Plongeur");

  await title.fill("bar");
  await expect(offered).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offered).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(title).not.toBeFocused();
  await expect(title).toHaveValue("bar");

  await title.fill("run");
  await expect(offered).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(title).not.toBeFocused();
  await expect(title).toHaveValue("run");
});

test("tags are added, taken back and removed from the keyboard @once", async ({ gallery: page }) => {
  const skills = page.getByLabel("Compétences");
  const removers = page.getByRole("button", { name: /^Retirer (?:Service|Anglais|Cocktails)/ });
  await skills.focus();
  for (const word of ["Anglais", "Cocktails"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await expect(removers).toHaveCount(3);
  await expect(page.locator("input[name=skills]")).toHaveCount(3);
  await page.keyboard.type("ANGLAIS");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Anglais retiré")).toBeAttached();
  await page.keyboard.press("Backspace");
  await expect(removers).toHaveCount(1);
  await removers.focus();
  await page.keyboard.press("Enter");
  await expect(removers).toHaveCount(0);
  await expect(skills).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(skills).not.toBeFocused();
});

test("a day and an hour are typed the French way, or picked in the month @once", async ({ gallery: page }) => {
  const start = page.getByLabel("Date de début");
  const opener = page.getByRole("button", { name: /^Changer la date/ }).first();
  const month = page.getByRole("dialog", { name: "Choisir une date" });
  // Far ahead, for a day that has passed cannot be picked.
  await start.fill("241237");
  await page.keyboard.press("Tab");
  await expect(start).toHaveValue("24/12/2037");
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName("Changer la date, jeudi 24 décembre 2037");

  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("jeudi 24 décembre 2037");
  for (const [key, day] of [
    ["ArrowRight", "vendredi 25 décembre 2037"],
    ["ArrowDown", "vendredi 1 janvier 2038"],
    ["End", "dimanche 3 janvier 2038"],
    ["Home", "lundi 28 décembre 2037"],
    ["PageDown", "jeudi 28 janvier 2038"],
    ["PageUp", "lundi 28 décembre 2037"],
    ["ArrowUp", "lundi 21 décembre 2037"],
    ["ArrowLeft", "dimanche 20 décembre 2037"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page)).toBe(day);
  }
  await page.keyboard.press("Escape");
  await expect(month).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(start).toHaveValue("23/12/2037");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(month).toHaveCount(0);

  // A day that has passed can be read, not picked.
  await start.fill("01/01/2020");
  await opener.click();
  await month.getByRole("button", { name: "Mois précédent" }).click();
  await month.locator("[aria-disabled]").first().press("Enter");
  await expect(month).toBeVisible();
  await expect(start).toHaveValue("01/01/2020");

  await page.getByLabel("Heure de début").fill("9h15");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Heure de début")).toHaveValue("09:15");
  await start.fill("23/12/2037");
  await page.getByLabel("Date de fin").fill("bientôt");
  await page.getByRole("button", { name: "Envoyer les dates" }).click();
  await expect(page.getByText("startDate=2037-12-23 startTime=09:15 endDate=bientôt endTime=")).toBeVisible();
});

test("stars are radios: arrows change the note, Tab leaves them @once", async ({ gallery: page }) => {
  const technique = page.getByRole("radiogroup", { name: "Technique" });
  await technique.getByRole("radio", { name: "4 sur 5, Très bien" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(technique.getByRole("radio", { name: "5 sur 5, Excellent" })).toBeChecked();
  await expect(technique.getByText("Excellent")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  const communication = page.getByRole("radiogroup", { name: "Communication" });
  await expect(communication.getByRole("radio").first()).toBeFocused();
  await page.getByRole("button", { name: "Envoyer l’évaluation" }).click();
  await expect(communication).toHaveAccessibleDescription(/Donnez une note de 1 à 5/);
  await expect(communication.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Donnez une note de 1 à 5.")).toHaveCount(0);
});
