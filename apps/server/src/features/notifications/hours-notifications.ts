import { declaredHoursFr } from "@app/contract/notifications/declared-hours.fr";
import { hoursNotifications } from "@app/contract/notifications/hours-notifications";
import type { HoursNotificationWords } from "@app/contract/notifications/hours-notifications.fr";
import { dayIn } from "@app/domain/notifications/dated-text";
import { parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { isTheDay, recipientsOf } from "../../views/recipients.ts";
import { type ReaderWords, type Texts, textsOf, wordsFor } from "./words/reader-words.ts";
import { type NewNotification, writeNotifications } from "./write-notifications.ts";

const CANDIDATE_HOURS = "/candidat/tableau-de-bord/heures";
const EMPLOYER_HOURS = "/employeur/tableau-de-bord/heures";

type Facts = {
  candidateId: number;
  isActive: boolean;
  state: string;
  version: number;
  minutes: number | null;
  cutMinutes: number | null;
  job: string;
  company: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  companyId: number;
  establishmentId: number | null;
  recipients: number[];
  /** Of the person. */
  language: string | null;
};

async function readFacts(ctx: Context, application: number, shift: number): Promise<Facts | undefined> {
  const now = sql`${ctx.now()}::timestamptz`;
  const { rows } = await sql<Facts>`
    select h.candidate_id, u.status = 'active' as is_active, u.language, h.state, h.version, h.minutes, h.cut_minutes, m.title as job, co.name as company,
      coalesce(e.name, co.name) as place, s.starts_at, s.ends_at, m.company_id, m.establishment_id,
      ${recipientsOf("m", now, isTheDay("m", now))} as recipients
    from work_hours h join shifts s on s.id = h.shift_id join missions m on m.id = s.mission_id join companies co on co.id = m.company_id
    left join establishments e on e.id = m.establishment_id join users u on u.id = h.candidate_id
    where h.application_id = ${application} and h.shift_id = ${shift}`.execute(ctx.db);
  return rows[0];
}

/** Once, after the end of the shift, to somebody who has not declared meanwhile. Idempotent. */
export async function onHoursToDeclare(
  ctx: Context,
  { applicationId, shiftId }: JobPayload<"hours.to_declare">,
): Promise<void> {
  const facts = await readFacts(ctx, applicationId, shiftId);
  if (!facts?.isActive || facts.version > 0) return;
  const reader = await wordsFor(hoursNotifications, facts.language);
  await write(ctx, { key: `hours:${applicationId}:${shiftId}:to_declare`, at: facts.endsAt }, [
    {
      userId: facts.candidateId,
      kind: "hours_to_declare",
      actionUrl: CANDIDATE_HOURS,
      ...textsOf(reader, (words) => words.toDeclare(valuesOf(facts))),
    },
  ]);
}

/** What a step says to the other side, as long as nothing came after it. Idempotent. */
export async function onHoursStep(ctx: Context, { stepId }: JobPayload<"hours.step">): Promise<void> {
  const step = await ctx.db.selectFrom("workHoursSteps").where("id", "=", stepId).selectAll().executeTakeFirst();
  const facts = step && (await readFacts(ctx, step.applicationId, step.shiftId));
  if (!step || !facts || facts.version !== step.version) return;
  if (step.toState === "declared") return notifyEmployer(ctx, facts, step.at);
  if (step.action === "silence") await settleDeclared(ctx, facts);
  const draft = facts.isActive ? draftFor(facts, step, await wordsFor(hoursNotifications, facts.language)) : null;
  if (draft === null) return;
  const key = `hours:${step.applicationId}:${step.shiftId}:${step.version}`;
  await write(ctx, { key, at: step.at }, [{ userId: facts.candidateId, actionUrl: CANDIDATE_HOURS, ...draft }]);
}

type Step = { action: string; toState: string; minutes: number | null };

/** To the person; their own yes and what they contest is no news to them, and the office writes by mail. */
function draftFor(
  facts: Facts,
  { action, toState }: Step,
  reader: ReaderWords<HoursNotificationWords>,
): (Pick<NewNotification, "kind"> & Texts) | null {
  const { minutes, cutMinutes } = facts;
  const values = valuesOf(facts);
  if (toState === "cut" && cutMinutes !== null)
    return {
      kind: "hours_cut",
      ...textsOf(reader, (words) =>
        minutes === null ? words.entered(values) : words.cut({ ...values, minutes: minutes - cutMinutes }),
      ),
    };
  if (minutes === null || (action !== "validate" && !(action === "silence" && toState === "agreed"))) return null;
  const isBySilence = action === "silence";
  return { kind: "hours_agreed", ...textsOf(reader, (words) => words.agreed({ ...values, minutes, isBySilence })) };
}

/** Once silence agreed to the last hours that waited in the place, nobody is asked to validate them any more. */
async function settleDeclared(ctx: Context, { companyId, establishmentId }: Facts): Promise<void> {
  await sql`
    update notifications n set read_at = ${ctx.now()} from company_members c
    where c.company_id = ${companyId} and n.user_id = c.user_id and n.read_at is null and n.kind = 'hours_declared'
      and n.event_key like ${`hours_declared:${companyId}:${establishmentId ?? 0}:%`}
      and not exists (
        select from work_hours w join shifts x on x.id = w.shift_id join missions o on o.id = x.mission_id
        where w.company_id = ${companyId} and w.state = 'declared'
          and o.establishment_id is not distinct from ${establishmentId}::bigint)`.execute(ctx.db);
}

const valuesOf = ({ company, job, startsAt }: Facts) => ({ company, job, when: dayIn(startsAt) });

/** One for an establishment in a day: of the first who declared. */
async function notifyEmployer(ctx: Context, facts: Facts, at: Date): Promise<void> {
  const { companyId, establishmentId, recipients, place } = facts;
  const day = parisDay(at);
  const { rows } = await sql<{ first: Date }>`
    select min(t.at) as first
    from work_hours_steps t join shifts s on s.id = t.shift_id join missions m on m.id = s.mission_id
    where t.at >= ${parisStartOfDay(day)} and t.at <= ${at} and t.to_state = 'declared'
      and m.company_id = ${companyId} and m.establishment_id is not distinct from ${establishmentId}`.execute(ctx.db);
  const key = `hours_declared:${companyId}:${establishmentId ?? 0}:${day}`;
  const words = declaredHoursFr.declared({ place });
  await write(
    ctx,
    { key, at: rows[0]?.first ?? at },
    recipients.map((userId) => ({ userId, kind: "hours_declared" as const, actionUrl: EMPLOYER_HOURS, ...words })),
  );
}

const write = (ctx: Context, event: { key: string; at: Date }, drafts: NewNotification[]) =>
  writeNotifications(ctx, ctx.db, { ...event, type: "application_update", missionStartsAt: null }, drafts);
