import { expect, focused, test } from "../support/gallery.ts";

test("a menu opens, is walked through and gives focus back @once", async ({ gallery: page }) => {
  const opener = page.getByRole("button", { name: "Actions pour Serveur en salle", exact: true });
  const item = (name: string) => page.getByRole("menuitem", { name });
  await expect(opener).toHaveAttribute("aria-haspopup", /true|menu/);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(item("Modifier")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item("Supprimer")).toBeFocused();
  // What cannot be done is passed over; a first letter goes to its entry.
  await page.keyboard.press("ArrowUp");
  await expect(item("Dupliquer")).toBeFocused();
  await expect(item("Clore la mission")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("r");
  await expect(item("Retirer l’urgence")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("ArrowDown");
  // Until the menu has the keyboard, the same key closes it again.
  await expect(item("Modifier")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Retirer l’urgence")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Urgence retirée")).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Tab");
  const status = page.getByRole("button", { name: "Statut de Karim Benali : En attente" });
  await expect(status).toBeFocused();
  await page.keyboard.press("Enter");
  const choice = (name: string) => page.getByRole("menuitemradio", { name });
  await expect(choice("En attente")).toHaveAttribute("aria-checked", "true");
  await expect(choice("En attente")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choice("Examiné")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Statut de Karim Benali : Examiné" })).toBeFocused();

  await opener.click();
  await item("Modifier").click();
  await expect(page).toHaveURL(/vue=employeur/);
});

test("dialogs and drawers hold focus, close with Esc and give it back", { tag: "@once" }, async ({ gallery: page }) => {
  for (const [button, name] of [
    ["Dialogue", "Postuler"],
    ["Tiroir à gauche", "Messages"],
    ["Tiroir à droite", "Messages"],
    ["Feuille du bas", "Filtres"],
  ] as const) {
    const opener = page.getByRole("button", { name: button, exact: true });
    const panel = page.getByRole("dialog", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    for (let turn = 0; turn < 12; turn++) {
      await page.keyboard.press("Tab");
      await expect(panel.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  // With a finger: beside it, or on its button.
  const sheet = page.getByRole("dialog", { name: "Filtres" });
  const opener = page.getByRole("button", { name: "Feuille du bas" });
  await opener.click();
  await sheet.waitFor();
  await page.mouse.click(5, 5);
  await expect(sheet).toHaveCount(0);
  await opener.click();
  await sheet.getByRole("button", { name: "Afficher 64 missions" }).click();
  await expect(sheet).toHaveCount(0);
});

test("pages are links; at either end there is nothing to follow @once", async ({ gallery: page }) => {
  const short = page.getByRole("navigation", { name: "Pagination, 7 pages" });
  await expect(short.getByRole("link", { name: /^Page/ })).toHaveCount(7);
  const previous = short.getByRole("link", { name: "Précédent" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("navigation", { name: "Pagination, 24 pages" }).getByRole("link", { name: "Suivant" }).focus();
  await page.keyboard.press("Tab");
  await expect(short.getByRole("link", { name: "Page 1" })).toBeFocused();
  await expect(short.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2$/);
});

test("a file comes by button or by drop; a wrong one is refused at once @once", async ({ gallery: page }) => {
  const paper = page.getByLabel("Justificatif");
  const zone = page.locator(".drop").filter({ has: paper });
  // Asked for before the focus: the browser takes a moment to hand its dialogs over.
  const chooser = page.waitForEvent("filechooser");
  await paper.focus();
  await expect(zone.getByText("Choisir un PDF")).toHaveCSS("outline-width", "3px");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("bonjour") });
  await expect(paper).toHaveAccessibleDescription("Ce n’est pas un PDF.");

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "attestation.pdf", { type: "application/pdf" }));
    return data;
  });
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await expect(zone).toHaveClass(/is-over/);
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(zone.getByText("attestation.pdf")).toBeVisible();
  await expect(page.getByText("Ce n’est pas un PDF.")).toHaveCount(0);
  await zone.getByRole("button", { name: "Retirer" }).click();
  await expect(zone.getByText("attestation.pdf")).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Envoi du fichier" })).toHaveAttribute("value", "60");
});

test("icons have an accessible name: the bell, the skeleton, the avatar without a photo @once", async ({
  gallery: page,
}) => {
  for (const name of ["Notifications, 1 non lue", "Notifications, 12 non lues", "Notifications, plus de 99 non lues"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications, plus de 99 non lues" })).toContainText("99+");
  await expect(page.locator("[aria-busy=true]").filter({ hasText: "Chargement…" }).first()).toBeAttached();
  const withoutPhoto = page.locator(".avatar", { hasText: "IM" }).first();
  await withoutPhoto.scrollIntoViewIfNeeded();
  await expect(withoutPhoto.locator("img")).toHaveCount(0);
  await page.getByRole("link", { name: "Notifications", exact: true }).focus();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("");
});
