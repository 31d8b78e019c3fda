import { localPayRoute } from "@app/contract/missions/local-pay";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/local-pay";

export async function loader({ url, context }: Route.LoaderArgs) {
  const [title, place] = [url.searchParams.get("title") ?? "", url.searchParams.get("place") ?? ""];
  try {
    const pay = await context.get(apiContext).call(localPayRoute, { query: { title, place } });
    return Response.json(pay, { headers: { "cache-control": "private, max-age=600" } });
  } catch (error) {
    return Response.json({ median: null }, { status: failureOf(error).status });
  }
}
