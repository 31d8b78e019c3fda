import { searchCompaniesRoute } from "@app/contract/companies/companies";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/companies";

export async function loader({ url, context }: Route.LoaderArgs) {
  try {
    const query = { q: url.searchParams.get("q") ?? "" };
    const { results } = await context.get(apiContext).call(searchCompaniesRoute, { query });
    return Response.json(results, { headers: { "cache-control": "private, max-age=600" } });
  } catch (error) {
    return Response.json([], { status: failureOf(error).status });
  }
}
