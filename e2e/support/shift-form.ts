import type { Locator, Page } from "@playwright/test";

/** One row of the mission form; the first is among the five answers. */
export const shiftRow = (page: Page, number = 1): Locator =>
  page.getByRole("group", { name: number === 1 ? /^Quand/ : `Créneau ${number}` });

export const titleField = (page: Page): Locator => page.getByLabel(/^Quel métier/);
export const placeField = (page: Page): Locator => page.getByLabel(/^Où/);
export const rateField = (page: Page): Locator => page.getByLabel(/^Combien (?:de l’heure|par \p{L}+), brut/u);
export const peopleField = (page: Page): Locator => page.getByLabel(/^Combien de personnes/);
export const publishButton = (page: Page): Locator =>
  page.getByRole("region", { name: "Publication" }).getByRole("button", { name: /^Publier (?:la mission|pour)/ });

/** « Ce soir », « Demain matin », « Demain midi », « Demain soir » or « Choisir ». */
export const momentChip = (page: Page, label: string): Locator =>
  shiftRow(page).locator("label.chip").filter({ hasText: label });

/** Leaves the title first: its list covers the chips. */
export async function pickMoment(page: Page, label: string): Promise<void> {
  await titleField(page).blur();
  await momentChip(page, label).click();
}

/** Opens « Préciser ». */
export async function unfold(page: Page): Promise<void> {
  const fold = page.locator("details.fold");
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}

export type TypedShift = { day?: string; start?: string; end?: string; pause?: string; people?: string };

export async function fillShift(page: Page, typed: TypedShift, number = 1): Promise<void> {
  const row = shiftRow(page, number);
  const choose = momentChip(page, "Choisir");
  if (number === 1 && typed.day !== undefined && (await choose.isVisible())) await pickMoment(page, "Choisir");
  for (const [label, value] of [
    ["Jour", typed.day],
    ["Début", typed.start],
    ["Fin", typed.end],
    ["Pause", typed.pause],
  ] as const)
    if (value !== undefined) await row.getByLabel(label).fill(value);
  if (typed.people === undefined) return;
  await (number === 1 ? peopleField(page) : row.getByLabel("Personnes")).fill(typed.people);
}
