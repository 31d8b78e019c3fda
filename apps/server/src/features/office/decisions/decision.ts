import type { DB } from "@app/db/schema";
import type { Insertable } from "kysely";
import { enqueue } from "../../../jobs.ts";
import { queueMails } from "../../../mails.ts";
import { decisionLink, followHash } from "../../../platform/http/follow-links.ts";
import { closeReports } from "./close-reports.ts";
import type { Work } from "./decision-order.ts";

type Subject = Pick<Insertable<DB["officeDecisions"]>, "action" | "subjectType" | "subjectId">;
type Recipient = { userId: number; role: "author" | "party" | "appellant" };
type Decided = Subject & {
  /** Whose mission, account, message or rating it is; null when only reporters are concerned. */
  authorId: number | null;
  /** Others who are written to. */
  parties?: readonly number[];
};

/** The decision, its notices and mails, and the closed reports. */
export async function recordDecision(work: Work, decided: Decided): Promise<number> {
  const { authorId, parties = [], ...subject } = decided;
  const { order } = work;
  const id = await insertDecision(work, subject);
  if (authorId !== null) await notify(work, id, { userId: authorId, role: "author" });
  for (const userId of parties) await notify(work, id, { userId, role: "party" });
  if (order.reportIds.length > 0) {
    const status = subject.action === "dismiss" ? "dismissed" : "upheld";
    const reporters = await closeReports(work, { decisionId: id, authorId, status });
    for (const { reportId, userId } of reporters) await insertNotice(work, id, { role: "reporter", userId, reportId });
  }
  return id;
}

/** Without mails: the notice is the one of another decision of the same transaction. */
export async function recordQuietly(work: Work, subject: Subject, authorId: number): Promise<void> {
  const id = await insertDecision(work, subject);
  await notify(work, id, { userId: authorId, role: "author" }, { isMailed: false });
}

export async function insertDecision({ tx, at, order }: Work, subject: Subject): Promise<number> {
  const { by, adminId, rule, reason, reportIds, itemId } = order;
  const { id } = await tx
    .insertInto("officeDecisions")
    .values({
      ...subject,
      decidedBy: by,
      adminId,
      rule,
      reason,
      reportId: reportIds[0] ?? null,
      itemId,
      decidedAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (subject.subjectType === "mission") await enqueue(tx, "office.mission_decided", { decisionId: id });
  return id;
}

/** Writes to an account, with a private link of its own. */
export async function notify(
  work: Work,
  decisionId: number,
  { userId, role }: Recipient,
  { isMailed = true } = {},
): Promise<void> {
  const hash = followHash(work.linkSecret, decisionLink(decisionId, userId));
  await insertNotice(work, decisionId, { role, userId, followHash: hash }, isMailed);
}

type Notice = Pick<Insertable<DB["officeNotices"]>, "role" | "userId" | "reportId" | "followHash">;

export async function insertNotice(
  { tx, at }: Work,
  decisionId: number,
  notice: Notice,
  isMailed = true,
): Promise<void> {
  const { id } = await tx
    .insertInto("officeNotices")
    .values({ ...notice, decisionId, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (isMailed) await queueMails(tx, "office.notice", [{ payload: { noticeId: id } }], at);
}
