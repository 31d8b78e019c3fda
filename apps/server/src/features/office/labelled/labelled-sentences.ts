import type { Db } from "@app/db/database";
import { sentencesOf } from "@app/text-check/passages";
import { anonymise } from "../decisions/anonymise.ts";
import type { Labelled } from "./labelled-row.ts";

/** Columns that do not have the name of their field. */
const COLUMNS: Readonly<Record<string, string>> = { benifits_perks: "perks" };

/** Remarks that an employer overruled and words to read, once a person has closed their item or hidden the mission for them. */
export async function labelledSentences(tx: Db, since: Date): Promise<Labelled[]> {
  const decided = await tx
    .selectFrom("officeItems as i")
    .leftJoin("officeDecisions as d", "d.id", "i.decisionId")
    .innerJoin("overruledWarnings as w", "w.missionId", "i.subjectId")
    .innerJoin("missions as m", "m.id", "w.missionId")
    .innerJoin("companies as c", "c.id", "m.companyId")
    .innerJoin("users as u", "u.id", "m.createdBy")
    .where("i.kind", "=", "overruled")
    .where("i.closedAt", ">=", since)
    .whereRef("w.overruledAt", "<=", "i.closedAt")
    .whereRef("w.overruledAt", ">=", "i.openedAt")
    .where("d.erasedAt", "is", null)
    .where("m.deletedAt", "is", null)
    .where("u.status", "<>", "deleted")
    .select(["i.closedAt", "d.action", "w.rule", "w.field", "w.excerpt", "c.name", "u.firstName", "u.lastName"])
    .select(["m.title", "m.description", "m.requirement", "m.perks", "m.responsibilities", "m.requiredSkills"])
    .select(["m.workingHours", "m.equipment", "m.additionalInfo"])
    .execute();
  return decided.flatMap(({ closedAt, action, rule, field, excerpt, name, firstName, lastName, ...mission }) => {
    if (closedAt === null) return [];
    const texts: Readonly<Record<string, string>> = mission;
    const sentence = sentencesOf(texts[COLUMNS[field] ?? field] ?? "").find((one) => one.includes(excerpt));
    const row = {
      field,
      text: anonymise(sentence ?? excerpt, { people: [firstName, lastName], companies: [name] }),
      label: action === "hide" ? "block" : "ok",
      rules: action === "hide" ? [rule] : [],
    };
    return [{ decidedAt: closedAt, row }];
  });
}
