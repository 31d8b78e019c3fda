import type { Role } from "@app/domain/accounts/actor";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { type RouterContextProvider, redirect } from "react-router";
import { afterSession, pagePath, signInFirst } from "../api/api.server.ts";
import { type Session, sessionContext } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

export const HOMES: Record<Role, string> = {
  employer: "/employeur/tableau-de-bord",
  candidate: "/candidat/tableau-de-bord",
  admin: "/admin",
};

export const currentSession = (context: Context): Session | null => context.get(sessionContext).current;

/** Redirects other roles to their space, and visitors to sign in. */
export function requireRole(request: Request, context: Context, role: Role): Session {
  const holder = context.get(sessionContext);
  const { current: session } = holder;
  // The session ended now, or since the form was opened.
  const hadOne = holder.changed || request.method !== "GET";
  if (!session) throw redirect(hadOne ? afterSession(request, holder) : signInFirst(pagePath(request)));
  if (session.role !== role) throw redirect(HOMES[session.role]);
  return session;
}

/** The `redirect` parameter when it is a path of this site. */
export function afterSignIn(url: URL, role: Role): string {
  return landing(url.searchParams.get("redirect"), role);
}

export function landing(requested: string | null, role: Role): string {
  return encodePath(safePath(requested, HOMES[role]));
}

/** For the pages where one signs in or up. */
export function redirectSignedIn(url: URL, context: Context): void {
  const session = currentSession(context);
  if (session) throw redirect(afterSignIn(url, session.role));
}
