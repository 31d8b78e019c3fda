import { anApplication } from "@app/db/builders/applications";
import type { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";

const DAY = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY);
export const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

export type Employer = Awaited<ReturnType<typeof anEmployer>>;
export type Candidate = Awaited<ReturnType<typeof aCandidate>>;

export interface OfflineCase {
  path: string;
  /** Everything that is typed, before the network goes. */
  fill?: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  /** What must still be on the page without a network. */
  typed?: { label: RegExp; text: string };
  /** How many times it was done. */
  effects: () => Promise<number>;
}
export type Make<P> = (db: Db, person: P) => Promise<OfflineCase>;

export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

/** How many rows there are. */
export const count = (query: { execute: () => Promise<unknown[]> }) => async () => (await query.execute()).length;

export type EventKind = "accepted" | "rejected" | "confirmed" | "interview_chosen";
export const eventsOf = (db: Db, applicationId: number, kind: EventKind) =>
  count(
    db.selectFrom("applicationEvents").where("applicationId", "=", applicationId).where("kind", "=", kind).select("id"),
  );

/** One once the row is gone. */
export const deleted = (query: { execute: () => Promise<unknown[]> }) => async () => 1 - (await query.execute()).length;

export async function anApplicant(db: Db, employer: Employer) {
  const mission = await aMission(db, { employer, startsAt: inDays(3) });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  return { mission, application: await anApplication(db, { mission, candidate }) };
}

export async function promote(page: Page) {
  await page
    .getByRole("button", { name: /^Actions : / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Signaler comme urgente" }).click();
}

export const promoted = (db: Db, id: number) =>
  count(db.selectFrom("missions").where("id", "=", id).where("urgent", "=", true).select("id"));

export async function rate(page: Page) {
  for (const group of await page.getByRole("radiogroup").all())
    await group.getByRole("radio").nth(4).check({ force: true });
  await page.getByLabel(/^Votre retour/).fill("Tout s’est bien passé.");
  await page.getByRole("radio", { name: "Oui" }).check({ force: true });
}

export const reply = {
  fill: async (page: Page) => {
    await page
      .getByText(/^Répondre/)
      .first()
      .click();
    await page.getByLabel(/^Votre réponse/).fill("Merci à vous.");
  },
  submit: click("Publier ma réponse"),
  typed: { label: /^Votre réponse/, text: "Merci à vous." },
};

export const preferences = {
  fill: (page: Page) => page.getByRole("region", { name: "Notifications" }).getByLabel("Sur Renfort").last().uncheck(),
  submit: click("Enregistrer les préférences"),
};

export const disabledPreferences = (db: Db, userId: number) =>
  count(
    db
      .selectFrom("notificationPreferences")
      .where("userId", "=", userId)
      .where("channel", "=", "in_app")
      .where("enabled", "=", false)
      .select("type"),
  );

/** The page's form of a mission, with its title changed. */
export const retitle = (button: RegExp) => ({
  fill: (page: Page) => page.getByLabel(/^Quel métier/).fill("Plongeur du soir (H/F)"),
  submit: click(button),
  typed: { label: /^Quel métier/, text: "Plongeur du soir (H/F)" },
});

export const readAll =
  (base: string): Make<{ id: number }> =>
  async (db, { id }) => {
    const notification = await aNotification(db, { userId: id });
    return {
      path: `${base}/notifications`,
      submit: click("Tout marquer comme lu"),
      effects: count(
        db.selectFrom("notifications").where("id", "=", notification.id).where("readAt", "is not", null).select("id"),
      ),
    };
  };
