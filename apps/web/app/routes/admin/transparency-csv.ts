import { transparencyRoute } from "@app/contract/office/office-figures";
import { transparencyCsv } from "../../features/office/figures/figure-lines.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/transparency-csv";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireRole(request, context, "admin");
  const report = await orNotFound(context.get(apiContext).call(transparencyRoute, { params }));
  return new Response(transparencyCsv(report), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="renfort-transparence-${report.year}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
