import { socketTicketRoute } from "@app/contract/messages/messages";
import { respondJson } from "../../lib/api/json-response.server.ts";
import type { Route } from "./+types/socket-ticket";

/** Page scripts have no token: a ticket works once, for thirty seconds. */
export function action({ context }: Route.ActionArgs) {
  return respondJson(context, (api) => api.call(socketTicketRoute, {}));
}
