import { sql } from "kysely";
import { recipientsOf } from "../../../views/recipients.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** What the person declared is agreed. */
export const keepHours = (work: Work, id: number) => decideHours(work, id, "keep_hours");
/** What the employer proposed is agreed. */
export const takeCut = (work: Work, id: number) => decideHours(work, id, "take_cut");

type Hours = {
  candidateId: number;
  state: "contested" | "agreed";
  taken: "declared" | "cut" | null;
  recipients: number[];
};

async function decideHours(work: Work, id: number, action: "keep_hours" | "take_cut"): Promise<number> {
  const { tx, at, order } = work;
  const taken = action === "keep_hours" ? "declared" : "cut";
  const hours = await lockContested(work, id);
  if (hours.taken === taken) throw new OfficeRefusal("already_done", `The hours ${id} are already decided.`);
  await sql`
    with changed as (
      update work_hours set state = 'agreed', taken = ${taken}, agreed_by = 'office', agreed_at = ${at}, due_at = null, version = version + 1
      where id = ${id} returning *)
    insert into work_hours_steps (application_id, shift_id, at, action, by_user, from_state, to_state, version, in_at, out_at,
      break_minutes, minutes)
    select application_id, shift_id, ${at}, ${action}, ${order.adminId}, ${hours.state}, 'agreed', version,
      case when taken = 'cut' then cut_in_at else in_at end, case when taken = 'cut' then cut_out_at else out_at end,
      case when taken = 'cut' then cut_break_minutes else break_minutes end, case when taken = 'cut' then cut_minutes else minutes end
    from changed`.execute(tx);
  return recordDecision(work, {
    action,
    subjectType: "hours",
    subjectId: id,
    authorId: hours.candidateId,
    parties: hours.recipients,
  });
}

/** Contested, or decided by the office before: an appeal may take the other side. */
async function lockContested({ tx, at }: Work, id: number): Promise<Hours> {
  const { rows } = await sql<Hours>`
    select h.candidate_id, h.state, h.taken, ${recipientsOf("m", sql`${at}::timestamptz`)} as recipients
    from work_hours h join shifts s on s.id = h.shift_id join missions m on m.id = s.mission_id
    where h.id = ${id} and (h.state = 'contested' or (h.agreed_by = 'office' and h.minutes is not null and h.cut_minutes is not null))
    for no key update of h`.execute(tx);
  const [hours] = rows;
  if (!hours) throw new OfficeRefusal("not_found", `The hours ${id} are not contested.`);
  return hours;
}
