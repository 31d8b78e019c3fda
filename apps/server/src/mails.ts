import type { Db } from "@app/db/database";
import { sql } from "kysely";
import * as z from "zod";
import { jobs } from "./jobs.ts";
import { withRequestId } from "./platform/http/request-context.ts";

/** All mails. Payloads carry ids only: the text is rendered when the mail is sent. */
export const mails = {
  "account.registered": jobs["account.registered"],
  "account.verify_email": jobs["account.verify_email"],
  "account.reset_password": jobs["account.reset_password"],
  "account.password_changed": jobs["account.password_changed"],
  "account.session_reused": jobs["account.session_reused"],
  "account.factor_changed": jobs["account.factor_changed"],
  "account.identity_linked": jobs["account.identity_linked"],
  "account.email_change_requested": jobs["account.email_change_requested"],
  "account.email_change_warning": jobs["account.email_change_requested"],
  "account.email_changed": jobs["account.email_changed"],
  "account.deletion_requested": jobs["account.deletion_requested"],
  "account.inactive": z.object({ userId: z.int(), mailedAt: z.string() }),
  "account.inactive_reminder": z.object({ userId: z.int(), mailedAt: z.string() }),
  "company.proof_code": z.object({ proofId: z.int() }),
  "company.undeclared": z.object({ companyId: z.int(), userId: z.int(), at: z.string() }),
  "contract.ready": z.object({ contractId: z.int(), userId: z.int() }),
  "contract.code": z.object({ contractId: z.int(), userId: z.int() }),
  "contract.signed": z.object({ contractId: z.int(), userId: z.int() }),
  "member.invited": z.object({ invitationId: z.int() }),
  "account.deleted": z.object({ deletedUserId: z.int() }),
  "alert.confirm": jobs["alert.confirm"],
  "alert.missions": z.object({ alertId: z.int(), missionIds: z.array(z.int()) }),
  "contact.forward": jobs["contact.forward"],
  "contact.acknowledge": jobs["contact.acknowledge"],
  "report.forward": jobs["report.forward"],
  "report.received": jobs["report.received"],
  "contact.answer": z.object({ contactAnswerId: z.int() }),
  "office.notice": z.object({ noticeId: z.int() }),
  "office.conversation_read": z.object({ userId: z.int(), itemId: z.int(), conversationId: z.int() }),
  notification: z.object({ userId: z.int(), deliveryIds: z.array(z.int()) }),
};
export type MailKind = keyof typeof mails;
export type MailPayload<K extends MailKind> = z.infer<(typeof mails)[K]>;

export type NewMail<K extends MailKind> = { payload: MailPayload<K>; key?: string };

/** In the caller's transaction. Idempotent by key. */
export async function queueMails<K extends MailKind>(
  db: Db,
  kind: K,
  queued: readonly NewMail<K>[],
  now: Date,
): Promise<void> {
  const rows = queued.map(({ payload, key = keyOf(kind, payload) }) => ({
    key,
    payload: withRequestId(payload),
    userId: "userId" in payload ? payload.userId : null,
  }));
  if (rows.length === 0) return;
  await sql`
    insert into mail_letters (key, kind, payload, user_id, created_at, next_try_at)
    select l.key, ${kind}, l.payload, l."userId", ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l (key text, payload jsonb, "userId" bigint)
    on conflict (key) do nothing`.execute(db);
}

/** Only these characters are safe in a Message-ID. */
const keyOf = (kind: MailKind, payload: object) =>
  `${kind}-${Object.values(payload)
    .join("-")
    .replace(/[^\w.-]/g, "")}`;
