import { logoutRoute } from "@app/contract/accounts/accounts";
import { redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { sessionContext, signOut } from "../../lib/session/session.server.ts";
import type { Route } from "./+types/sign-out";

/** Signs out even when the API fails. */
export async function action({ context }: Route.ActionArgs) {
  const holder = context.get(sessionContext);
  if (holder.current) {
    await context
      .get(apiContext)
      .call(logoutRoute, { body: { refresh: holder.current.refresh } })
      .catch(() => undefined);
  }
  signOut(holder);
  return redirect("/");
}

export const loader = () => redirect("/");
