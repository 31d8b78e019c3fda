import type { ConversationView } from "@app/contract/messages/messages";
import { useEffect, useState } from "react";
import { readConversations } from "./chat-api.ts";

const listeners = new Set<() => void>();

/** Called by the realtime socket when a conversation changed. */
export function notifyConversationsChanged(): void {
  for (const listener of listeners) listener();
}

/** Groups messages that follow each other. */
const PAUSE = 300;

/** Reloads the list at each change; returns how to stop. */
function follow(words: string, page: number, onList: (conversations: readonly ConversationView[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  function reload(): void {
    timer = undefined;
    void readConversations(words, page)
      .then((conversations) => !isStopped && onList(conversations))
      // The next change tries again.
      .catch(() => {});
  }
  function listen(): void {
    timer ??= setTimeout(reload, PAUSE);
  }
  listeners.add(listen);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    listeners.delete(listen);
  };
}

/** The loaded list, then its updates: fetched on its own, because a failed revalidation would lose the page. */
export function useConversations(
  loaded: readonly ConversationView[],
  words: string,
  page: number,
): readonly ConversationView[] {
  const [latest, setLatest] = useState<{ conversations: readonly ConversationView[]; loaded: unknown }>();
  useEffect(() => follow(words, page, (conversations) => setLatest({ conversations, loaded })), [loaded, words, page]);
  return latest?.loaded === loaded ? latest.conversations : loaded;
}
