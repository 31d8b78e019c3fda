import type { ConversationView } from "@app/contract/messaging";
import { useEffect, useState } from "react";
import { readConversations } from "./direct.ts";

const listeners = new Set<() => void>();

/** Something was said or read somewhere: told by the line of the tab. */
export function conversationsMoved(): void {
  for (const listener of listeners) listener();
}

/** Several messages often follow each other. */
const PAUSE = 300;

/** Asks for the list each time something has moved; gives the way to stop. */
function follow(words: string, page: number, onList: (conversations: readonly ConversationView[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  function ask(): void {
    timer = undefined;
    void readConversations(words, page)
      .then((conversations) => !isGone && onList(conversations))
      // The next message asks again.
      .catch(() => {});
  }
  function listen(): void {
    timer ??= setTimeout(ask, PAUSE);
  }
  listeners.add(listen);
  return () => {
    isGone = true;
    clearTimeout(timer);
    listeners.delete(listen);
  };
}

/** The list as it was loaded, then as it has become: asked for on its own, because a page loaded again is lost with the network. */
export function useConversations(
  loaded: readonly ConversationView[],
  words: string,
  page: number,
): readonly ConversationView[] {
  const [latest, setLatest] = useState<{ conversations: readonly ConversationView[]; over: unknown }>();
  useEffect(
    () => follow(words, page, (conversations) => setLatest({ conversations, over: loaded })),
    [loaded, words, page],
  );
  return latest?.over === loaded ? latest.conversations : loaded;
}
