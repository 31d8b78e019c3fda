import { hoursPdfRoute } from "@app/contract/hours/hours";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { MAX_PERIOD_DAYS } from "@app/domain/time/week";
import { downloadHours } from "../../features/hours/sheet/download.server.ts";
import { CANDIDATE_HOURS } from "../../lib/candidate-paths.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/hours-sheet";

/** The last six weeks as a PDF, like the page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { access } = requireRole(request, context, "candidate");
  const today = parisDay(new Date());
  const query = { from: addDays(today, 1 - MAX_PERIOD_DAYS), to: today };
  return downloadHours({ request, access, route: hoursPdfRoute, query, page: CANDIDATE_HOURS });
}
