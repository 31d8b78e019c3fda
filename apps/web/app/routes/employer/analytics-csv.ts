import { analyticsRoute } from "@app/contract/companies/employer-figures";
import { analyticsCsv } from "../../features/companies/figures/csv.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/analytics-csv";

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRole(request, context, "employer");
  const csv = analyticsCsv(await context.get(apiContext).call(analyticsRoute, {}));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="renfort-analyses.csv"',
      "cache-control": "private, no-store",
    },
  });
}
