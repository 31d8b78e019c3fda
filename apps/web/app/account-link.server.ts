import type { RouterContextProvider } from "react-router";
import { currentSession, HOMES } from "./guards.server.ts";
import type { SiteLink } from "./layouts/public-links.ts";

/** « Mon espace » in the header of public pages; undefined for a visitor. */
export function accountLink(context: Readonly<RouterContextProvider>): SiteLink | undefined {
  const session = currentSession(context);
  return session ? { to: HOMES[session.role], label: "Mon espace" } : undefined;
}
