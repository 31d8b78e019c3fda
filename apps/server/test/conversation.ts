/** An employer and an applicant with a conversation. */
import { aConversation } from "@app/db/builders/messaging";
import type { Harness } from "./harness.ts";
import { aPair, get, post } from "./scene.ts";

export async function startConversation(h: Harness, lines: readonly string[] = []) {
  const { employer, person, token } = await aPair(h);
  const { id } = await aConversation(h.ctx.db, { between: [employer, person.candidate], lines });
  return { id, employer: { id: employer.id, token }, candidate: { id: person.candidate.id, token: person.token } };
}

export type Message = {
  id: number;
  sender: { id: number };
  content: string;
  timestamp: string;
  client_id?: string;
  warning: { rule: string; text: string } | null;
};

export const sendTo = (h: Harness, token: string, id: number, content: unknown, clientId?: string) =>
  post<Message>(h, token, `conversations/${id}/messages`, {
    content,
    ...(clientId !== undefined && { client_id: clientId }),
  });

export const messagesOf = async (h: Harness, token: string, id: number, search = "") =>
  (await get<Message[]>(h, token, `conversations/${id}/messages/${search}`)).body;

export const markRead = (h: Harness, token: string, id: number) =>
  post(h, token, `conversations/${id}/mark-as-read`, {});

export const unreadCounts = async (h: Harness, token: string) => (await get(h, token, "unread/")).body;
