import type { MessageView } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { formatTime } from "@app/domain/time/format-time";
import { Check, CheckCheck, CircleAlert, Clock3 } from "lucide-react";
import { Fragment, type ReactNode, type Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { ChatState } from "./chat.ts";
import type { Reader } from "./conversation-names.ts";
import { type Group, groupMessages, type Line } from "./message-groups.ts";
import { newsOf } from "./message-news.ts";
import { MessageWarning } from "./message-warning.tsx";

export interface MessageListProps {
  state: Pick<ChatState, "messages" | "unsent" | "readUpTo" | "latest">;
  reader: Reader;
  firstName: string;
  now: number;
  reportHref: string;
  /** Shown above the first message. */
  older: ReactNode;
  scroller: Ref<HTMLDivElement>;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** Messages by day, in a reversed column: it stays at the end as it grows. */
export function MessageList({
  state,
  reader,
  firstName,
  now,
  reportHref,
  older,
  scroller,
  ...unsent
}: MessageListProps) {
  const days = groupMessages(state.messages, state.unsent, reader, now);
  return (
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 md:px-8"
    >
      {/* One child, because the column is reversed. */}
      <div className="flex flex-col gap-1.5">
        {older}
        {days.length === 0 && (
          <div className="py-10">
            <EmptyState title={fr.noMessageYet} text={`Écrivez le premier message à ${firstName}.`} />
          </div>
        )}
        {days.map(({ key, name, groups }) => (
          <Fragment key={key}>
            <p className="my-2 self-center rounded-full bg-sunken px-3 py-1 text-ink-2 text-xs">{name}</p>
            {groups.map((group) => (
              <GroupView
                key={group.key}
                group={group}
                firstName={firstName}
                readUpTo={state.readUpTo}
                reportHref={reportHref}
                {...unsent}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <News message={state.latest} reader={reader} firstName={firstName} />
    </div>
  );
}

/** For screen readers. */
function News({ message, reader, firstName }: NewsProps) {
  return (
    <p className="sr-only" role="status">
      {message && newsOf(message, reader, firstName)}
    </p>
  );
}

interface NewsProps extends Pick<MessageListProps, "reader" | "firstName"> {
  message: MessageView | undefined;
}

interface GroupViewProps extends Pick<MessageListProps, "firstName" | "reportHref" | "onRetry" | "onDiscard"> {
  group: Group;
  readUpTo: number;
}

function GroupView({ group, firstName, readUpTo, reportHref, onRetry, onDiscard }: GroupViewProps) {
  const last = group.lines.at(-1);
  if (!last) return null;
  const time = formatTime(new Date(last.at));
  const author = group.author ?? (group.isMine ? "Vous" : firstName);
  return (
    <>
      {group.lines.map(({ key, content, id, warning }) => (
        <Fragment key={key}>
          {warning !== undefined && (
            <MessageWarning text={warning} isMine={group.isMine} reportHref={`${reportHref}?message=${id}`} />
          )}
          <p className={group.isMine ? "bubble bubble-out" : "bubble bubble-in"}>
            <span className="sr-only">{`${author}\u00a0: `}</span>
            <span>{content}</span>
          </p>
        </Fragment>
      ))}
      {group.isMine ? (
        <div className="mr-1 mb-3 flex items-center gap-1 self-end text-ink-2 text-xs">
          {group.author !== undefined && <span>{`${group.author}, `}</span>}
          <MessageStatus line={last} time={time} readUpTo={readUpTo} onRetry={onRetry} onDiscard={onDiscard} />
        </div>
      ) : (
        <p className="mb-3 ml-1 text-ink-2 text-xs">{`${author}, ${time}`}</p>
      )}
    </>
  );
}

interface MessageStatusProps extends Pick<MessageListProps, "onRetry" | "onDiscard"> {
  line: Line;
  time: string;
  readUpTo: number;
}

function MessageStatus({ line, time, readUpTo, onRetry, onDiscard }: MessageStatusProps) {
  if (line.failed !== undefined) {
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-2">
        <span role="alert" className="flex items-center gap-1 font-medium text-danger-ink">
          <CircleAlert className="ico" aria-hidden="true" />
          {line.failed || "Non envoyé"}
        </span>
        <Button variant="ghost" size="sm" onClick={() => onRetry(line.key)}>
          Réessayer
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onDiscard(line.key)}>
          Supprimer
        </Button>
      </span>
    );
  }
  if (line.id === undefined) {
    return (
      <>
        <Clock3 className="ico" aria-hidden="true" />
        En attente d’envoi
      </>
    );
  }
  const isRead = line.id <= readUpTo;
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      {time}
      <Icon className={isRead ? "ico text-brand" : "ico"} aria-hidden="true" />
      <span className="sr-only">{isRead ? "Lu" : "Envoyé"}</span>
    </>
  );
}
