import { listConversationsRoute } from "@app/contract/messaging";
import { apiContext } from "../../api.server.ts";
import { answerDirect } from "../../direct.server.ts";
import type { Route } from "./+types/conversations";

/** The list beside an open conversation, when something was said in another. */
export function loader({ url, context }: Route.LoaderArgs) {
  const words = url.searchParams.get("q") ?? "";
  return answerDirect(() =>
    context.get(apiContext).call(listConversationsRoute, { query: { ...(words && { query: words }) } }),
  );
}
