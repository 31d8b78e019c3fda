import type { CompanyLevel } from "@app/domain/companies/company-level";
import { giveLevel } from "../../../commands/company-claims.ts";
import { answerProofs } from "./answer-proofs.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

export type LevelGiven = { level: CompanyLevel; checked: string };

/** `checked`: what a person verified, and by which document. */
export async function setLevel(work: Work, id: number, { level, checked }: LevelGiven): Promise<number> {
  const { tx, at } = work;
  const company = await tx.selectFrom("companies").where("id", "=", id).select("level").executeTakeFirst();
  if (!company) throw new OfficeRefusal("not_found", `There is no company ${id}.`);
  await giveLevel(tx, { companyId: id, level, actorId: work.order.adminId, at, checked });
  const people = await tx
    .selectFrom("users")
    .where("companyId", "=", id)
    .where("status", "<>", "deleted")
    .orderBy("id")
    .select("id")
    .execute();
  const [owner, ...others] = people;
  if (!owner) throw new OfficeRefusal("not_found", `Company ${id} has no account left.`);
  const decisionId = await recordDecision(work, {
    action: "set_level",
    subjectType: "company",
    subjectId: id,
    authorId: owner.id,
    parties: others.map((person) => person.id),
  });
  await answerProofs(tx, { companyId: id, level, decisionId, at });
  return decisionId;
}
