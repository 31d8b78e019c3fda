import { MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";
import { ConversationList, type ConversationListProps } from "./conversation-list.tsx";
import { useConversations } from "./conversation-updates.ts";
import { ConversationsDrawer } from "./conversations-drawer.tsx";

const HINTS = {
  employer: "Ouvrez une candidature et touchez «\u00a0Contacter\u00a0» pour écrire à quelqu’un.",
  candidate: "Vous pourrez écrire à un employeur depuis vos candidatures.",
} as const;

export interface ConversationFrameProps extends Omit<ConversationListProps, "hint"> {
  role: keyof typeof HINTS;
  notice: ReactNode;
  /** The open conversation, given the button that opens the list on a phone and the last message read. */
  children: (opener: ReactNode, readUpTo: number) => ReactNode;
}

/** On a phone the list is the page, then a drawer over the conversation. */
export function ConversationFrame({ role, notice, children, ...props }: ConversationFrameProps) {
  const { selectedId, base, words, page } = props;
  const conversations = useConversations(props.conversations, words, page);
  const isOpen = selectedId !== undefined;
  const list = (onChoose?: () => void) => (
    <ConversationList {...props} conversations={conversations} hint={HINTS[role]} onChoose={onChoose} />
  );
  const Title = isOpen ? "h2" : "h1";
  const unread = conversations.filter(({ id, unread_count }) => id !== selectedId && unread_count > 0).length;
  return (
    <div className="chat flex flex-col md:grid md:grid-cols-[280px_minmax(0,1fr)] lg:grid-cols-[340px_minmax(0,1fr)]">
      <div
        className={cx("min-h-0 flex-1 overflow-y-auto border-line bg-surface md:border-r", isOpen && "hidden md:block")}
      >
        <div className="px-4 pt-4 pb-3">
          <Title className="text-2xl">Messages</Title>
          {!isOpen && <div className="mt-3 grid gap-3 empty:hidden md:hidden">{notice}</div>}
        </div>
        {list()}
      </div>
      <div className={cx("flex min-h-0 min-w-0 flex-col", isOpen ? "flex-1" : "hidden md:flex")}>
        <div className="grid gap-3 p-4 empty:hidden">{notice}</div>
        {isOpen ? (
          children(
            <ConversationsDrawer unread={unread} href={base}>
              {list}
            </ConversationsDrawer>,
            conversations.find(({ id }) => id === selectedId)?.read_up_to ?? 0,
          )
        ) : (
          <div className="m-auto p-6 text-center text-ink-2">
            <MessagesSquare className="ico inline-block text-4xl text-ink-3" aria-hidden="true" />
            <p className="mt-2">Choisissez une conversation pour la lire.</p>
          </div>
        )}
      </div>
    </div>
  );
}
