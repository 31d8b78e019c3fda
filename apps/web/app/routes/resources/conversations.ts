import { listConversationsRoute } from "@app/contract/messages/messages";
import { respondJson } from "../../lib/api/json-response.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import type { Route } from "./+types/conversations";

export function loader({ url, context }: Route.LoaderArgs) {
  const words = url.searchParams.get("q") ?? "";
  const page = requestedPage(url.searchParams);
  return respondJson(context, (api) =>
    api.call(listConversationsRoute, { query: { page, ...(words && { query: words }) } }),
  );
}
