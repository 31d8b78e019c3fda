import type { HoursAnswer, HoursLine } from "@app/contract/hours/hours";
import { hoursFr as fr, hoursRefusals, typedRefusals } from "@app/contract/hours/hours.fr";
import { memberFr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import {
  HOURS_AFTER,
  type HoursAction,
  hoursDueAt,
  isOwnAction,
  refuseHours,
  refuseTyped,
} from "@app/domain/hours/hours";
import { type WorkedHours, workedMinutes } from "@app/domain/hours/worked-hours";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, forbidden, invalidField, notFound } from "../../platform/http/errors.ts";
import { isOwnApplication, isStillMember } from "../../views/member-scope.ts";
import { presentLine, selectLines } from "./hours-lines.ts";
import { isAround } from "./read-hours.ts";

type Actor = Candidate | Employer;
type Ids = { application: number; shift: number };

/** One answer of one side about the hours of a shift, on the version that the person has read. */
export function answerHours(ctx: Context, actor: Actor, ids: Ids, answer: HoursAnswer): Promise<HoursLine> {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const held = await holdHours(tx, actor, ids, now);
    requireOwnAction(actor, answer.action);
    if (answer.version !== held.version) throw conflict("stale", fr.stale);
    const refusal = refuseHours({ ...held, isDeclared: held.minutes !== null }, answer.action, now);
    if (refusal) throw conflict(refusal, hoursRefusals[refusal]);
    await writeStep(tx, held, answerOf(held, answer, now), {
      ...ids,
      byUser: actor.userId,
      reason: answer.reason,
      now,
    });
    const [row] = await selectLines(
      tx,
      sql`select ${ids.application}::bigint as application_id, ${ids.shift}::bigint as shift_id`,
    );
    if (!row) throw new Error(`hours ${ids.application}/${ids.shift} are held and not read`);
    return presentLine(row, actor, now);
  });
}

function requireOwnAction(actor: Actor, action: HoursAction): void {
  if (!isOwnAction(actor.role === "candidate" ? "person" : "company", action))
    throw forbidden("forbidden", fr.notYours);
  if (action === "cut" && actor.role === "employer" && actor.member.role === "shift_lead")
    throw forbidden("member_role", memberFr.memberRole);
}

type Held = {
  startsAt: Date;
  endsAt: Date;
  state: "proposed" | "declared" | "cut" | "agreed" | "contested";
  version: number;
  minutes: number | null;
};

/** The row is made by whoever comes first, then held: two answers are one after the other. Somebody else's does not exist. */
async function holdHours(tx: Db, actor: Actor, { application, shift }: Ids, now: Date): Promise<Held> {
  const isOwn =
    actor.role === "candidate"
      ? sql`a.candidate_id = ${actor.userId}`
      : sql`${isOwnApplication(actor, "a")} and ${isStillMember(actor)}
          ${actor.member.role === "shift_lead" ? sql`and ${isAround(now)}` : sql``}`;
  await sql`
    insert into work_hours (application_id, shift_id, candidate_id, company_id, ends_at, state)
    select a.id, s.id, a.candidate_id, a.company_id, s.ends_at, 'proposed'
    from bookings b join applications a on a.id = b.application_id join shifts s on s.id = b.shift_id
    where b.application_id = ${application} and b.shift_id = ${shift} and ${isOwn}
    on conflict (application_id, shift_id) do nothing`.execute(tx);
  const { rows } = await sql<Held>`
    select s.starts_at, s.ends_at, h.state, h.version, h.minutes
    from work_hours h join applications a on a.id = h.application_id join shifts s on s.id = h.shift_id
    where h.application_id = ${application} and h.shift_id = ${shift} and ${isOwn}
    for no key update of h`.execute(tx);
  const [held] = rows;
  if (!held) throw notFound("hours_not_found", fr.notFound);
  return held;
}

type Step = { action: HoursAction; hours: WorkedHours | null };

/** With the hours typed, where the action has some. */
function answerOf(held: Held, answer: HoursAnswer, now: Date): Step {
  const { action, reason } = answer;
  if (action !== "declare" && action !== "cut") return { action, hours: null };
  if (answer.in === undefined) throw invalidField("in", fr.timeRequired);
  if (answer.out === undefined) throw invalidField("out", fr.timeRequired);
  if (answer.breakMinutes === undefined) throw invalidField("breakMinutes", fr.breakInvalid);
  const hours = { inAt: answer.in, outAt: answer.out, breakMinutes: answer.breakMinutes };
  const refusal = refuseTyped(hours, held, now);
  if (refusal) throw invalidField(refusal.field, typedRefusals[refusal.reason]);
  if (action === "cut") {
    if (held.minutes !== null && workedMinutes(hours) >= held.minutes) throw invalidField("out", fr.notLower);
    if (reason === null) throw invalidField("reason", fr.reasonRequired);
  }
  return { action, hours };
}

