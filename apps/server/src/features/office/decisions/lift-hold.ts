import { undeclaredStep } from "@app/domain/papers/undeclared-starts";
import { sql } from "kysely";
import { readUndeclaredStarts } from "../../../views/undeclared-starts.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** What counts now counts no more; the company's next starts do. */
export async function liftHold(work: Work, companyId: number): Promise<number> {
  const { tx, at } = work;
  const { count } = await readUndeclaredStarts(tx, companyId, at);
  if (undeclaredStep(count) !== "held")
    throw new OfficeRefusal("already_done", `Nothing is held for company ${companyId}.`);
  await tx
    .updateTable("hireStarts")
    .set({ liftedAt: at })
    .where("companyId", "=", companyId)
    .where("countedAt", "is not", null)
    .where("liftedAt", "is", null)
    .execute();
  const { rows } = await sql<{ id: number }>`
    select u.id from company_members m join users u on u.id = m.user_id and u.status <> 'deleted'
    where m.company_id = ${companyId} and m.left_at is null and m.role = 'owner' order by m.joined_at, u.id`.execute(
    tx,
  );
  const [owner, ...others] = rows.map(({ id }) => id);
  if (owner === undefined) throw new OfficeRefusal("not_found", `Company ${companyId} has no owner left.`);
  return recordDecision(work, {
    action: "lift_hold",
    subjectType: "company",
    subjectId: companyId,
    authorId: owner,
    parties: others,
  });
}
