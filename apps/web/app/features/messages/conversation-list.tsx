import type { ConversationView } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { shortAge } from "@app/domain/time/relative-time";
import { MessageCircle, SearchX } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/class-names.ts";
import { nameOf, otherOf } from "./conversation-names.ts";
import { ConversationSearch } from "./conversation-search.tsx";

export interface ConversationListProps {
  conversations: readonly ConversationView[];
  selectedId: number | undefined;
  /** « …/messages ». */
  base: string;
  words: string;
  page: number;
  hasMore: boolean;
  userId: number;
  /** Shown when the list is empty. */
  hint: string;
  now: number;
  /** Also when the open one is chosen. */
  onChoose?: (() => void) | undefined;
}

export function ConversationList({ conversations, words, page, hasMore, hint, ...row }: ConversationListProps) {
  return (
    <>
      <div className="px-4 pb-3">
        <ConversationSearch words={words} />
      </div>
      {conversations.length === 0 ? (
        <NoConversation words={words} hint={hint} />
      ) : (
        <ul className="divide-y divide-line border-line border-t" aria-label="Conversations">
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <Row conversation={conversation} words={words} {...row} />
            </li>
          ))}
        </ul>
      )}
      <Pages words={words} page={page} hasMore={hasMore} />
    </>
  );
}

function Pages({ words, page, hasMore }: Pick<ConversationListProps, "words" | "page" | "hasMore">) {
  if (page === 1 && !hasMore) return null;
  const to = (target: number) => `?${new URLSearchParams({ ...(words && { q: words }), page: String(target) })}`;
  return (
    <nav aria-label="Pages de conversations" className="flex justify-between gap-2 border-line border-t p-4">
      {page > 1 && (
        <Link to={to(page - 1)} className="link inline-flex min-h-11 items-center" preventScrollReset>
          Plus récentes
        </Link>
      )}
      {hasMore && (
        <Link to={to(page + 1)} className="link ms-auto inline-flex min-h-11 items-center" preventScrollReset>
          Plus anciennes
        </Link>
      )}
    </nav>
  );
}

function NoConversation({ words, hint }: { words: string; hint: string }) {
  const Icon = words ? SearchX : MessageCircle;
  return (
    <div className="border-line border-t px-6 py-10 text-center">
      <Icon className="ico inline-block text-3xl text-ink-3" aria-hidden="true" />
      <p className="mt-2 font-semibold">{words ? fr.noConversation : fr.noMessageYet}</p>
      <p className="mt-1 text-ink-2 text-sm">{words ? "Essayez un autre prénom ou un autre nom." : hint}</p>
    </div>
  );
}

interface RowProps extends Omit<ConversationListProps, "conversations" | "hint" | "page" | "hasMore"> {
  conversation: ConversationView;
}

function Row({ conversation, selectedId, base, words, userId, now, onChoose }: RowProps) {
  const { id, last_message: last, unread_count: unread } = conversation;
  const other = otherOf(conversation);
  const selected = id === selectedId;
  // The open conversation is being read.
  const isUnread = unread > 0 && !selected;
  return (
    <Link
      to={{ pathname: `${base}/${id}`, search: words ? `?q=${encodeURIComponent(words)}` : "" }}
      aria-current={selected ? "true" : undefined}
      onClick={onChoose}
      className={cx("flex gap-3.5 px-4 py-3.5 no-underline", selected ? "bg-brand-soft" : "hover:bg-sunken")}
    >
      <Avatar id={other.id} name={nameOf(other)} src={other.profileImage} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx("truncate", isUnread ? "font-bold" : "font-semibold")}>{nameOf(other)}</span>
          <span className={cx("ms-auto shrink-0 text-xs", isUnread ? "font-semibold text-brand" : "text-ink-2")}>
            {last && shortAge(new Date(last.timestamp), new Date(now))}
          </span>
        </span>
        {other.company && <span className="block truncate text-ink-2 text-xs">{other.company.name}</span>}
        <span className="mt-0.5 flex items-center gap-2">
          <span className={cx("min-w-0 truncate text-sm", isUnread ? "font-semibold" : "text-ink-2")}>
            {last ? `${last.sender_id === userId ? "Vous\u00a0: " : ""}${last.content}` : fr.noMessageYet}
          </span>
          {isUnread && (
            <>
              <span className="count ms-auto" aria-hidden="true">
                {unread > 9 ? "9+" : unread}
              </span>
              <span className="sr-only">{`, ${unread} non ${unread > 1 ? "lus" : "lu"}`}</span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}
