import { redirect } from "react-router";
import type { Route } from "./+types/short-proposition";

/** The link of a text message, where every character counts. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/candidat/tableau-de-bord/propositions/${encodeURIComponent(params.id)}`);
}
