import type { Db } from "@app/db/database";
import { type RawBuilder, sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import { type MailPayload, queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../platform/mail/mail-sender.ts";
import { eraseFr } from "./erase.fr.ts";
import { recordErasure } from "./erasure-journal.ts";
import { privacyMailFr } from "./privacy-mails.fr.ts";

/**
 * Erases the data of a deleted account in small repeatable statements, so that an interrupted job can restart. Facts
 * the law requires (who applied where, when, and the decision) stay, without a name.
 */
export async function onErase(ctx: Context, { userId }: JobPayload<"account.erase">): Promise<void> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "deleted")
    .select(["pendingEmail", "companyId", "createdAt"])
    .executeTakeFirst();
  if (!user) return;
  for (const statement of [...ofApplications(userId), ...ofConversations(userId), ...ofAccount(userId)])
    await statement.execute(ctx.db);
  if (user.companyId !== null) await eraseCompany(ctx.db, user.companyId);
  await recordErasure(ctx, { userId, createdAt: user.createdAt });
  if (user.pendingEmail === null) return;
  await queueMails(ctx.db, "account.deleted", [{ payload: { deletedUserId: userId } }], ctx.now());
}

/** Sent to the address stored for this mail only. */
export async function renderAccountDeleted(
  ctx: Context,
  { deletedUserId }: MailPayload<"account.deleted">,
): Promise<MailContent | null> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", deletedUserId)
    .where("status", "=", "deleted")
    .select("pendingEmail")
    .executeTakeFirst();
  if (!user?.pendingEmail) return null;
  const deletion = await ctx.db
    .selectFrom("auditLog")
    .where("subjectType", "=", "user")
    .where("subjectId", "=", deletedUserId)
    .where("action", "=", "account.deleted")
    .select("actorId")
    .executeTakeFirst();
  return { to: user.pendingEmail, ...renderMail(privacyMailFr.accountDeleted(deletion?.actorId !== null)) };
}

/** Deletes the address, whether or not the mail was sent. */
export async function onAccountDeletedDone(tx: Db, { deletedUserId }: MailPayload<"account.deleted">): Promise<void> {
  await tx
    .updateTable("users")
    .set({ pendingEmail: null })
    .where("id", "=", deletedUserId)
    .where("status", "=", "deleted")
    .execute();
}

type Statement = RawBuilder<unknown>;

const ofApplications = (userId: number): Statement[] => [
  sql`update applications set message = '', cv_file_id = null
    where candidate_id = ${userId} and (message <> '' or cv_file_id is not null)`,
  sql`select erase_hours_reasons(${userId})`,
  sql`update application_events e set reason = null from applications a
    where a.candidate_id = ${userId} and e.mission_id = a.mission_id and e.application_id = a.id and e.reason is not null`,
  // When they came and left stays, as what was worked: the employer answers for it, and it has no name.
  sql`delete from presence_tries t using applications a where a.candidate_id = ${userId} and t.application_id = a.id`,
  // Scores stay: they count in someone else's mean.
  sql`update ratings r set comment = '', reply = null, replied_at = null from applications a
    where a.candidate_id = ${userId} and r.application_id = a.id and (r.comment <> '' or r.reply is not null)`,
  // Notifications to employers name this person; later ones do not.
  sql`delete from notifications n using applications a, users u, audit_log l
    where a.candidate_id = ${userId} and u.company_id = a.company_id and n.user_id = u.id
      and l.subject_type = 'user' and l.subject_id = ${userId} and l.action = 'account.deleted' and n.created_at < l.at
      and (n.action_url = '/employeur/tableau-de-bord/candidatures/' || a.id
        or n.action_url like '/employeur/tableau-de-bord/aujourd-hui%#candidature-' || a.id
        or n.action_url in (select '/employeur/tableau-de-bord/entretiens/' || i.id from interviews i
          where i.mission_id = a.mission_id and i.application_id = a.id)
        or n.event_key in (select prefix || r.id from ratings r, unnest('{rating:,rating_reply:}'::text[]) prefix
          where r.application_id = a.id))`,
  sql`delete from deliveries d using applications a, users u
    where a.candidate_id = ${userId} and u.company_id = a.company_id and d.user_id = u.id and d.listed
      and not exists (select 1 from notifications n
        where n.user_id = d.user_id and n.event_key = d.event_key and n.created_at = d.created_at)`,
];

