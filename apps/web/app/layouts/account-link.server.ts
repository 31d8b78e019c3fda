import { meRoute } from "@app/contract/accounts/accounts";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../lib/api/api.server.ts";
import { currentSession, HOMES } from "../lib/session/guards.server.ts";
import type { AccountLink } from "./public-links.ts";

/** Undefined for a visitor. */
export async function accountLink(context: Readonly<RouterContextProvider>): Promise<AccountLink | undefined> {
  const session = currentSession(context);
  if (!session) return undefined;
  const to = HOMES[session.role];
  if (session.role !== "admin") return { to, label: "Mon espace" };
  const { user } = await context.get(apiContext).call(meRoute, {});
  return { to, label: "Administration", person: `${user.first_name} ${user.last_name}` };
}
