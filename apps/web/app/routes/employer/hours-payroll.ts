import { hoursCsvRoute } from "@app/contract/hours/hours";
import { downloadHours } from "../../features/hours/sheet/download.server.ts";
import { requestedWeek } from "../../features/week/days/requested-week.ts";
import { EMPLOYER_HOURS } from "../../lib/employer-paths.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { requestedEstablishment } from "../../parts/company/establishment-filter.tsx";
import type { Route } from "./+types/hours-payroll";

/** The week of the page. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { access } = requireRole(request, context, "employer");
  const establishment = requestedEstablishment(url.searchParams);
  const query = {
    ...requestedWeek(url.searchParams, new Date()),
    ...(establishment !== undefined && { establishment: String(establishment) }),
  };
  return downloadHours({ request, access, route: hoursCsvRoute, query, page: EMPLOYER_HOURS });
}
