/** What is written down about people: for their safety, for the office, for the law. */

import { randomUUID } from "node:crypto";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anErrorGroup } from "@app/db/builders/errors";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { dossierEnd, keyWeek } from "@app/domain/papers/dossier";
import { recordAudit } from "../src/features/office/audit/audit.ts";
import { tokenFor } from "./harness.ts";
import { aDecidedReport } from "./office-scene.ts";
import { insert, type RetentionKind, type Scene, text } from "./retention-scene.ts";
import { post } from "./scene.ts";

export const recordKinds: RetentionKind[] = [
  {
    name: "Security event",
    tables: ["security_events", "audit_log"],
    lasts: { months: 12 },
    page: "Douze mois, même après la suppression du compte",
    make: async (scene) => {
      await insert(scene, "security_events", { kind: "'made_old'" });
      await insert(scene, "audit_log", { action: "'made.old'", subject_type: "'user'" });
      return {
        rows: ["security_events where kind = 'made_old'", "audit_log where action = 'made.old'"],
        agedBy: (age) => `update security_events set occurred_at = now() - ${age} where kind = 'made_old';
          update audit_log set at = now() - ${age} where action = 'made.old'`,
      };
    },
  },
  {
    name: "Journal of a company",
    tables: ["company_audit"],
    lasts: { months: 12 },
    make: async (scene) => {
      const company = String(scene.employer.companyId);
      await insert(scene, "company_audit", { company_id: company, action: "'member_left'", subject: "'made_old'" });
      return {
        rows: ["company_audit where subject = 'made_old'"],
        agedBy: (age) => `update company_audit set at = now() - ${age} where subject = 'made_old'`,
      };
    },
  },
  {
    name: "Journal of a team",
    tables: ["team_journal"],
    lasts: { days: 365 },
    make: async ({ db, now, candidate }) => {
      const { id: actorId, companyId } = await anEmployer(db, { now });
      const line = { companyId, actorId, candidateId: candidate.id, action: "asked" as const, at: now };
      const { id } = await db.insertInto("teamJournal").values(line).returning("id").executeTakeFirstOrThrow();
      return { rows: [`team_journal where id = ${id}`] };
    },
  },
  {
    name: "Arrival and departure",
    tables: ["presence_events"],
    lasts: { days: 3 * 365 },
    page: "Trois ans",
    make: async ({ db, now, candidate }) => {
      const mission = await aMission(db, { now });
      const { id } = await anApplication(db, { now, mission, candidate });
      const event = {
        applicationId: id,
        shiftId: 1,
        clientId: randomUUID(),
        kind: "en_route",
        method: "self",
      } as const;
      const times = { at: now, deviceAt: now, receivedAt: now, skewSeconds: 0, flagged: false };
      await db
        .insertInto("presenceEvents")
        .values({ ...event, ...times })
        .execute();
      return { rows: [`presence_events where application_id = ${id}`] };
    },
  },
  {
    name: "Code of a day: when it was replaced, and wrong ones",
    tables: ["day_codes", "presence_tries"],
    lasts: { days: 30 },
    make: async ({ db, now, candidate }) => {
      const { id: byUser, companyId } = await anEmployer(db, { now });
      const { id } = await anApplication(db, { now, mission: await aMission(db, { now }), candidate });
      await db
        .insertInto("dayCodes")
        .values({ companyId, day: "2026-11-18", rotation: 1, rotatedAt: now, byUser })
        .execute();
      await db
        .insertInto("presenceTries")
        .values({ applicationId: id, shiftId: 1, clientId: randomUUID(), at: now })
        .execute();
      return { rows: [`day_codes where company_id = ${companyId}`, `presence_tries where application_id = ${id}`] };
    },
  },
  {
    name: "Group of errors",
    tables: ["error_groups"],
    lasts: { days: 90 },
    page: "Quatre-vingt-dix jours après la dernière fois",
    make: async ({ db, now }) => {
      const { fingerprint } = await anErrorGroup(db, { seenAt: now });
      return { rows: [`error_groups where fingerprint = '${fingerprint}'`] };
    },
  },
  {
    name: "Civil status shared for a hire",
    tables: ["dossiers"],
    lasts: { days: 7 },
    page: "Sept jours après le début de la mission, au plus",
    make: async ({ db, now, candidate }) => {
      const mission = await aMission(db, { now, startsAt: now });
      const application = await anApplication(db, {
        now,
        mission,
        candidate,
        status: "accepted",
        candidateStatus: "confirmed",
      });
      const of = { applicationId: application.id, candidateId: candidate.id, companyId: mission.companyId };
      const sealed = { sealed: Buffer.alloc(64), sealedKey: Buffer.alloc(64), keyVersion: keyWeek(dossierEnd(now)) };
      await db
        .insertInto("dossiers")
        .values({ ...of, ...sealed, sharedAt: now, eraseAt: dossierEnd(now) })
        .execute();
      return { rows: ["dossiers"] };
    },
  },
  {
    name: "Who looked at contact details or a CV",
    tables: ["contact_views"],
    lasts: { days: 365 },
    page: "Qui a vu vos coordonnées",
    make: async (scene) => {
      const ids = { viewer_id: String(scene.employer.id), candidate_id: String(scene.candidate.id) };
      await insert(scene, "contact_views", { ...ids, subject: "'cv'", at: text(scene.now) });
      return { rows: ["contact_views"] };
    },
  },
  {
    name: "Sealed identity: account and connections",
    tables: ["sealed_identities"],
    lasts: { months: 12 },
    page: "les dates du compte (un an après sa fin)",
    make: async (scene) => {
      const id = await aDeletedAccount(scene);
      return sealedParts(id, "'account', 'connection'", "1 year");
    },
  },
  {
    name: "Sealed identity: name, address, company",
    tables: [],
    // The account ended three years before the beginning.
    lasts: { months: 24 },
    page: "cinq ans après la fin du compte",
    make: async (scene) => {
      const id = await aDeletedAccount(scene);
      return sealedParts(id, "'civil'", "2 years");
    },
  },
  {
    name: "Contact message and its answer",
    tables: ["contact_messages", "contact_answers"],
    lasts: { days: 365 },
    page: "Messages de contact",
    make: async (scene) => {
      const values = { name: "'Aline'", email: "'aline@exemple.fr'", subject: "'other'", message: "'Bonjour'" };
      await insert(scene, "contact_messages", { ...values, created_at: text(scene.now) });
      await insert(scene, "contact_answers", {
        contact_message_id: "(select max(id) from contact_messages)",
        admin_id: String(scene.admin.id),
        answer: "'Voici notre réponse.'",
      });
      return { rows: ["contact_messages", "contact_answers"] };
    },
  },
  {
    name: "Alert mailed to somebody without an account",
    tables: ["mailed_alerts", "mailed_alert_missions"],
    lasts: { days: 90 },
    page: "quatre-vingt-dix jours au plus",
    make: async ({ now, query }) => {
      const until = `'${new Date(now.getTime() + 90 * 86_400_000).toISOString()}'`;
      await query(`insert into mailed_alerts (email, criteria, confirmed_at, expires_at)
          values ('alertee@exemple.fr', '{"query":"serveur"}', now(), ${until});
        insert into mailed_alert_missions select a.id, max(m.id) from mailed_alerts a, missions m group by a.id`);
      return { rows: ["mailed_alerts", "mailed_alert_missions"] };
    },
  },
  {
    name: "Report, decision, appeal",
    tables: ["reports", "report_evidence", "office_decisions", "office_notices", "office_appeals", "office_items"],
    lasts: { months: 24 },
    page: "Vingt-quatre mois après la décision",
    make: async ({ h, db, now, employer, query }) => {
      await aDecidedReport(h.ctx, await aMission(db, { employer, now }));
      await query(`insert into office_appeals (decision_id, notice_id, reason)
        select decision_id, id, 'Nous contestons.' from office_notices where role = 'author' limit 1`);
      await query("update office_items set closed_at = now() where kind = 'appeal'");
      return {
        rows: [
          "reports where details <> '' or reporter_email is not null or follow_hash is not null",
          "report_evidence",
          "office_decisions where erased_at is null",
          "office_notices",
          "office_appeals",
          "office_items where closed_at is not null and kind in ('report', 'appeal')",
        ],
        agedBy: (age) => `update office_decisions set decided_at = now() - ${age} where erased_at is null;
          update office_items set closed_at = now() - ${age} where kind in ('report', 'appeal')`,
      };
    },
  },
  {
    name: "Audit of the office",
    tables: ["office_audit"],
    // Three years, of which one has passed at the beginning.
    lasts: { months: 24 },
    page: "Registre de la modération",
    make: async ({ db, now, query }) => {
      await query("delete from office_audit");
      const entry = { actorId: null, actor: "Claire", action: "made.old", subjectType: "item", subjectId: 1 };
      await recordAudit(db, entry, now);
      return {
        rows: ["office_audit where action = 'made.old'"],
        agedBy: (age) => `alter table office_audit disable trigger all;
          update office_audit set at = now() - interval '1 year' - ${age} where action = 'made.old';
          alter table office_audit enable trigger all`,
      };
    },
  },
];

async function aDeletedAccount({ h, db, now }: Scene): Promise<number> {
  const { id } = await aCandidate(db, { now });
  const answer = await post(h, await tokenFor(h.ctx, id), "account/delete", { password: DEMO_PASSWORD });
  if (answer.status !== 200) throw new Error(`leaving answered ${answer.status}`);
  return id;
}

function sealedParts(userId: number, parts: string, left: string) {
  const of = `where user_id = ${userId} and part in (${parts})`;
  return {
    rows: [`sealed_identities ${of}`],
    agedBy: (age: string) => `update sealed_identities set erase_after = now() + interval '${left}' - ${age} ${of}`,
  };
}
