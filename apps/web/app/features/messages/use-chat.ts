import { useEffect, useState, useSyncExternalStore } from "react";
import { Chat, type ChatFacts, type ChatState } from "./chat.ts";

/** One conversation for as long as it is open: give the component its id as key. What the page loads later is heard here anyway. */
export function useChat(facts: ChatFacts): { chat: Chat; state: ChatState } {
  const [chat] = useState(() => new Chat(facts));
  useEffect(() => chat.start(), [chat]);
  const state = useSyncExternalStore(chat.subscribe, chat.getState, chat.getState);
  return { chat, state };
}
