import { redirect } from "react-router";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/own-space";

/** Where the installed icon leads: one's own space. Not the page to sign in, whose visit clears what is kept offline. */
export function loader({ context }: Route.LoaderArgs) {
  const session = currentSession(context);
  return redirect(session ? HOMES[session.role] : "/connexion");
}
