import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aContract } from "@app/db/builders/contracts";
import { aMission, aSavedMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { aRating } from "@app/db/builders/ratings";
import type { Db } from "@app/db/database";
import { aHire, CIVIL, typeCivilStatus } from "./hires.ts";
import { aWorkedShift } from "./hours.ts";
import {
  type Candidate,
  click,
  count,
  deleted,
  disabledPreferences,
  eventsOf,
  inDays,
  type Make,
  preferences,
  rate,
  reply,
  worked,
} from "./offline-case.ts";
import { parisAt } from "./paris.ts";
import { CANDIDATE } from "./paths.ts";
import { aMember } from "./team.ts";

/** One proposition to say no to. */
async function aRefusal(db: Db, candidate: Candidate) {
  const mission = await aMission(db, { startsAt: inDays(18) });
  const { id } = await aProposition(db, { missionId: mission.id, candidate });
  const answered = db.selectFrom("propositions").where("id", "=", id).where("answer", "=", "no").select("id");
  return { id, submit: click(/^Non$/), effects: count(answered) };
}

export const CANDIDATE_CASES: Record<string, Make<Candidate>> = {
  "candidate/agenda.tsx": async (db, candidate) => {
    const startsAt = parisAt(40, "12:00");
    const { id } = await anApplication(db, {
      mission: await aMission(db, { startsAt }),
      candidate,
      status: "accepted",
    });
    return {
      path: `${CANDIDATE}/creneaux?semaine=${startsAt.toISOString().slice(0, 10)}`,
      submit: click(/^Confirmer ma venue/),
      effects: eventsOf(db, id, "confirmed"),
    };
  },
  "candidate/hours.tsx": async (db, candidate) => {
    const { application } = await aWorkedShift(db, await anEmployer(db), candidate);
    return {
      path: `${CANDIDATE}/heures`,
      submit: click(/^Déclarer 5/),
      effects: count(
        db
          .selectFrom("workHours")
          .where("applicationId", "=", application)
          .where("state", "=", "declared")
          .select("id"),
      ),
    };
  },
  "candidate/availability.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}/disponibilites`,
    submit: click("Lundi soir"),
    effects: count(
      db.selectFrom("availabilities").where("candidateId", "=", candidate.id).where("week", ">", 0).select("week"),
    ),
  }),
  "candidate/propositions.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}/propositions`,
    ...(await aRefusal(db, candidate)),
  }),
  "candidate/proposition.tsx": async (db, candidate) => {
    const { id, ...refusal } = await aRefusal(db, candidate);
    return { path: `${CANDIDATE}/propositions/${id}`, ...refusal };
  },
  "candidate/employers.tsx": async (db, candidate) => {
    const { companyId } = await anEmployer(db);
    await aMember(db, companyId, candidate);
    const left = db
      .selectFrom("teamMembers")
      .where("candidateId", "=", candidate.id)
      .where("companyId", "=", companyId)
      .where("state", "=", "left")
      .select("state");
    return { path: `${CANDIDATE}/employeurs`, submit: click(/^Sortir de l’équipe/), effects: count(left) };
  },
  "candidate/applications.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(2) });
    const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
    return {
      path: `${CANDIDATE}/candidatures`,
      submit: click(/^Confirmer ma venue/),
      effects: eventsOf(db, id, "confirmed"),
    };
  },
  "candidate/selected.tsx": async (db, candidate) => {
    const mission = await aMission(db, { startsAt: inDays(4) });
    const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
    return {
      path: `${CANDIDATE}/candidatures/${id}`,
      submit: click("Je confirme ma venue"),
      effects: eventsOf(db, id, "confirmed"),
    };
  },
  "candidate/papers.tsx": async (db, candidate) => {
    const { application } = await aHire(db, 6 * 24 * 60, { candidate });
    return {
      path: `${CANDIDATE}/candidatures/${application}/declaration`,
      fill: typeCivilStatus,
      submit: click(/^Partager avec/),
      typed: { label: /^Commune de naissance/, text: CIVIL["Commune de naissance"] },
      effects: count(db.selectFrom("dossiers").where("applicationId", "=", application).select("applicationId")),
    };
  },
  "candidate/contract.tsx": async (db, candidate) => {
    const { employer, application } = await aHire(db, 7 * 24 * 60, { candidate });
    const of = { application: { id: application, candidateId: candidate.id }, signatoryId: employer.id };
    const { id } = await aContract(db, of);
    return {
      path: `${CANDIDATE}/candidatures/${application}/contrat`,
      fill: (page) => page.getByText("Lire ce contrat dans une autre langue").click(),
      submit: click("Demander une traduction"),
      effects: count(
        db.selectFrom("contracts").where("id", "=", id).where("translationAskedAt", "is not", null).select("id"),
      ),
    };
  },
  "candidate/certificates.tsx": async (db, candidate) => ({
    path: `${CANDIDATE}/profil/certificats`,
    fill: async (page) => {
      await page.getByLabel("HACCP", { exact: true }).check();
      await page.getByLabel("Date de fin (HACCP)").fill("31/03/2028");
    },
    submit: click("Enregistrer mes certificats"),
    typed: { label: /^Date de fin \(HACCP\)/, text: "31/03/2028" },
    effects: count(
      db.selectFrom("certificates").where("candidateId", "=", candidate.id).where("kind", "=", "haccp").select("kind"),
    ),
  }),
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
      effects: deleted(db.selectFrom("savedSearches").where("id", "=", id).select("id")),
    };
  },
  "candidate/saved-missions.tsx": async (db, candidate) => {
    const { id } = await aMission(db, { startsAt: inDays(9) });
    await aSavedMission(db, { userId: candidate.id, missionId: id });
    return {
      path: `${CANDIDATE}/emplois-enregistres`,
      submit: click(/^Enregistrer la mission/),
      effects: deleted(db.selectFrom("savedMissions").where("userId", "=", candidate.id).select("missionId")),
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
    effects: disabledPreferences(db, candidate.id),
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
