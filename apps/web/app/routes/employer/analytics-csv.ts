import { analyticsRoute } from "@app/contract/employer";
import { apiContext } from "../../api.server.ts";
import { analyticsCsv } from "../../features/analytics/csv.ts";
import { requireRole } from "../../guards.server.ts";
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
