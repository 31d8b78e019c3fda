import { citiesRoute } from "@app/contract/site/site";
import { apiContext } from "../../lib/api/api.server.ts";
import type { Route } from "./+types/communes";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { communes } = await context
    .get(apiContext)
    .call(citiesRoute, { query: { q: url.searchParams.get("q") ?? "", limit: 8 } });
  return Response.json(communes, { headers: { "cache-control": "public, max-age=3600" } });
}
