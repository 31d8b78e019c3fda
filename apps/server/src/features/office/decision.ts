import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Insertable } from "kysely";
import { enqueue } from "../../jobs.ts";
import { queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { closeReport } from "./close-report.ts";

export type Office = Pick<Context, "db" | "now">;

/** The reason is mailed as it is written. */
export type Order = { by: string; reason: string; reportId: number | null };

type Decided = Pick<Insertable<DB["officeDecisions"]>, "action" | "subjectType" | "subjectId"> & {
  /** The owner of the mission or account; null when only the reporter is concerned. */
  authorId: number | null;
};

/** In the caller's transaction: the decision, its mails and the closed report. */
export async function recordDecision(
  tx: Db,
  { authorId, ...subject }: Decided,
  { by, reason, reportId }: Order,
  at: Date,
): Promise<void> {
  const decisionId = await insertDecision(tx, subject, { by, reason, reportId }, at);
  if (authorId !== null) await queueMails(tx, "office.author", [{ payload: { decisionId } }], at);
  if (reportId === null) return;
  const status = subject.action === "dismiss" ? "dismissed" : "upheld";
  await closeReport(tx, { reportId, authorId, status, reason, at });
  await queueMails(tx, "office.reporter", [{ payload: { decisionId } }], at);
}

/** Without mails; queues the notifications when it is about a mission. */
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
