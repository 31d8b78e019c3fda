import type { Db } from "@app/db/database";
import { FREE_MAIL } from "@app/domain/companies/free-mail";
import { RISK_KIND_OF } from "@app/domain/missions/mission-risk/rule";
import { MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { sql } from "kysely";
import { readReasons } from "../../../views/mission-risk.ts";
import { textOf } from "../../../views/mission-texts.ts";
import { anonymise } from "../decisions/anonymise.ts";
import { isAboutFraud, type Labelled } from "./labelled-row.ts";

const DAY_MS = 86_400_000;
const OWN_DOMAIN = "exemple.fr";
/** Kinds of reasons that are words of the mission, not figures of its account. */
const IN_TEXT: ReadonlySet<string> = new Set(["data", "money", "contact", "work"]);

/** Missions held for a risk, then released or hidden by a person; a decision undone since, and a text changed since, say nothing. */
export async function labelledMissions(tx: Db, since: Date): Promise<Labelled[]> {
  const decided = await tx
    .selectFrom("officeDecisions as d")
    .innerJoin("missions as m", "m.id", "d.subjectId")
    .innerJoin("companies as c", "c.id", "m.companyId")
    .innerJoin("users as u", "u.id", "m.createdBy")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("missionRisk as held")
          .whereRef("held.missionId", "=", "m.id")
          .whereRef("held.checkedAt", "<=", "d.decidedAt")
          .where("held.isHeld", "=", true)
          .orderBy("held.id", "desc")
          .limit(1)
          .select(["held.reasons", "held.checkedAt"])
          .as("r"),
      (join) => join.onTrue(),
    )
    .where("d.subjectType", "=", "mission")
    .where("d.action", "in", ["release", "hide"])
    .where("d.decidedAt", ">=", since)
    .where("d.erasedAt", "is", null)
    .where("d.reportId", "is", null)
    .where("m.deletedAt", "is", null)
    .where("u.status", "<>", "deleted")
    .where(
      sql<boolean>`not exists (select from office_decisions l
        where l.subject_type = 'mission' and l.subject_id = m.id and l.id > d.id)`,
    )
    .where(
      sql<boolean>`not exists (select from mission_events e
        where e.mission_id = m.id and e.kind = 'changed' and e.at > r.checked_at)`,
    )
    .select(["d.action", "d.rule", "d.decidedAt", "r.reasons", "r.checkedAt", "c.name", "c.createdAt"])
    .select(["u.firstName", "u.lastName", "u.email", "m.title", "m.description", "m.requirement", "m.perks"])
    .select(MISSION_TEXT_NAMES.map((name) => `m.${name}` as const))
    .select(["m.payCents", "m.payPeriod"])
    .execute();
  return decided.flatMap((mission) => {
    const isFraud = mission.action === "hide";
    if (isFraud && !isAboutFraud(mission.rule)) return [];
    const names = { people: [mission.firstName, mission.lastName], companies: [mission.name] };
    const domain = mission.email.slice(mission.email.lastIndexOf("@") + 1).toLowerCase();
    const row = {
      title: anonymise(mission.title, names),
      description: anonymise(textOf(mission), names),
      compensation: mission.payCents / 100,
      compensationType: mission.payPeriod,
      company_age_days: Math.floor((mission.checkedAt.getTime() - mission.createdAt.getTime()) / DAY_MS),
      email_domain: FREE_MAIL.has(domain) ? domain : OWN_DOMAIN,
      label: isFraud ? "fraud" : "honest",
      ...(isFraud && heaviestInText(mission.reasons)),
    };
    return [{ decidedAt: mission.decidedAt, row }];
  });
}

function heaviestInText(reasons: unknown): { rule: string } | null {
  const [heaviest] = readReasons(reasons)
    .filter(({ rule }) => IN_TEXT.has(RISK_KIND_OF[rule]))
    .toSorted((a, b) => b.weight - a.weight);
  return heaviest ? { rule: heaviest.rule } : null;
}
