/** What lasts less than a year because it only serves to sign in or to send something, and notifications. */
import { anApplication } from "@app/db/builders/applications";
import { aContract } from "@app/db/builders/contracts";
import { aMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { aCandidate } from "@app/db/builders/users";
import { tokenFor } from "./harness.ts";
import type { RetentionKind, Scene } from "./retention-scene.ts";

const DAY = 86_400_000;
const HASH = "sha256(random()::text::bytea)";
const at = (date: Date) => `'${date.toISOString()}'`;
const later = ({ now }: Scene, ms: number) => at(new Date(now.getTime() + ms));

export const shortKinds: RetentionKind[] = [
  {
    name: "Ticket, link, code, answer to a repeated request",
    tables: [
      "socket_tickets",
      "one_time_tokens",
      "email_codes",
      "phone_codes",
      "contract_codes",
      "totp_challenges",
      "social_attempts",
      "idempotency_keys",
    ],
    lasts: { days: 2 },
    page: "Effacés dès qu’ils ont servi, ou un jour après leur expiration",
    make: async (scene) => {
      const { db, now, query, h } = scene;
      const { id } = await aCandidate(db, { now });
      await tokenFor(h.ctx, id);
      // Made to end together; what is true of a day is true of thirty seconds.
      const [tomorrow, dayAfter] = [later(scene, DAY), later(scene, 2 * DAY)];
      await query(`
        insert into socket_tickets select ${HASH}, max(id), ${dayAfter} from sessions;
        insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values (${HASH}, ${id}, 'reset_password', ${tomorrow});
        insert into email_codes (user_id, code_hash, salt, expires_at) values (${id}, ${HASH}, ${HASH}, ${tomorrow});
        insert into phone_codes (user_id, phone, code_hash, salt, created_at, expires_at)
          values (${id}, '0600000000', ${HASH}, ${HASH}, ${tomorrow}, ${tomorrow});
        insert into totp_challenges (challenge_hash, user_id, expires_at) values (${HASH}, ${id}, ${dayAfter});
        insert into social_attempts values (${HASH}, 'google', ${dayAfter});
        insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
          values (${id}, 'k', '', 200, '{}', ${tomorrow})`);
      const application = await anApplication(db, { now, mission: await aMission(db, { now }) });
      const contract = await aContract(db, { application, signatoryId: id });
      await query(`insert into contract_codes (contract_id, user_id, code_hash, salt, created_at, expires_at)
        values (${contract.id}, ${id}, ${HASH}, ${HASH}, ${tomorrow}, ${tomorrow})`);
      const rows = [
        "one_time_tokens",
        "email_codes",
        "phone_codes",
        "contract_codes",
        "totp_challenges",
        "idempotency_keys",
      ];
      return { rows: [...rows.map((table) => `${table} where user_id = ${id}`), "socket_tickets", "social_attempts"] };
    },
  },
  {
    name: "Invitation of a colleague",
    tables: ["company_invitations"],
    // A week of life, then thirty days.
    lasts: { days: 37 },
    make: async (scene) => {
      const { employer, query } = scene;
      await query(`insert into company_invitations (company_id, email, role, invited_by, expires_at)
        values (${employer.companyId}, 'collegue@exemple.fr', 'manager', ${employer.id}, ${later(scene, 7 * DAY)})`);
      return { rows: [`company_invitations where company_id = ${employer.companyId}`] };
    },
  },
  {
    name: "Session and its push subscription",
    tables: ["sessions", "push_subscriptions"],
    // A day of life, then thirty.
    lasts: { days: 31 },
    page: "Trente jours après leur expiration",
    make: async ({ db, h, now, query }) => {
      const { id } = await aCandidate(db, { now });
      await tokenFor(h.ctx, id);
      await query(`insert into push_subscriptions (user_id, session_id, kind, endpoint)
        select ${id}, max(id), 'fcm', 'made-old' from sessions where user_id = ${id}`);
      return { rows: [`sessions where user_id = ${id}`, `push_subscriptions where user_id = ${id}`] };
    },
  },
  {
    name: "Known device",
    tables: ["known_devices"],
    lasts: { days: 180 },
    page: "Six mois après leur dernière connexion",
    make: async ({ query, candidate, now }) => {
      await query(
        `insert into known_devices (user_id, token_hash, last_used_at) values (${candidate.id}, ${HASH}, ${at(now)})`,
      );
      return { rows: [`known_devices where user_id = ${candidate.id}`] };
    },
  },
  {
    name: "Notification",
    tables: ["notifications"],
    // Written on the first day of its month, and dropped with it.
    lasts: (start) => ({ months: 6, days: 1 - start.getUTCDate() }),
    page: "Six mois au plus",
    make: async ({ db, now, candidate }) => {
      const createdAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) + (now.getTime() % DAY));
      const { id } = await aNotification(db, { userId: candidate.id, createdAt });
      return { rows: [`notifications where id = ${id}`] };
    },
  },
  {
    name: "Mail, push or text message on its way",
    tables: ["deliveries", "mail_letters", "push_sends", "sms_sends"],
    lasts: { days: 7 },
    make: async ({ query, candidate, now }) => {
      const { rows } = await query(`
        insert into deliveries (user_id, event_key, type, kind, title, message, action_url, created_at, latest_at, listed)
        values (${candidate.id}, 'made-old', 'other', 'other', '', '', '/', ${at(now)}, ${at(now)}, false) returning id`);
      await query(`insert into mail_letters (key, kind, payload, user_id, created_at, sent_at)
        values ('made-old', 'notification', '{}', ${candidate.id}, ${at(now)}, ${at(now)})`);
      return { rows: [`deliveries where id = ${rows[0]?.id}`, "mail_letters where key = 'made-old'"] };
    },
  },
  {
    name: "Upload that nothing refers to",
    tables: ["loose_objects"],
    // Since tomorrow.
    lasts: { days: 2 },
    make: async ({ h, db, now }) => {
      const storageKey = "aa/made-old.pdf";
      await h.ctx.storage.put(storageKey, Buffer.from("%PDF-1.7"), "application/pdf");
      await db
        .insertInto("looseObjects")
        .values({ storageKey, since: new Date(now.getTime() + DAY) })
        .execute();
      return { rows: ["loose_objects where storage_key = 'aa/made-old.pdf'"], objects: [storageKey] };
    },
  },
];
