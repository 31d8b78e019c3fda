import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Insertable } from "kysely";
import { enqueue } from "../../jobs.ts";
import { queueLetters } from "../../letters.ts";
import type { Context } from "../../platform/context.ts";
import { closeReport } from "./close-report.ts";

/** What a decision needs of the process it is made in. */
export type Office = Pick<Context, "db" | "now">;

/** Who decides, why, and the report that led to it when there is one. The reason is sent as it is written. */
export type Order = { by: string; reason: string; reportId: number | null };

type Decided = Pick<Insertable<DB["officeDecisions"]>, "action" | "subjectType" | "subjectId"> & {
  /** Whose mission or account it is; null when the decision concerns nobody but the reporter. */
  authorId: number | null;
};

/** Joins the caller's transaction: the row, the letters it owes and the report it closes exist with its effect or not at all. */
export async function recordDecision(
  tx: Db,
  { authorId, ...subject }: Decided,
  { by, reason, reportId }: Order,
  at: Date,
): Promise<void> {
  const decisionId = await insertDecision(tx, subject, { by, reason, reportId }, at);
  if (authorId !== null) await queueLetters(tx, "office.author", [{ payload: { decisionId } }], at);
  if (reportId === null) return;
  const status = subject.action === "dismiss" ? "dismissed" : "upheld";
  await closeReport(tx, { reportId, authorId, status, reason, at });
  await queueLetters(tx, "office.reporter", [{ payload: { decisionId } }], at);
}

/** The row alone, and the notifications of those concerned by a mission. */
export async function insertDecision(
  tx: Db,
  subject: Omit<Decided, "authorId">,
  { by, reason, reportId }: Order,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto("officeDecisions")
    .values({ ...subject, decidedBy: by, reason, reportId, decidedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (subject.subjectType === "mission") await enqueue(tx, "office.mission_decided", { decisionId: id });
  return id;
}