type By = Ids & { byUser: number; reason: string | null; now: Date };

/** The row and its step, in one statement. */
async function writeStep(tx: Db, held: Held, { action, hours }: Step, by: By): Promise<void> {
  const { application, shift, byUser, reason, now } = by;
  const to = HOURS_AFTER[action];
  const typed = hours && { ...hours, minutes: workedMinutes(hours) };
  const isDeclared = action === "declare" || held.minutes !== null;
  const due = hoursDueAt(to, isDeclared, now);
  const taken = to === "agreed" ? (action === "accept" ? "cut" : "declared") : null;
  const agreedBy = to === "agreed" ? (action === "accept" ? "person" : "company") : null;
  const { rows } = await sql<{ stepId: number }>`
    with changed as (
      update work_hours h set state = ${to}, version = h.version + 1, due_at = ${due},
        taken = ${taken}, agreed_by = ${agreedBy}, agreed_at = case when ${taken}::text is not null then ${now}::timestamptz end,
        validated_by = case when ${action} = 'validate' then ${byUser}::bigint else h.validated_by end
        ${typed && action === "declare" ? declaredColumns(typed, now) : sql``}
        ${typed && action === "cut" ? cutColumns(typed) : sql``}
      where h.application_id = ${application} and h.shift_id = ${shift}
      returning h.*)
    insert into work_hours_steps (application_id, shift_id, at, action, by_user, from_state, to_state, version, in_at, out_at,
      break_minutes, minutes, reason)
    select c.application_id, c.shift_id, ${now}, ${action}, ${byUser}, ${held.state}, c.state, c.version,
      ${hours?.inAt ?? null}::timestamptz, ${hours?.outAt ?? null}::timestamptz, ${hours?.breakMinutes ?? null}::smallint,
      ${typed?.minutes ?? null}::smallint, ${action === "validate" ? null : reason}
    from changed c
    returning id as step_id`.execute(tx);
  await settleNews(tx, by);
  await enqueueAll(tx, "hours.step", rows);
}

/** What asked for this answer is read, and no longer mailed: of the person, and of every colleague once nothing waits in the place. */
async function settleNews(tx: Db, { application, shift, now }: By): Promise<void> {
  await sql`
    update notifications n set read_at = ${now} from work_hours h
    where h.application_id = ${application} and h.shift_id = ${shift} and n.user_id = h.candidate_id and n.read_at is null
      and n.kind in ('hours_to_declare', 'hours_cut') and n.event_key like ${`hours:${application}:${shift}:%`}`.execute(
    tx,
  );
  await sql`
    update notifications n set read_at = ${now}
    from missions m join shifts s on s.mission_id = m.id join company_members c on c.company_id = m.company_id
    where s.id = ${shift} and n.user_id = c.user_id and n.read_at is null and n.kind = 'hours_declared'
      and n.event_key like 'hours_declared:' || m.company_id || ':' || coalesce(m.establishment_id, 0) || ':%'
      and not exists (
        select from work_hours w join shifts x on x.id = w.shift_id join missions o on o.id = x.mission_id
        where w.company_id = m.company_id and w.state = 'declared'
          and o.establishment_id is not distinct from m.establishment_id)`.execute(tx);
}

type Typed = WorkedHours & { minutes: number };

/** What the employer had entered alone gives way to the declaration. */
const declaredColumns = ({ inAt, outAt, breakMinutes, minutes }: Typed, now: Date) => sql`,
  in_at = ${inAt}, out_at = ${outAt}, break_minutes = ${breakMinutes}, minutes = ${minutes}, declared_at = ${now},
  cut_in_at = null, cut_out_at = null, cut_break_minutes = null, cut_minutes = null`;
const cutColumns = ({ inAt, outAt, breakMinutes, minutes }: Typed) => sql`,
  cut_in_at = ${inAt}, cut_out_at = ${outAt}, cut_break_minutes = ${breakMinutes}, cut_minutes = ${minutes}`;
