import {
  callbackRoute,
  conversationRoute,
  listConversationsRoute,
  listMessagesRoute,
  type MessageView,
  openConversationRoute,
  readConversationRoute,
  sendMessageRoute,
} from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { blockRoute, unblockRoute } from "@app/contract/office/reports";
import { CALLBACK_TIMES } from "@app/domain/messages/conversation";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf, orNotFound } from "../../lib/api/failure.server.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { log } from "../../lib/log.server.ts";
import { toOutcome } from "../../lib/outcome.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import { HOMES, requireRole } from "../../lib/session/guards.server.ts";
import type { Outcome } from "../../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

/** The page is the same in both spaces. */
export function requireMember(request: Request, context: Context) {
  const role = new URL(request.url).pathname.startsWith(HOMES.employer) ? "employer" : "candidate";
  const { userId } = requireRole(request, context, role);
  return { role, userId, home: HOMES[role], base: `${HOMES[role]}/messages` } as const;
}

/** The page size of the API; the list has no count. */
const ROWS = 20;

/** `q` searches, `page` turns, `avant` is the older page without script. */
export async function loadMessages(context: Context, id: string | undefined, search: URLSearchParams) {
  const words = (search.get("q") ?? "").trim().slice(0, 100);
  const page = requestedPage(search);
  const [conversations, opened] = await Promise.all([
    context.get(apiContext).call(listConversationsRoute, { query: { page, ...(words && { query: words }) } }),
    id === undefined ? null : loadConversation(context, id, search.get("avant")),
  ]);
  return { words, page, hasMore: conversations.length === ROWS, conversations, opened };
}

async function loadConversation(context: Context, id: string, before: string | null) {
  const [conversation, messages] = await Promise.all([
    orNotFound(context.get(apiContext).call(conversationRoute, { params: { id } })),
    loadMessagesOf(context, id, before),
  ]);
  return { conversation, messages, before };
}

/** Null when they cannot be read now: the rest of the page is still shown. */
async function loadMessagesOf(context: Context, id: string, before: string | null): Promise<MessageView[] | null> {
  try {
    return await context
      .get(apiContext)
      .call(listMessagesRoute, { params: { id }, query: before === null ? {} : { before: Number(before) } });
  } catch (error) {
    if (!failureOf(error).isUnavailable) throw data(null, { status: 404 });
    log.error({ event: "web.messages_unread", err: error });
    return null;
  }
}

type Member = ReturnType<typeof requireMember>;

/** The forms of the page, by `intent`; with script only « open », « block » and « unblock » are posted. */
export function messageIntents(member: Member, id: number) {
  const conversation = `${member.base}/${id}`;
  return {
    open: (context: Context, form: FormData) => openConversation(context, member, form),
    send: (context: Context, form: FormData) => sendMessage(context, form, conversation, id),
    callback: (context: Context, form: FormData) => askToBeCalled(context, form, conversation),
    read: (context: Context) => markRead(context, conversation, id),
    block: (context: Context, form: FormData) => setBlocked(context, form, conversation, blockRoute),
    unblock: (context: Context, form: FormData) => setBlocked(context, form, conversation, unblockRoute),
  };
}

function sendMessage(context: Context, form: FormData, conversation: string, id: number) {
  const body = { content: textOf(form, "quick") || textOf(form, "content"), client_id: textOf(form, "client_id") };
  return submitForm(form, async () => {
    await context.get(apiContext).call(sendMessageRoute, { params: { id }, body });
    throw redirect(conversation);
  });
}

/** One message of a fixed sentence, in the conversation that is open. */
function askToBeCalled(context: Context, form: FormData, conversation: string) {
  return toOutcome<Outcome>(async () => {
    const phone = textOf(form, "phone") === "company" ? "company" : "mine";
    const when = CALLBACK_TIMES.find((time) => time === textOf(form, "when")) ?? "now";
    const params = { id: Number(textOf(form, "application")) };
    await context.get(apiContext).call(callbackRoute, { params, body: { phone, when } });
    throw redirect(conversation);
  });
}

async function markRead(context: Context, conversation: string, id: number): Promise<never> {
  await context.get(apiContext).call(readConversationRoute, { params: { id } });
  throw redirect(conversation);
}

function setBlocked(
  context: Context,
  form: FormData,
  conversation: string,
  route: typeof blockRoute | typeof unblockRoute,
) {
  return submitForm(form, async () => {
    await context.get(apiContext).call(route, { params: { id: Number(textOf(form, "user_id")) } });
    throw redirect(conversation);
  });
}

/** Redirects to the conversation, or to the page of messages with what is missing. */
async function openConversation(context: Context, { role, base }: Member, form: FormData) {
  const [user_id, application] = [textOf(form, "user_id"), textOf(form, "application")];
  try {
    const body = {
      ...(user_id && { user_id: Number(user_id) }),
      ...(application && { application: Number(application) }),
    };
    const { id } = await context.get(apiContext).call(openConversationRoute, { body });
    return redirect(`${base}/${id}`);
  } catch (error) {
    const { code, isUnavailable } = failureOf(error);
    if (code === "profile_incomplete") return redirect(`${base}?profil=incomplet`);
    if (code === "email_not_verified") return redirect(`${base}?adresse=a-confirmer`);
    if (isUnavailable) log.error({ event: "web.contact_failed", err: error });
    const failed = refuse(form, {}, fr.contactFailed[role], 400);
    return data({ ...failed.data, ok: false, message: fr.contactFailed[role] }, { status: 400 });
  }
}
