import { parseJson } from "@app/contract/http/json";
import { problemFr } from "@app/contract/http/problem.fr";
import { listMessagesRoute, readConversationRoute, sendMessageRoute } from "@app/contract/messages/messages";
import { respondJson } from "../../lib/api/json-response.server.ts";
import type { Route } from "./+types/conversation";

/** Messages before or after another. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const query = Object.fromEntries(url.searchParams);
  return respondJson(context, (api) => api.call(listMessagesRoute, { params, query }));
}

/** Sends a message or marks as read when there is no socket. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const body = readBody(await request.text());
  if (!body) return Response.json({ code: "malformed", error: problemFr.malformed }, { status: 400 });
  return respondJson(context, (api) =>
    body.read === true
      ? api.call(readConversationRoute, { params })
      : api.call(sendMessageRoute, { params, body: { content: body.content, client_id: body.client_id } }),
  );
}

/** The API validates. */
function readBody(text: string): { read?: boolean; content: string; client_id?: string } | null {
  try {
    return parseJson(text) as { content: string } | null;
  } catch {
    return null;
  }
}
