import { messageWarningFr as fr } from "@app/contract/messages/message-warning.fr";
import type { MessageView } from "@app/contract/messages/messages";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { CHAT_WARNING_KINDS, type ChatWarningKind } from "@app/domain/messages/chat-warnings/kind";
import { checkMessage } from "@app/text-check/check-message";
import { sql } from "kysely";
import type { LockedConversation } from "./lock-conversation.ts";

type Sender = Pick<Candidate | Employer, "userId" | "role">;
export type MessageWarning = {
  kinds: ChatWarningKind[] | null;
  warnsSender: boolean;
  /** Nobody in the conversation is told. */
  doubt: ChatWarningKind | null;
};

/** What a new message asks for; null when there is nothing to warn of. Most messages need no statement. */
export async function findWarning(
  tx: Db,
  { id, seatId, otherId, companyId }: LockedConversation,
  sender: Sender,
  content: string,
  now: Date,
): Promise<MessageWarning | null> {
  const { userId: senderId, role } = sender;
  const { warnings, doubt } = checkMessage(content, role);
  const found = warnings.map(({ kind }) => kind);
  if (found.length === 0) return doubt && { kinds: null, warnsSender: false, doubt };
  const { rows } = await sql<{ isAccepted: boolean; wasWarned: boolean }>`
    select
      exists (
        select 1 from applications a
        where a.candidate_id in (${seatId}, ${otherId}) and a.company_id = ${companyId}::bigint
          and a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'
          and (a.decision_visible_at is null or a.decision_visible_at <= ${now})) as is_accepted,
      exists (
        select 1 from messages
        where conversation_id = ${id} and sender_id = ${senderId} and warns_sender) as was_warned`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error("a select without a table gives a row");
  // People who work together may well write to each other elsewhere.
  const kinds = facts.isAccepted ? found.filter((kind) => kind !== "elsewhere") : found;
  return kinds.length === 0 ? null : { kinds, warnsSender: !facts.wasWarned, doubt: null };
}

type WarnedRow = { senderId: number; warningKinds: string[] | null; warnsSender: boolean };

/** The gravest kind, in words for its reader or its sender. */
export function presentWarning(row: WarnedRow, readerId: number): MessageView["warning"] {
  const rule = CHAT_WARNING_KINDS.find((kind) => row.warningKinds?.includes(kind));
  if (rule === undefined) return null;
  if (row.senderId !== readerId) return { rule, text: fr.forReader[rule] };
  return row.warnsSender ? { rule, text: fr.forSender[rule] } : null;
}
