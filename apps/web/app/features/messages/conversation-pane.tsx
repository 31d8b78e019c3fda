import type { ConversationDetail, MessageView } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import { Chat, type ChatOptions, type ChatState } from "./chat.ts";
import { Composer, type ComposerProps } from "./composer.tsx";
import { BlockForm } from "./conversation-menu.tsx";
import { nameOf, otherOf } from "./conversation-names.ts";
import { MessageList } from "./message-list.tsx";
import { OlderMessages } from "./older-messages.tsx";

export interface ConversationPaneProps {
  conversation: ConversationDetail;
  /** Newest first. */
  messages: readonly MessageView[];
  userId: number;
  /** For the company, where colleagues write too. */
  isCompany: boolean;
  /** Of the list; the socket updates it. */
  readUpTo: number;
  now: number;
  href: string;
  /** An older page, without script. */
  isOlder: boolean;
  /** Opens the list on a phone. */
  opener: ReactNode;
  actions: ReactNode;
  band: ReactNode;
  composer: Pick<ComposerProps, "withQuickReplies" | "clientId" | "refused">;
}

/** One conversation; give it its id as key. */
export function ConversationPane(props: ConversationPaneProps) {
  const { conversation, userId, isCompany, now, href, isOlder, opener, actions, band, composer } = props;
  const other = otherOf(conversation);
  const name = nameOf(other);
  const reader = { userId, candidateId: isCompany ? other.id : null };
  const scroller = useRef<HTMLDivElement>(null);
  const { chat, state } = useChat({
    conversationId: conversation.id,
    reader,
    messages: props.messages,
    readUpTo: conversation.read_up_to,
    isUnread: conversation.unread_count > 0,
  });

  function send(content: string) {
    chat.send(content);
    // The column is reversed: its end is at scroll position 0.
    scroller.current?.scrollTo({ top: 0 });
  }

  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col" aria-label={`Conversation avec ${name}`}>
      <div className="flex h-17 shrink-0 items-center gap-3 border-line border-b bg-surface px-3 md:px-6">
        {opener}
        <Avatar id={other.id} name={name} src={other.profileImage} size={44} />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg leading-tight">{name}</h1>
          <p className="truncate text-ink-2 text-xs">{aboutOf(conversation)}</p>
        </div>
        {actions}
      </div>
      {band}
      <MessageList
        state={{ ...state, readUpTo: Math.max(state.readUpTo, props.readUpTo) }}
        reader={reader}
        firstName={other.first_name}
        now={now}
        reportHref={`${href}/signaler`}
        scroller={scroller}
        onRetry={(clientId) => chat.retry(clientId)}
        onDiscard={(clientId) => chat.discard(clientId)}
        older={<OlderMessages state={state} href={href} onLoad={() => void chat.loadOlder()} />}
      />
      {isOlder && (
        <p className="no-js-only shrink-0 border-line border-t bg-surface px-4 py-2 text-center text-sm">
          <Link to={href} className="link">
            Revenir aux derniers messages
          </Link>
        </p>
      )}
      {conversation.unread_count > 0 && <UnreadForm />}
      <OfflineNotice />
      {conversation.blocked ? (
        <div className="flex shrink-0 flex-wrap items-center gap-3 border-line border-t bg-surface p-4 md:px-6">
          <p className="min-w-0 flex-1 basis-60">{fr.refusals.blocked_by_me}</p>
          <BlockForm person={{ id: other.id, name }} blocked className={buttonClass({ variant: "line" })} />
        </div>
      ) : (
        <Composer firstName={other.first_name} onSend={send} {...composer} />
      )}
    </section>
  );
}

/** « Brasserie des Terreaux · Serveur en salle ». */
function aboutOf(conversation: ConversationDetail): string {
  const { application } = conversation;
  return [otherOf(conversation).company?.name, application?.job.title].filter(Boolean).join(" · ");
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className="shrink-0 bg-ink px-4 py-1.5 text-center text-paper text-sm empty:hidden">
      {isOffline && "Hors ligne. Vos messages partiront au retour du réseau."}
    </p>
  );
}

/** Without script. */
function UnreadForm() {
  return (
    <Form method="post" className="no-js-only shrink-0 border-line border-t bg-surface px-4 py-2 text-center">
      <Button type="submit" name="intent" value="read" variant="line" size="sm">
        Marquer comme lu
      </Button>
    </Form>
  );
}

/** One conversation while it is open: use its id as the key of the component. */
function useChat(options: ChatOptions): { chat: Chat; state: ChatState } {
  const [chat] = useState(() => new Chat(options));
  useEffect(() => chat.start(), [chat]);
  const state = useSyncExternalStore(chat.subscribe, chat.getState, chat.getState);
  return { chat, state };
}
