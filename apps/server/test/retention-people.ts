/** What people write, and where they work. */
import { anApplication } from "@app/db/builders/applications";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import { insert, type RetentionKind, text } from "./retention-scene.ts";

const DAY = 86_400_000;
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

export const peopleKinds: RetentionKind[] = [
  {
    name: "Account, profile, photo, CV",
    tables: ["users", "candidates", "files", "experiences", "saved_searches"],
    lasts: { months: 24 },
    page: "vingt-quatre mois sans connexion",
    make: async ({ db, idle, query, aStoredFile }) => {
      const [cv, photo] = [await aStoredFile(idle.id, "cv"), await aStoredFile(idle.id, "profile_image")];
      await query(`update candidates set cv_file_id = ${cv.id} where user_id = ${idle.id}`);
      await query(`update users set image_file_id = ${photo.id} where id = ${idle.id}`);
      await query(`insert into experiences (candidate_id, title, company, location, start_date, description)
        values (${idle.id}, 'Serveur', 'Brasserie', 'Lyon', '2020-01-01', '')`);
      await db
        .insertInto("savedSearches")
        .values({ userId: idle.id, criteria: JSON.stringify({ q: "serveur" }), alerts: false })
        .execute();
      const rows = [
        `users where id = ${idle.id} and (status = 'active' or email = '${idle.email}')`,
        `candidates where user_id = ${idle.id} and (profession is not null or cv_file_id is not null)`,
        ...["files where owner_id", "experiences where candidate_id", "saved_searches where user_id"].map(
          (of) => `${of} = ${idle.id}`,
        ),
      ];
      return { rows, objects: [cv.storageKey, photo.storageKey] };
    },
  },
  {
    name: "Account whose address nobody confirmed",
    tables: [],
    lasts: { days: 7 },
    page: "dont l’adresse n’a jamais été confirmée est effacé après sept jours",
    make: async ({ db, now }) => {
      const { id } = await aCandidate(db, { now, createdAt: now, emailVerifiedAt: null });
      return { rows: [`users where id = ${id} and status = 'active'`] };
    },
  },
  {
    name: "Application: message, CV, reasons, places",
    tables: ["applications", "application_events", "interviews"],
    lasts: { months: 24 },
    page: "vingt-quatre mois après la dernière étape de la candidature",
    make: async ({ db, now, ago, employer, candidate, query, aStoredFile }) => {
      const cv = await aStoredFile(candidate.id, "cv");
      await query(`update files set released_at = now() where id = ${cv.id}`);
      const open = () => aMission(db, { employer, now });
      const over = { employer, startsAt: ago(DAY / 3), endsAt: ago(DAY / 12) };
      const sent = { now, candidate, createdAt: ago(DAY / 24), reason: "Motif" };
      const refused = await anApplication(db, { ...sent, mission: await open(), status: "rejected", cvFileId: cv.id });
      const withdrawn = await anApplication(db, { ...sent, mission: await open(), candidateStatus: "withdrawn" });
      // A yes to a proposition: there is no message.
      const accepted = await anApplication(db, {
        ...sent,
        mission: await aMission(db, over),
        ...worked,
        message: "",
        createdAt: ago(DAY),
      });
      const ids = `(${[refused.id, withdrawn.id, accepted.id].join()})`;
      await query(`update application_events set reason = 'Motif' where application_id = ${accepted.id}`);
      await query(`insert into interviews (mission_id, application_id, proposed_times, proposed_by, place)
        values (${accepted.missionId}, ${accepted.id}, array[now()], ${employer.id}, '3 rue du Port')`);
      const rows = [
        `applications where id in ${ids} and message <> ''`,
        `applications where id = ${refused.id} and cv_file_id is not null`,
        `application_events where application_id in ${ids} and reason is not null`,
        `interviews where application_id in ${ids} and place <> ''`,
        `files where id = ${cv.id}`,
      ];
      return { rows, objects: [cv.storageKey] };
    },
  },
  {
    name: "Application: who, when, which answer",
    tables: ["bookings"],
    // Its mission ended three years before the beginning.
    lasts: { months: 24 },
    page: "effacés cinq ans après la fin de la mission",
    make: async ({ db, now, employer }) => {
      const endsAt = new Date(now);
      endsAt.setUTCFullYear(endsAt.getUTCFullYear() - 3);
      const startsAt = new Date(endsAt.getTime() - DAY / 3);
      const mission = await aMission(db, { employer, startsAt, endsAt });
      const createdAt = new Date(endsAt.getTime() - 2 * DAY);
      await anApplication(db, { mission, ...worked, message: "", createdAt });
      const of = `where mission_id = ${mission.id}`;
      return { rows: [`applications ${of}`, `application_events ${of}`, `bookings ${of}`] };
    },
  },
  {
    name: "Hours of a shift, and their steps",
    tables: ["work_hours", "work_hours_steps"],
    // A year and some days before the beginning.
    lasts: { days: 3 * 365 + 1 - 400 },
    page: "trois ans après le créneau",
    make: async ({ db, ago, employer, query }) => {
      const [startsAt, endsAt] = [ago(400 * DAY + DAY / 4), ago(400 * DAY)];
      const mission = await aMission(db, { employer, startsAt, endsAt });
      const createdAt = ago(403 * DAY);
      const { id, candidateId } = await anApplication(db, { mission, ...worked, message: "", createdAt });
      const of = `where application_id = ${id}`;
      await query(`insert into work_hours (application_id, shift_id, candidate_id, company_id, ends_at, state)
        select ${id}, s.id, ${candidateId}, ${mission.companyId}, s.ends_at, 'proposed' from shifts s where s.mission_id = ${mission.id}`);
      await query(`insert into work_hours_steps (application_id, shift_id, at, action, from_state, to_state, version, reason)
        select application_id, shift_id, ends_at, 'cut', 'proposed', 'cut', 1, 'Motif' from work_hours ${of}`);
      return { rows: [`work_hours ${of}`, `work_hours_steps ${of}`] };
    },
  },
  {
    name: "Conversation",
    tables: ["conversations", "conversation_members", "messages", "message_notices"],
    lasts: { months: 24 },
    page: "Vingt-quatre mois après le dernier message",
    make: async ({ db, now, employer, candidate }) => {
      const between = [employer, candidate] as const;
      const { id } = await aConversation(db, { now, between, lines: ["Bonjour", "Bonjour"] });
      const of = `where conversation_id = ${id}`;
      return { rows: [`conversations where id = ${id}`, `conversation_members ${of}`, `messages ${of}`] };
    },
  },
  {
    name: "Rating",
    tables: ["ratings"],
    lasts: { months: 24 },
    page: "les moyennes sont alors refaites sans eux",
    make: async ({ db, now }) => {
      const application = await anApplication(db, { now, ...worked });
      for (const direction of ["candidate", "company"] as const)
        await aRating(db, { application, direction, comment: "Parfait.", createdAt: now });
      return { rows: [`ratings where application_id = ${application.id}`] };
    },
  },
  {
    name: "Proposition",
    tables: ["propositions"],
    lasts: { days: 365 },
    page: "Un an.",
    make: async ({ db, now, candidate }) => {
      const { id } = await aProposition(db, { now, candidate, createdAt: now });
      return { rows: [`propositions where id = ${id}`] };
    },
  },
  {
    name: "Day of availability",
    tables: ["availability_exceptions"],
    // Of tomorrow.
    lasts: { days: 31 },
    make: async (scene) => {
      const { candidate, now, ago } = scene;
      const [first_day, last_day] = [text(now), text(ago(-DAY))];
      const candidate_id = String(candidate.id);
      await insert(scene, "availabilities", { candidate_id, expires_at: text(now) });
      await insert(scene, "availability_exceptions", {
        candidate_id,
        first_day,
        last_day,
        slots: "1",
        available: "true",
      });
      return { rows: [`availability_exceptions where candidate_id = ${candidate_id}`] };
    },
  },
];
