import { anApplication } from "@app/db/builders/applications";
import { aContract } from "@app/db/builders/contracts";
import { aConversation } from "@app/db/builders/messaging";
import { aDraft, aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { uniqueEmail } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { aColleague } from "./colleagues.ts";
import { aHire } from "./hires.ts";
import { aWorkedShift, declare } from "./hours.ts";
import {
  anApplicant,
  click,
  count,
  deleted,
  disabledPreferences,
  type Employer,
  eventsOf,
  inDays,
  type Make,
  preferences,
  promote,
  promoted,
  rate,
  readAll,
  reply,
  retitle,
  worked,
} from "./offline-case.ts";
import { EMPLOYER } from "./paths.ts";
import { aMember } from "./team.ts";

export const EMPLOYER_CASES: Record<string, Make<Employer>> = {
  "employer/dashboard.tsx": async (db, employer) => {
    const { application } = await anApplicant(db, employer);
    return {
      path: EMPLOYER,
      submit: click("Accepter Karim Benali"),
      effects: eventsOf(db, application.id, "accepted"),
    };
  },
  "employer/today.tsx": async (db, employer) => {
    const startsAt = new Date(Date.now() - 3_600_000);
    const mission = await aMission(db, { employer, startsAt, endsAt: inDays(0.2) });
    const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
    const expected = { status: "accepted", candidateStatus: "confirmed" } as const;
    const { id } = await anApplication(db, { mission, candidate, ...expected });
    return {
      path: `${EMPLOYER}/aujourd-hui`,
      submit: click("Vient d’arriver"),
      effects: count(db.selectFrom("presenceEvents").where("applicationId", "=", id).select("id")),
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
  "employer/papers/declaration.tsx": async (db, employer) => {
    const { application } = await aHire(db, 3 * 24 * 60, { employer });
    return {
      path: `${EMPLOYER}/candidatures/${application}/declaration`,
      fill: async (page) => {
        await page.getByLabel("Numéro du récépissé").fill("DPAE 2026-4471");
        await page.getByLabel(/^Heure/).fill("00:00");
      },
      submit: click("Noter la déclaration"),
      typed: { label: /^Numéro du récépissé/, text: "DPAE 2026-4471" },
      effects: count(
        db
          .selectFrom("declarations")
          .where("applicationId", "=", application)
          .where("channel", "=", "receipt")
          .select("applicationId"),
      ),
    };
  },
  "employer/papers/contract.tsx": async (db, employer) => {
    const { person, application } = await aHire(db, 4 * 24 * 60, { employer });
    const of = { application: { id: application, candidateId: person.id }, signatoryId: employer.id };
    const { id } = await aContract(db, of);
    return {
      path: `${EMPLOYER}/candidatures/${application}/contrat`,
      submit: click("Recevoir un code par e-mail"),
      effects: count(db.selectFrom("contractCodes").where("contractId", "=", id).select("userId")),
    };
  },
  "employer/papers/company.tsx": async (db, employer) => {
    await db.deleteFrom("companyPapers").where("companyId", "=", employer.companyId).execute();
    return {
      path: `${EMPLOYER}/etablissements/papiers`,
      fill: (page) => page.getByLabel("Convention collective").fill("Hôtels, cafés, restaurants"),
      submit: click("Enregistrer"),
      typed: { label: /^Convention collective/, text: "Hôtels, cafés, restaurants" },
      effects: count(db.selectFrom("companyPapers").where("companyId", "=", employer.companyId).select("companyId")),
    };
  },
  "employer/mission-applications.tsx": async (db, employer) => {
    const mission = await aMission(db, { employer, positions: 1, startsAt: inDays(4) });
    await anApplication(db, { mission, status: "accepted", candidateStatus: "confirmed" });
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
  "employer/team/members.tsx": async (db, employer) => ({
    path: `${EMPLOYER}/equipe`,
    fill: (page) => page.getByLabel("Nouveau groupe").fill("Brunch"),
    submit: click("Créer"),
    typed: { label: /^Nouveau groupe/, text: "Brunch" },
    effects: count(db.selectFrom("teamGroups").where("companyId", "=", employer.companyId).select("id")),
  }),
  "employer/team/ask.tsx": async (db, employer) => {
    const mission = await aMission(db, { employer, startsAt: inDays(-8) });
    const candidate = await aCandidate(db, { firstName: "Lucas", lastName: "Petit" });
    await anApplication(db, { mission, candidate, ...worked });
    return {
      path: `${EMPLOYER}/equipe/demander`,
      fill: (page) => page.getByRole("checkbox", { name: /Lucas Petit/ }).check(),
      submit: click("Demander de rejoindre"),
      effects: count(db.selectFrom("teamMembers").where("candidateId", "=", candidate.id).select("candidateId")),
    };
  },
  "employer/team/propose.tsx": async (db, employer) => {
    const { id } = await aMission(db, { employer, startsAt: inDays(5), endsAt: inDays(5.2) });
    const candidate = await aCandidate(db, { firstName: "Inès", lastName: "Moreau" });
    await aMember(db, employer.companyId, candidate);
    return {
      path: `${EMPLOYER}/equipe/proposer?mission=${id}&personne=${candidate.id}`,
      submit: click(/^Proposer/),
      effects: count(db.selectFrom("propositions").where("missionId", "=", id).select("id")),
    };
  },
  "employer/missions.tsx": async (db, employer) => {
    const { id, title } = await aMission(db, { employer, startsAt: inDays(2) });
    return { path: `${EMPLOYER}/emplois?q=${encodeURIComponent(title)}`, submit: promote, effects: promoted(db, id) };
  },
  "employer/mission.tsx": async (db, employer) => {
    const { id } = await aMission(db, { employer, startsAt: inDays(2) });
    return { path: `${EMPLOYER}/emplois/${id}`, submit: promote, effects: promoted(db, id) };
  },
  "employer/establishments.tsx": async (db, employer) => ({
    path: `${EMPLOYER}/etablissements?ajouter=1`,
    fill: async (page) => {
      await page.getByLabel("Nom").fill("Terreaux");
      await page.getByLabel("Ville").pressSequentially("Lyon 2");
      await page
        .getByRole("option", { name: /Lyon 2e/ })
        .first()
        .click();
    },
    submit: click("Ajouter l’établissement"),
    typed: { label: /^Nom/, text: "Terreaux" },
    effects: count(db.selectFrom("establishments").where("companyId", "=", employer.companyId).select("id")),
  }),
  "employer/colleagues.tsx": async (db, employer) => {
    const email = uniqueEmail("collegue");
    return {
      path: `${EMPLOYER}/etablissements/collegues`,
      fill: async (page) => {
        await page.getByLabel(/^Adresse e-mail/).fill(email);
        // The places of the other cases, whichever they are.
        await page.getByRole("radio", { name: /^Propriétaire/ }).check({ force: true });
      },
      submit: click(/^Envoyer, valable/),
      typed: { label: /^Adresse e-mail/, text: email },
      effects: count(
        db
          .selectFrom("companyInvitations")
          .where("companyId", "=", employer.companyId)
          .where("email", "=", email)
          .where("revokedAt", "is", null)
          .select("id"),
      ),
    };
  },
  "employer/colleague.tsx": async (db, employer) => {
    const lead = await aColleague(db, employer, { role: "shift_lead", firstName: "Awa", lastName: "Diallo" });
    return {
      path: `${EMPLOYER}/etablissements/collegues/${lead.id}`,
      fill: (page) => page.getByRole("radio", { name: /^Responsable/ }).check({ force: true }),
      submit: click("Enregistrer l’accès"),
      effects: count(
        db.selectFrom("companyMembers").where("userId", "=", lead.id).where("role", "=", "manager").select("userId"),
      ),
    };
  },
  "employer/copy-week.tsx": async (db, employer) => {
    const { title, startsAt } = await aMission(db, { employer, startsAt: inDays(4) });
    return {
      path: `${EMPLOYER}/planning/copier?semaine=${startsAt.toISOString().slice(0, 10)}`,
      submit: click("Publier les missions cochées"),
      effects: count(
        db
          .selectFrom("missions")
          .where("companyId", "=", employer.companyId)
          .where("title", "=", title)
          .where("startsAt", ">", startsAt)
          .select("id"),
      ),
    };
  },
  "employer/hours.tsx": async (db, employer) => {
    const worked = await aWorkedShift(db, employer, await aCandidate(db, { availability: "freeze" }));
    await declare(db, worked);
    return {
      path: `${EMPLOYER}/heures`,
      submit: click(/^Valider/),
      effects: count(
        db
          .selectFrom("workHours")
          .where("applicationId", "=", worked.application)
          .where("state", "=", "agreed")
          .select("id"),
      ),
    };
  },
  "employer/drafts.tsx": async (db, employer) => {
    const { id } = await aDraft(db, { employer });
    return {
      path: `${EMPLOYER}/emplois-brouillons`,
      submit: async (page) => {
        await click(/^Supprimer/)(page);
        await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
      },
      effects: deleted(db.selectFrom("missionDrafts").where("id", "=", id).select("id")),
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
  "employer/complete.tsx": async (db, employer) => {
    await db.updateTable("users").set({ phone: null }).where("id", "=", employer.id).execute();
    return {
      path: `${EMPLOYER}/completer`,
      fill: (page) => page.getByLabel(/^Téléphone/).fill("0655443322"),
      submit: click("Enregistrer et continuer"),
      typed: { label: /^Téléphone/, text: "0655443322" },
      effects: count(
        db.selectFrom("users").where("id", "=", employer.id).where("phone", "=", "0655443322").select("id"),
      ),
    };
  },
  "employer/account.tsx": async (db, employer) => ({
    path: `${EMPLOYER}/profil/compte`,
    ...preferences,
    effects: disabledPreferences(db, employer.id),
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
  "employer/report-candidate.tsx": async (db, employer) => {
    const candidate = await aCandidate(db);
    await anApplication(db, { mission: await aMission(db, { employer }), candidate });
    return {
      path: `${EMPLOYER}/candidat/${candidate.id}/signaler`,
      fill: async (page) => {
        await page.getByText("Autre motif").click();
        await page.getByLabel(/^Ce qui ne va pas/).fill("Un faux diplôme.");
      },
      submit: click("Envoyer le signalement"),
      typed: { label: /^Ce qui ne va pas/, text: "Un faux diplôme." },
      effects: count(
        db
          .selectFrom("reports")
          .where("reporterId", "=", employer.id)
          .where("subjectType", "=", "user")
          .where("subjectId", "=", candidate.id)
          .select("id"),
      ),
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
      effects: count(
        db
          .selectFrom("reports")
          .where("reporterId", "=", employer.id)
          .where("subjectId", "=", candidate.id)
          .select("id"),
      ),
    };
  },
  // The last: its company has not proven its address.
  "employer/verification.tsx": async (db, employer) => {
    const { id } = employer.company;
    await db.updateTable("companies").set({ level: "unverified" }).where("id", "=", id).execute();
    const mailbox = "contact@example.org";
    return {
      path: `${EMPLOYER}/profil/verification`,
      fill: (page) => page.getByLabel(/^Adresse e-mail/).fill(mailbox),
      submit: click("Recevoir le code"),
      typed: { label: /^Adresse e-mail/, text: mailbox },
      effects: count(db.selectFrom("companyProofs").where("companyId", "=", id).select("id")),
    };
  },
};
