import type { ConversationView, MessageView } from "@app/contract/messages/messages";
import { requestJson } from "../../lib/json-client.ts";

export const readConversations = (words: string, page: number) =>
  requestJson<ConversationView[]>(`/direct/conversations?q=${encodeURIComponent(words)}&page=${page}`);

const pathOf = (conversationId: number) => `/direct/conversations/${conversationId}`;

export const readMessages = (conversationId: number, side: "before" | "after", id: number) =>
  requestJson<MessageView[]>(`${pathOf(conversationId)}?${side}=${id}`);

export const sendMessage = (conversationId: number, content: string, clientId: string) =>
  requestJson<MessageView>(pathOf(conversationId), { content, client_id: clientId });

export const markRead = (conversationId: number) => requestJson<object>(pathOf(conversationId), { read: true });
