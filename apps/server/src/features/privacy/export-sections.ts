import { type RawBuilder, sql } from "kysely";
import { isReadableBy } from "../../views/published-rating.ts";

export type ExportSubject = { userId: number; companyId: number | null };

/** Dates of notifications are stored as instants, and said when they are read. */
const WITH_INSTANTS = "regexp_replace(?, '\\{\\{\\w+ (\\S{10})T(\\S{5})\\S+\\}\\}', '\\1 \\2 UTC', 'g')";

/**
 * The data of one person, by table. A test fails when a table that refers to people is missing here and below. Every
 * query uses an index.
 */
export const sections: Record<string, (whose: ExportSubject) => RawBuilder<unknown>> = {
  users: ({ userId }) => sql`
    select id, role, email, pending_email, first_name, last_name, phone, language, city, region, country, commune_code, status,
      adult_confirmed_at, terms_accepted_at, email_verified_at, phone_verified_at, last_seen_at, created_at, updated_at
    from users where id = ${userId}`,
  companies: ({ companyId }) => sql`select * from companies where id = ${companyId}`,
  establishments: ({ companyId }) => sql`select * from establishments where company_id = ${companyId} order by id`,
  company_members: ({ userId }) => sql`
    select m.company_id, co.name as company, m.role, m.all_establishments, m.signs_contracts, m.duty, m.joined_at, m.left_at
    from company_members m join companies co on co.id = m.company_id where m.user_id = ${userId} order by m.joined_at`,
  member_establishments: ({ userId }) => sql`
    select e.establishment_id, x.name from member_establishments e join establishments x on x.id = e.establishment_id
    where e.user_id = ${userId} order by 1`,
  // Sent by this person; what was sent to them is in their mailbox.
  company_invitations: ({ userId, companyId }) => sql`
    select email, role, created_at, expires_at, accepted_at, revoked_at from company_invitations
    where company_id = ${companyId} and invited_by = ${userId} order by id`,
  company_audit: ({ userId }) => sql`
    select a.action, a.subject, a.detail, a.at from company_members m join company_audit a on a.company_id = m.company_id
    where m.user_id = ${userId} and a.actor_id = ${userId} order by a.id`,
  company_proofs: ({ companyId }) => sql`
    select p.method, p.state, p.target, p.created_at, p.posted_at, p.answered_at, d.reason
    from company_proofs p left join office_decisions d on d.id = p.decided_by and d.erased_at is null
    where p.company_id = ${companyId} order by p.id`,
  candidates: ({ userId }) => sql`select * from candidates where user_id = ${userId}`,
  availabilities: ({ userId }) => sql`select * from availabilities where candidate_id = ${userId}`,
  availability_exceptions: ({ userId }) => sql`
    select first_day, last_day, slots, available from availability_exceptions where candidate_id = ${userId} order by first_day`,
  calendar_links: ({ userId }) => sql`select created_at from calendar_links where candidate_id = ${userId}`,
  experiences: ({ userId }) => sql`select * from experiences where candidate_id = ${userId} order by start_date`,
  earned_badges: ({ userId }) => sql`select * from earned_badges where candidate_id = ${userId}`,
  files: ({ userId }) => sql`
    select id, kind, original_name, media_type, size_bytes, encode(sha256, 'hex') as sha256, created_at,
      '/api/files/' || id || '/' as download
    from files where owner_id = ${userId} order by id`,
  sessions: ({ userId }) => sql`
    select id, device, ip, created_at, rotated_at as last_used_at, expires_at, revoked_at, revoke_reason
    from sessions where user_id = ${userId} order by id`,
  known_devices: ({ userId }) => sql`
    select created_at, last_used_at from known_devices where user_id = ${userId} order by created_at`,
  social_identities: ({ userId }) => sql`
    select provider, subject, created_at from social_identities where user_id = ${userId}`,
  totp_factors: ({ userId }) => sql`
    select created_at, confirmed_at from totp_factors where user_id = ${userId}`,
  recovery_codes: ({ userId }) => sql`
    select created_at, used_at from recovery_codes where user_id = ${userId} order by created_at, used_at`,
  applications: ({ userId }) => sql`
    select a.*, m.title as mission, co.name as company from applications a
    join missions m on m.id = a.mission_id join companies co on co.id = a.company_id
    where a.candidate_id = ${userId} order by a.created_at`,
  application_events: ({ userId }) => sql`
    select e.application_id, e.kind, e.reason, e.at from applications a
    join application_events e on e.mission_id = a.mission_id and e.application_id = a.id
    where a.candidate_id = ${userId} order by e.at, e.id`,
  interviews: ({ userId }) => sql`
    select i.* from applications a join interviews i on i.mission_id = a.mission_id and i.application_id = a.id
    where a.candidate_id = ${userId} order by i.id`,
  bookings: ({ userId }) => sql`select mission_id, during from bookings where candidate_id = ${userId}`,
  // With what is sealed in them, opened (`export.ts`).
  dossiers: ({ userId }) => sql`
    select d.application_id, co.name as company, d.shared_at, d.erase_at from dossiers d join companies co on co.id = d.company_id
    where d.candidate_id = ${userId} order by d.application_id`,
  vaults: ({ userId }) => sql`select saved_at from vaults where candidate_id = ${userId}`,
  certificates: ({ userId }) => sql`
    select kind, valid_until, declared_at, shared from certificates where candidate_id = ${userId} order by kind`,
  // Of this person's, and what they said they saw of others.
  certificate_sightings: ({ userId }) => sql`
    select s.kind, co.name as company, s.seen_at, s.candidate_id = ${userId} as own
    from certificate_sightings s join companies co on co.id = s.company_id where s.candidate_id = ${userId}
    union all
    select s.kind, co.name, s.seen_at, false from certificate_sightings s join companies co on co.id = s.company_id
    where s.user_id = ${userId} order by seen_at`,
  // Of this person, and what they entered for others.
  declarations: ({ userId }) => sql`
    select d.application_id, d.channel, d.receipt, d.declared_at, d.entered_at, d.right_to_work_checked_at
    from applications a join declarations d on d.application_id = a.id where a.candidate_id = ${userId}
    union all
    select d.application_id, d.channel, d.receipt, d.declared_at, d.entered_at, d.right_to_work_checked_at
    from declarations d where d.entered_by = ${userId}
    union all
    select d.application_id, null, null, null, null, d.right_to_work_checked_at
    from declarations d where d.right_to_work_checked_by = ${userId} and d.entered_by is distinct from ${userId}
    order by application_id`,
  company_papers: ({ companyId }) => sql`select * from company_papers where company_id = ${companyId}`,
  // Of this person, and those they made or sign for a company: the file of a contract is of its person alone.
  contracts: ({ userId }) => sql`
    select c.application_id, c.version, c.day, c.kind, encode(c.sha256, 'hex') as sha256, c.made_at, c.due_at, c.translation_asked_at
    from applications a join contracts c on c.application_id = a.id where a.candidate_id = ${userId}
    union all
    select c.application_id, c.version, c.day, c.kind, encode(c.sha256, 'hex'), c.made_at, c.due_at, null
    from contracts c where c.made_by = ${userId} or c.signatory_id = ${userId} order by application_id, version`,
  contract_acceptances: ({ userId }) => sql`
    select c.application_id, c.version, s.party, encode(s.sha256, 'hex') as sha256, s.at
    from contract_acceptances s join contracts c on c.id = s.contract_id where s.user_id = ${userId} order by s.at`,
  // Of this person, and what they recorded for others.
  presence_events: ({ userId }) => sql`
    select e.application_id, e.shift_id, e.kind, e.at, e.device_at, e.received_at, e.skew_seconds, e.method, e.flagged
    from applications a join presence_events e on e.application_id = a.id where a.candidate_id = ${userId}
    union all
    select e.application_id, e.shift_id, e.kind, e.at, e.device_at, e.received_at, e.skew_seconds, e.method, e.flagged
    from presence_events e where e.by_user = ${userId} order by received_at`,
  presence_tries: ({ userId }) => sql`
    select t.application_id, t.shift_id, t.at from applications a join presence_tries t on t.application_id = a.id
    where a.candidate_id = ${userId} order by t.at`,
  day_codes: ({ userId }) => sql`
    select establishment_id, day, rotated_at from day_codes where by_user = ${userId} order by rotated_at`,
  work_hours: ({ userId }) => sql`
    select h.application_id, h.shift_id, co.name as company, h.ends_at, h.state, h.in_at, h.out_at, h.break_minutes, h.minutes, h.declared_at,
      h.cut_in_at, h.cut_out_at, h.cut_break_minutes, h.cut_minutes, h.taken, h.agreed_by, h.agreed_at
    from work_hours h join companies co on co.id = h.company_id where h.candidate_id = ${userId} order by h.ends_at, h.id`,
  work_hours_steps: ({ userId }) => sql`
    select s.application_id, s.shift_id, s.at, s.action, s.by_user = ${userId} as own, s.from_state, s.to_state, s.in_at, s.out_at,
      s.break_minutes, s.minutes, s.reason
    from work_hours_steps s join work_hours h on h.application_id = s.application_id and h.shift_id = s.shift_id
    where h.candidate_id = ${userId} or s.by_user = ${userId} order by s.id`,
  ratings: ({ userId }) => sql`
    select id, direction, mission_id, application_id, candidate_id, company_id, author_id, technical, communication,
      experience, cultural, overall, mean, recommend, comment, reply, replied_at, created_at, published_at, held_at
    from (select * from ratings where candidate_id = ${userId} and direction = 'candidate'
      union select r.* from applications a
        join ratings r on r.application_id = a.id and r.direction = 'company' where a.candidate_id = ${userId}
      union select * from ratings where author_id = ${userId}) r
    where ${isReadableBy(userId)} order by created_at`,
  saved_missions: ({ userId }) => sql`
    select s.mission_id, m.title, s.created_at from saved_missions s join missions m on m.id = s.mission_id
    where s.user_id = ${userId} order by s.created_at`,
  saved_searches: ({ userId }) => sql`
    select id, criteria, alerts, created_at from saved_searches where user_id = ${userId} order by id`,
  propositions: ({ userId }) => sql`
    select p.mission_id, m.title as mission, p.origin, p.score, p.newcomer, p.reasons, p.created_at, p.expires_at, p.notified_at,
      p.seen_at, p.answer, p.answered_at, p.answer_reason, p.held_until, p.called_at, p.called_until, p.call_outcome, p.reserve_accepted_at, p.closed_at, p.application_id
    from propositions p join missions m on m.id = p.mission_id
    where p.candidate_id = ${userId} order by p.created_at`,
  // What a person agreed to; how a company sorts them is its own.
  team_members: ({ userId }) => sql`
    select co.name as company, t.origin, t.state, t.asked_at, t.consent_at, t.consent_until, t.consent_version, t.muted, t.left_at
    from team_members t join companies co on co.id = t.company_id
    where t.candidate_id = ${userId} order by co.name, co.id`,
  team_group_members: ({ userId }) => sql`
    select co.name as company, k.label from team_group_members g join team_groups k on k.id = g.group_id
    join companies co on co.id = k.company_id where g.candidate_id = ${userId} order by co.name, k.label`,
  team_links: ({ userId, companyId }) => sql`
    select code, created_at, revoked_at from team_links where company_id = ${companyId} and created_by = ${userId} order by id`,
  team_journal: ({ userId, companyId }) => sql`
    select action, label, at from team_journal where company_id = ${companyId} and actor_id = ${userId} order by id`,
  followed_companies: ({ userId }) => sql`
    select co.name as company, f.created_at from followed_companies f join companies co on co.id = f.company_id
    where f.candidate_id = ${userId} order by f.created_at`,
  contact_views: ({ userId }) => sql`
    select v.subject, v.at, co.name as company from contact_views v
    join company_members m on m.user_id = v.viewer_id and v.at >= m.joined_at and v.at <= coalesce(m.left_at, 'infinity')
    join companies co on co.id = m.company_id
    where v.candidate_id = ${userId} order by v.at`,
  conversations: ({ userId }) => sql`
    select c.id, case when c.user_a = ${userId} then c.user_b else c.user_a end as other_user_id, c.created_at, c.last_at
    from conversation_members cm join conversations c on c.id = cm.conversation_id
    where cm.user_id = ${userId} order by c.id`,
  messages: ({ userId }) => sql`
    select m.conversation_id, m.content, cardinality(coalesce(m.warning_kinds, '{}')) > 0 as warned, m.created_at
    from (
      select cm.conversation_id from conversation_members cm where cm.user_id = ${userId}
      union
      select c.id from company_members w join conversations c on c.company_id = w.company_id where w.user_id = ${userId}) own
    join messages m on m.conversation_id = own.conversation_id and m.sender_id = ${userId}
    order by m.conversation_id, m.id`,
  blocks: ({ userId }) => sql`select blocked_id, created_at from blocks where blocker_id = ${userId}`,
  notifications: ({ userId }) => sql`
    select type, kind, ${sql.raw(WITH_INSTANTS.replaceAll("?", "title"))} as title,
      ${sql.raw(WITH_INSTANTS.replaceAll("?", "message"))} as message, action_url, read_at, created_at
    from notifications where user_id = ${userId} order by created_at`,
  notification_preferences: ({ userId }) => sql`
    select type, channel, enabled from notification_preferences where user_id = ${userId}`,
  push_subscriptions: ({ userId }) => sql`
    select kind, endpoint, created_at from push_subscriptions where user_id = ${userId}`,
  missions: ({ userId, companyId }) => sql`
    select * from missions where company_id = ${companyId} and created_by = ${userId} order by id`,
  mission_drafts: ({ userId, companyId }) => sql`
    select id, title, body, created_at, updated_at
    from mission_drafts where company_id = ${companyId} and created_by = ${userId} order by id`,
  mission_templates: ({ userId, companyId }) => sql`
    select id, name, body, created_at, updated_at
    from mission_templates where company_id = ${companyId} and created_by = ${userId} order by id`,
  overruled_warnings: ({ userId }) => sql`
    select mission_id, rule, field, excerpt, overruled_at from overruled_warnings
    where user_id = ${userId} and was_shown order by id`,
  // That a check took place, when and with what outcome; what it looks for would show how to pass it.
  mission_risk: ({ userId }) => sql`
    select mission_id, checked_at, case when is_held then 'held' else 'passed' end as outcome
    from mission_risk where user_id = ${userId} order by id`,
  reports: ({ userId }) => sql`
    select id, subject_type, subject_id, reason, details, status, decision, created_at, decided_at
    from reports where reporter_id = ${userId} order by created_at`,
  mailed_alerts: ({ userId }) => sql`
    select a.email, a.criteria, a.created_at, a.confirmed_at, a.expires_at from users u join mailed_alerts a on a.email = u.email
    where u.id = ${userId} and u.email_verified_at is not null order by a.id`,
  contact_messages: ({ userId }) => sql`
    select name, email, subject, message, created_at from contact_messages where user_id = ${userId} order by created_at`,
  contact_answers: ({ userId }) => sql`
    select a.answer, a.created_at from contact_messages m join contact_answers a on a.contact_message_id = m.id
    where m.user_id = ${userId} order by a.id`,
  mail_letters: ({ userId }) => sql`
    select kind, created_at, sent_at, failed_at from mail_letters where user_id = ${userId} order by id`,
  // Kept for a year even after deletion, for security investigations. It holds only ids.
  security_events: ({ userId }) => sql`
    select kind, occurred_at, address from security_events where user_id = ${userId} order by id`,
  audit_log: ({ userId }) => sql`
    select action, at from audit_log where subject_type = 'user' and subject_id = ${userId} order by at`,
  // About the account and its missions, and every other decision that was sent to this person.
  office_decisions: ({ userId, companyId }) => sql`
    select id, action, subject_type, subject_id, rule, reason, decided_at from office_decisions
    where erased_at is null and id in (
      select id from office_decisions where subject_type = 'user' and subject_id = ${userId}
      union select d.id from missions m join office_decisions d on d.subject_type = 'mission' and d.subject_id = m.id
        where m.company_id = ${companyId} and m.created_by = ${userId}
      union select decision_id from office_notices where user_id = ${userId})
    order by id`,
  office_appeals: ({ userId }) => sql`
    select a.id, a.decision_id, a.reason, a.created_at from office_notices n join office_appeals a on a.notice_id = n.id
    where n.user_id = ${userId} order by a.id`,
};
