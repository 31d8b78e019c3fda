import type { Locator, Page } from "@playwright/test";

/** One row of the mission form. */
export const shiftRow = (page: Page, number = 1): Locator => page.getByRole("group", { name: `Créneau ${number}` });

export type TypedShift = { day?: string; start?: string; end?: string; pause?: string; people?: string };

export async function fillShift(page: Page, typed: TypedShift, number = 1): Promise<void> {
  const row = shiftRow(page, number);
  for (const [label, value] of [
    ["Jour", typed.day],
    ["Début", typed.start],
    ["Fin", typed.end],
    ["Pause", typed.pause],
    ["Personnes", typed.people],
  ] as const)
    if (value !== undefined) await row.getByLabel(label).fill(value);
}
