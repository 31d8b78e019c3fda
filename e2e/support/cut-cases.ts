import { anApplication } from "@app/db/builders/applications";
import type { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aDraft, aMission, aSavedMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { EMPLOYER } from "./people.ts";

const CANDIDATE = "/candidat/tableau-de-bord";
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

type Employer = Awaited<ReturnType<typeof anEmployer>>;
type Candidate = Awaited<ReturnType<typeof aCandidate>>;

export interface CutCase {
  path: string;
  /** Everything that is typed, before the network goes. */
  fill?: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  /** What must still be on the page without a network. */
  typed?: { label: RegExp; text: string };
  /** How many times it was done. */
  effects: () => Promise<number>;
}
type Make<P> = (db: Db, person: P) => Promise<CutCase>;

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

/** How many rows there are. */
const count = (query: { execute: () => Promise<unknown[]> }) => async () => (await query.execute()).length;

type EventKind = "accepted" | "rejected" | "confirmed" | "interview_chosen";
const eventsOf = (db: Db, applicationId: number, kind: EventKind) =>
  count(
    db.selectFrom("applicationEvents").where("applicationId", "=", applicationId).where("kind", "=", kind).select("id"),
  );

/** One once the row is gone. */
const gone = (query: { execute: () => Promise<unknown[]> }) => async () => 1 - (await query.execute()).length;

async function anApplicant(db: Db, employer: Employer) {
  const mission = await aMission(db, { employer, startsAt: inDays(3) });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  return { mission, application: await anApplication(db, { mission, candidate }) };
}

async function promote(page: Page) {
  await page
    .getByRole("button", { name: /^Actions : / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Promouvoir en urgent" }).click();
}

const promoted = (db: Db, id: number) =>
  count(db.selectFrom("missions").where("id", "=", id).where("urgent", "=", true).select("id"));

async function rate(page: Page) {
  for (const group of await page.getByRole("radiogroup").all())
    await group.getByRole("radio").nth(4).check({ force: true });
  await page.getByLabel(/^Votre retour/).fill("Tout s’est bien passé.");
  await page.getByRole("radio", { name: "Oui" }).check({ force: true });
}

const reply = {
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

const preferences = {
  fill: (page: Page) => page.getByRole("region", { name: "Notifications" }).getByLabel("Sur Renfort").last().uncheck(),
  submit: click("Enregistrer les préférences"),
};

const unwanted = (db: Db, userId: number) =>
  count(
    db
      .selectFrom("notificationPreferences")
      .where("userId", "=", userId)
      .where("channel", "=", "in_app")
      .where("enabled", "=", false)
      .select("type"),
  );

/** The page's form of a mission, with its title changed. */
const retitle = (button: RegExp) => ({
  fill: (page: Page) => page.getByLabel("Titre").fill("Plongeur du soir (H/F)"),
  submit: click(button),
  typed: { label: /^Titre/, text: "Plongeur du soir (H/F)" },
});

const readAll =
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

export const EMPLOYER_CASES: Record<string, Make<Employer>> = {
  "employer/dashboard.tsx": async (db, employer) => {
    const { application } = await anApplicant(db, employer);
    return {
      path: EMPLOYER,
      submit: click("Accepter Karim Benali"),
      effects: eventsOf(db, application.id, "accepted"),
    };
  },
  "employer/applications.tsx": async (db, employer) => {
    const { application } = await anApplicant(db, employer);
    return {
      path: `${EMPLOYER}/candidatures`,
      submit: click("Rejeter Karim Benali"),
      effects: eventsOf(db, application.id, "rejected"),
    };
  },
  "employer/application.tsx": async (db, employer) => {
    const { application } = await anApplicant(db, employer);
    return {
      path: `${EMPLOYER}/candidatures/${application.id}`,
      submit: click("Accepter Karim Benali"),
      effects: eventsOf(db, application.id, "accepted"),
    };
  },
  "employer/mission-applications.tsx": async (db, employer) => {
    const mission = await aMission(db, { employer, positions: 1, startsAt: inDays(4) });
    await anApplication(db, { mission, status: "accepted" });
    const { id } = await anApplication(db, { mission });
    return {
      path: `${EMPLOYER}/emploi/${mission.id}/candidatures`,
      fill: async (page) => {
        await page.getByText("Prévenir celles et ceux qui attendent encore").click();
        await page.getByLabel(/^Votre message/).fill("La place est prise, merci.");
      },
      submit: click("Rejeter et prévenir"),
      typed: { label: /^Votre message/, text: "La place est prise, merci." },
      effects: eventsOf(db, id, "rejected"),
    };
  },
  "employer/missions.tsx": async (db, employer) => {
    const { id, title } = await aMission(db, { employer, startsAt: inDays(5) });
    return { path: `${EMPLOYER}/emplois?q=${encodeURIComponent(title)}`, submit: promote, effects: promoted(db, id) };
  },
  "employer/mission.tsx": async (db, employer) => {
    const { id } = await aMission(db, { employer, startsAt: inDays(6) });
    return { path: `${EMPLOYER}/emplois/${id}`, submit: promote, effects: promoted(db, id) };
  },
  "employer/drafts.tsx": async (db, employer) => {
    const { id } = await aDraft(db, { employer });
    return {
      path: `${EMPLOYER}/emplois-brouillons`,
      submit: async (page) => {
        await click(/^Supprimer/)(page);
        await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
      },
      effects: gone(db.selectFrom("missionDrafts").where("id", "=", id).select("id")),
    };
  },
  "employer/edit-draft.tsx": async (db, employer) => {
    const { id } = await aDraft(db, { employer });
    return {
      path: `${EMPLOYER}/modifier-emploi-brouillons/${id}`,
      ...retitle(/^Enregistrer le brouillon/),
      effects: count(
        db.selectFrom("missionDrafts").where("id", "=", id).where("title", "like", "Plongeur du soir%").select("id"),
      ),
    };
  },
  "employer/edit-mission.tsx": async (db, employer) => {
    const { id } = await aMission(db, { employer, startsAt: inDays(7) });
    return {
      path: `${EMPLOYER}/modifier-emploi/${id}`,
      ...retitle(/^Enregistrer les modifications/),
      effects: count(
        db.selectFrom("missions").where("id", "=", id).where("title", "like", "Plongeur du soir%").select("id"),
      ),
    };
  },
  "employer/publish.tsx": async (db, employer) => {
    const { id: last } = await aDraft(db, { employer });
    return {
      path: `${EMPLOYER}/publier`,
      ...retitle(/^Enregistrer le brouillon/),
      effects: count(
        db
          .selectFrom("missionDrafts")
          .where("companyId", "=", employer.companyId)
          .where("id", ">", last)
          .where("title", "like", "Plongeur du soir%")
          .select("id"),
      ),
    };
  },
  "employer/profile.tsx": async (db, employer) => ({
    path: `${EMPLOYER}/profil?modifier=1`,
    fill: (page) =>
      page
        .getByRole("region", { name: "Vous" })
        .getByLabel(/^Téléphone/)
        .fill("0611223344"),
    submit: click("Enregistrer mes informations"),
    effects: count(db.selectFrom("users").where("id", "=", employer.id).where("phone", "=", "0611223344").select("id")),
  }),
  "employer/account.tsx": async (db, employer) => ({
    path: `${EMPLOYER}/profil/compte`,
    ...preferences,
    effects: unwanted(db, employer.id),
  }),
  "employer/rate.tsx": async (db, employer) => {
    const mission = await aMission(db, { employer, startsAt: inDays(-3) });
    const { id } = await anApplication(db, { mission, ...worked });
    return {
      path: `${EMPLOYER}/evaluer?candidature=${id}`,
      fill: rate,
      submit: click("Envoyer l’évaluation"),
      typed: { label: /^Votre retour/, text: "Tout s’est bien passé." },
      effects: count(db.selectFrom("ratings").where("applicationId", "=", id).select("id")),
    };
  },
  "employer/ratings.tsx": async (db, employer) => {
    const mission = await aMission(db, { employer, startsAt: inDays(-6) });
    const application = await anApplication(db, { mission, ...worked });
    const { id } = await aRating(db, { application, direction: "company" });
    return {
      path: `${EMPLOYER}/profil/avis`,
      ...reply,
      effects: count(db.selectFrom("ratings").where("id", "=", id).where("reply", "=", "Merci à vous.").select("id")),
    };
  },
  "notifications.tsx": readAll(EMPLOYER),
  "messages.tsx": async (db, employer) => {
    const candidate = await aCandidate(db, { firstName: "Awa", lastName: "Diallo" });
    await anApplication(db, { mission: await aMission(db, { employer }), candidate });
    const { id } = await aConversation(db, { between: [employer, candidate] });
    return {
      path: `${EMPLOYER}/messages/${id}`,
      submit: async (page) => {
        const block = page.getByRole("button", { name: "Bloquer Awa Diallo" });
        if (!(await block.isVisible())) await page.getByRole("button", { name: "Actions pour Awa Diallo" }).click();
        await block.click();
      },
      effects: count(db.selectFrom("blocks").where("blockerId", "=", employer.id).select("blockerId")),
    };
  },
  "report-message.tsx": async (db, employer) => {
    const candidate = await aCandidate(db);
    const { id } = await aConversation(db, { between: [employer, candidate] });
    return {
      path: `${EMPLOYER}/messages/${id}/signaler`,
      fill: async (page) => {
        await page.getByText("Autre motif").click();
        await page.getByLabel(/^Ce qui ne va pas/).fill("Propos étranges.");
      },
      submit: click("Envoyer le signalement"),
      typed: { label: /^Ce qui ne va pas/, text: "Propos étranges." },
      effects: count(db.selectFrom("reports").where("reporterId", "=", employer.id).select("id")),
    };
  },
};

export const CANDIDATE_CASES: Record<string, Make<Candidate>> = {
  "candidate/applications.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(2) });
    const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
    return {
      path: `${CANDIDATE}/candidatures`,
      submit: click(/^Confirmer ma venue/),
      effects: eventsOf(db, id, "confirmed"),
    };
  },
  "candidate/missions.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}?urgent=1`,
    submit: click("Enregistrer cette recherche"),
    effects: count(db.selectFrom("savedSearches").where("userId", "=", candidate.id).select("id")),
  }),
  "candidate/saved-searches.tsx": async (db, candidate) => {
    await db.deleteFrom("savedSearches").where("userId", "=", candidate.id).execute();
    const { id } = await db
      .insertInto("savedSearches")
      .values({ userId: candidate.id, criteria: '{"query":"bar"}' })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      path: `${CANDIDATE}/emplois-recherches`,
      submit: click(/^Supprimer/),
      effects: gone(db.selectFrom("savedSearches").where("id", "=", id).select("id")),
    };
  },
  "candidate/saved-missions.tsx": async (db, candidate) => {
    const { id } = await aMission(db, { startsAt: inDays(9) });
    await aSavedMission(db, { userId: candidate.id, missionId: id });
    return {
      path: `${CANDIDATE}/emplois-enregistres`,
      submit: click(/^Enregistrer la mission/),
      effects: gone(db.selectFrom("savedMissions").where("userId", "=", candidate.id).select("missionId")),
    };
  },
  "candidate/mission.tsx": async (db, candidate) => {
    const { id } = await aMission(db, { startsAt: inDays(12) });
    return {
      path: `${CANDIDATE}/emplois-details/${id}`,
      submit: click(/^Enregistrer la mission/),
      effects: count(
        db
          .selectFrom("savedMissions")
          .where("userId", "=", candidate.id)
          .where("missionId", "=", id)
          .select("missionId"),
      ),
    };
  },
  "candidate/interview.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(15) });
    const application = await anApplication(db, { mission, candidate });
    const { id } = await db
      .insertInto("interviews")
      .values({
        applicationId: application.id,
        missionId: mission.id,
        proposedBy: mission.createdBy,
        proposedTimes: [inDays(1)],
        status: "proposed",
        place: "",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      path: `${CANDIDATE}/entretiens/${id}`,
      submit: click(/^Choisir /),
      effects: eventsOf(db, application.id, "interview_chosen"),
    };
  },
  "candidate/profile.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}/profil?modifier=1`,
    fill: (page) => page.getByLabel(/^Profession/).fill("Cheffe de rang"),
    submit: click(/^Enregistrer$/),
    typed: { label: /^Profession/, text: "Cheffe de rang" },
    effects: count(
      db
        .selectFrom("candidates")
        .where("userId", "=", candidate.id)
        .where("profession", "=", "Cheffe de rang")
        .select("userId"),
    ),
  }),
  "candidate/account.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}/profil/compte`,
    ...preferences,
    effects: unwanted(db, candidate.id),
  }),
  "candidate/rate.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(-20) });
    const { id } = await anApplication(db, { mission, candidate, ...worked });
    return {
      path: `${CANDIDATE}/evaluer/${id}`,
      fill: rate,
      submit: click("Envoyer l’évaluation"),
      typed: { label: /^Votre retour/, text: "Tout s’est bien passé." },
      effects: count(db.selectFrom("ratings").where("applicationId", "=", id).select("id")),
    };
  },
  "candidate/ratings.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(-30) });
    const application = await anApplication(db, { mission, candidate, ...worked });
    const { id } = await aRating(db, { application });
    return {
      path: `${CANDIDATE}/profil/avis`,
      ...reply,
      effects: count(db.selectFrom("ratings").where("id", "=", id).where("reply", "=", "Merci à vous.").select("id")),
    };
  },
  "candidate/complete.tsx": async (db, candidate) => {
    await db.updateTable("users").set({ phone: null }).where("id", "=", candidate.id).execute();
    return {
      path: `${CANDIDATE}/completer`,
      fill: (page) => page.getByLabel("Téléphone").fill("06 12 34 56 78"),
      submit: click("Enregistrer et continuer"),
      typed: { label: /^Téléphone/, text: "06 12 34 56 78" },
      effects: count(
        db.selectFrom("users").where("id", "=", candidate.id).where("phone", "=", "0612345678").select("id"),
      ),
    };
  },
};

/** Shown by another test, for what it takes to get there. */
export const ELSEWHERE: Record<string, string> = {
  "admin/account.tsx": "two-step.spec.ts",
};
