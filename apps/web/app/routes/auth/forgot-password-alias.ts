import { redirect } from "react-router";

/** One screen of the spec links here. */
export function loader() {
  return redirect("/mot-de-passe-oublie", 301);
}
