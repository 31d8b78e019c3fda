import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { CANDIDATE, EMPLOYER } from "./paths.ts";
import { openPage, signInAs } from "./sign-in.ts";

/** An employer and somebody who comes tomorrow. */
export async function twoPeople(db: Db) {
  const employer = await anEmployer(db, { firstName: "Nadia", lastName: "Ferrand" });
  const mission = await aMission(db, { employer, positions: 2, startsAt: new Date(Date.now() + 20 * 3_600_000) });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const application = await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  return { employer, mission, candidate, application };
}

/** The same, with a conversation between them. */
export async function aConversationBetween(db: Db, lines: readonly string[] = ["Bonjour Karim"]) {
  const people = await twoPeople(db);
  const { id } = await aConversation(db, { between: [people.employer, people.candidate], lines });
  return { ...people, id };
}

/** A second browser, served by the second api: what it receives has crossed from one process to the other. */
export async function otherBrowser(browser: Browser, person: { email: string }, options: BrowserContextOptions = {}) {
  // oxlint-disable-next-line node/no-process-env -- given by whoever started the product
  const baseURL = process.env["SECOND_URL"] ?? "";
  const context = await browser.newContext({ baseURL, ...options });
  const page = await context.newPage();
  await signInAs(page, person);
  return { context, page, open: (path: string) => openPage(page, path) };
}

/** Nadia reads the conversation on this page, Karim in the other browser. */
export async function openBothSides(page: Page, browser: Browser, db: Db) {
  const { employer, candidate, id } = await aConversationBetween(db);
  const karim = await otherBrowser(browser, candidate);
  await karim.open(`${CANDIDATE}/messages/${id}`);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/messages/${id}`);
  return { employer, karim, id };
}

export const bubble = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

/** Writes in the open conversation. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Votre message" }).fill(text);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
}

/** The messages of a conversation in the database, in order. */
export async function storedMessages(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("messages")
    .where("conversationId", "=", id)
    .orderBy("id")
    .select("content")
    .execute();
  return rows.map(({ content }) => content);
}
