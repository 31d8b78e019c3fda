import { useEffect, useState, useSyncExternalStore } from "react";
import { Chat, type ChatOptions, type ChatState } from "./chat.ts";

/** One conversation while it is open: use its id as the key of the component. */
export function useChat(options: ChatOptions): { chat: Chat; state: ChatState } {
  const [chat] = useState(() => new Chat(options));
  useEffect(() => chat.start(), [chat]);
  const state = useSyncExternalStore(chat.subscribe, chat.getState, chat.getState);
  return { chat, state };
}
