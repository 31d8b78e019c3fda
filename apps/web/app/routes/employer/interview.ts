import { interviewRoute } from "@app/contract/applications/interviews";
import { redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import type { Route } from "./+types/interview";

/** The link of notifications: redirects to the application. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { application_id } = await orNotFound(context.get(apiContext).call(interviewRoute, { params: { id } }));
  return redirect(`${EMPLOYER}/candidatures/${application_id}#entretien`);
}
