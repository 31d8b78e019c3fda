import { redirect } from "react-router";
import type { Route } from "./+types/short-stop";

/** « STOP » of a text message. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desabonnement?token=${encodeURIComponent(params.token)}`);
}
