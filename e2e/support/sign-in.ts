import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./page-ready.ts";

/** Gives the browser somebody's session, as the sign-in form would. */
export async function signInAs(page: Page, { email }: { email: string }): Promise<void> {
  const form = { email, password: DEMO_PASSWORD };
  expect((await page.request.post("/connexion", { form, maxRedirects: 0 })).status()).toBe(302);
}

/** Opens an address and waits for the router: until it runs, a click is a plain form post. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