const ofConversations = (userId: number): Statement[] => [
  sql`update messages m set content = ${eraseFr.message}, client_id = null, warning_kinds = null, warns_sender = false, doubt = null
    from conversation_members cm
    where cm.user_id = ${userId} and m.conversation_id = cm.conversation_id and m.sender_id = ${userId}
      and m.content <> ${eraseFr.message}`,
  sql`update conversations c set last_preview = ${eraseFr.message} from conversation_members cm
    where cm.user_id = ${userId} and c.id = cm.conversation_id and c.last_sender_id = ${userId}`,
  // What they wrote for a company, in conversations that a colleague began.
  sql`update messages m set content = ${eraseFr.message}, client_id = null, warning_kinds = null, warns_sender = false, doubt = null
    from company_members w join conversations c on c.company_id = w.company_id
    where w.user_id = ${userId} and m.conversation_id = c.id and m.sender_id = ${userId} and m.content <> ${eraseFr.message}`,
  sql`update conversations c set last_preview = ${eraseFr.message} from company_members w
    where w.user_id = ${userId} and c.company_id = w.company_id and c.last_sender_id = ${userId}`,
  sql`delete from blocks where blocker_id = ${userId} or blocked_id = ${userId}`,
  sql`delete from contact_messages where user_id = ${userId}`,
  // The report is kept: it may protect others.
  sql`update reports set reporter_id = null, reporter_email = null where reporter_id = ${userId}`,
];

const ofAccount = (userId: number): Statement[] => [
  sql`delete from availability_exceptions where candidate_id = ${userId}`,
  sql`delete from availabilities where candidate_id = ${userId}`,
  sql`delete from calendar_links where candidate_id = ${userId}`,
  sql`delete from team_group_members where candidate_id = ${userId}`,
  sql`delete from team_members where candidate_id = ${userId}`,
  sql`delete from team_journal where candidate_id = ${userId}`,
  sql`delete from followed_companies where candidate_id = ${userId}`,
  sql`delete from propositions where candidate_id = ${userId}`,
  // Who acted for a company, and when, stays with what they did.
  sql`update company_members set duty = null where user_id = ${userId}`,
  sql`delete from member_establishments where user_id = ${userId}`,
  sql`delete from experiences where candidate_id = ${userId}`,
  sql`delete from earned_badges where candidate_id = ${userId}`,
  sql`delete from contact_views where candidate_id = ${userId}`,
  sql`delete from dossiers where candidate_id = ${userId}`,
  sql`delete from vaults where candidate_id = ${userId}`,
  // With who saw them.
  sql`delete from certificates where candidate_id = ${userId}`,
  sql`delete from saved_missions where user_id = ${userId}`,
  sql`delete from saved_searches where user_id = ${userId}`,
  sql`delete from notifications where user_id = ${userId}`,
  sql`delete from deliveries where user_id = ${userId}`,
  sql`delete from mail_letters where user_id = ${userId}`,
  sql`delete from notification_preferences where user_id = ${userId}`,
  sql`delete from push_subscriptions where user_id = ${userId}`,
  sql`delete from social_identities where user_id = ${userId}`,
  sql`delete from overruled_warnings where user_id = ${userId}`,
  sql`delete from mission_risk where user_id = ${userId}`,
  sql`delete from idempotency_keys where user_id = ${userId}`,
  sql`delete from one_time_tokens where user_id = ${userId}`,
  sql`delete from email_codes where user_id = ${userId}`,
  sql`delete from phone_codes where user_id = ${userId}`,
  sql`delete from contract_codes where user_id = ${userId}`,
  sql`delete from totp_challenges where user_id = ${userId}`,
  sql`delete from recovery_codes where user_id = ${userId}`,
  sql`delete from totp_factors where user_id = ${userId}`,
  sql`delete from socket_tickets t using sessions s where s.user_id = ${userId} and t.session_id = s.id`,
  sql`delete from sessions where user_id = ${userId}`,
  sql`update candidates set profession = null, about = null, availability = null, availability_until = null, skills = '{}', skill_ids = '{}',
    cv_file_id = null, lat = null, lon = null where user_id = ${userId}`,
  sql`update users set phone = null, language = null, city = null, region = null, country = null, commune_code = null,
    image_file_id = null where id = ${userId}`,
];

/** A company without users keeps the name and number shown on its missions, without contact details. */
async function eraseCompany(db: Db, companyId: number): Promise<void> {
  await sql`delete from company_register_checks
    where company_id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
    db,
  );
  await sql`delete from company_invitations
    where company_id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
    db,
  );
  await sql`delete from company_proofs
    where company_id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
    db,
  );
  await sql`update establishments set street = null, access = null
    where company_id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
    db,
  );
  for (const table of [
    "team_members",
    "team_journal",
    "team_groups",
    "team_links",
    "followed_companies",
    "company_papers",
  ])
    await sql`delete from ${sql.table(table)}
      where company_id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
      db,
    );
  await sql`update missions set meeting_point = ''
    where company_id = ${companyId} and meeting_point <> ''
      and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(db);
  await sql`update companies set address = '', email = null, phone = null, website = null, linkedin = null, twitter = null,
      facebook = null, description = null, culture = null, perks = null, logo_file_id = null
    where id = ${companyId} and not exists (select from users where company_id = ${companyId} and status <> 'deleted')`.execute(
    db,
  );
}
