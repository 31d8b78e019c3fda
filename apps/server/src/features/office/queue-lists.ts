import type { Office } from "./decisions/decision-order.ts";

/** Oldest first. */
const SHOWN = 100;

export function listHeld(ctx: Office) {
  return ctx.db
    .selectFrom("missions as m")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .where("m.status", "=", "held")
    .where("m.deletedAt", "is", null)
    .orderBy("m.heldAt")
    .orderBy("m.id")
    .limit(SHOWN)
    .select(["m.id as mission", "m.heldAt as since", "m.heldReason as why", "m.startsAt as starts", "m.title"])
    .select(["co.name as company", "co.siret", "co.level", "m.createdBy as user"])
    .execute();
}

export function listOpenReports(ctx: Office) {
  return ctx.db
    .selectFrom("reports")
    .where("status", "=", "open")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(SHOWN)
    .select(["id as report", "createdAt as since", "subjectType as about", "subjectId as number"])
    .select(["reason as why", "details", "reporterId as user"])
    .execute();
}

/** Newest first. */
export function listOverruled(ctx: Office) {
  return ctx.db
    .selectFrom("overruledWarnings as w")
    .innerJoin("companies as co", "co.id", "w.companyId")
    .orderBy("w.id", "desc")
    .limit(SHOWN)
    .select(["w.missionId as mission", "w.overruledAt as at", "w.rule", "w.field", "w.excerpt", "w.wasShown as shown"])
    .select(["co.name as company", "w.userId as user"])
    .execute();
}
