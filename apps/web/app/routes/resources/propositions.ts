import { parseJson } from "@app/contract/http/json";
import { problemFr } from "@app/contract/http/problem.fr";
import { propositionRoute, seePropositionsRoute } from "@app/contract/matching/propositions";
import type { IncomingProposition } from "../../features/matching/propositions/incoming-card.tsx";
import { respondJson } from "../../lib/api/json-response.server.ts";
import type { Route } from "./+types/propositions";

/** One that just arrived. */
export function loader({ params: { id = "" }, context }: Route.LoaderArgs) {
  return respondJson(
    context,
    async (api): Promise<IncomingProposition> => ({
      proposition: await api.call(propositionRoute, { params: { id } }),
      answerKey: crypto.randomUUID(),
    }),
  );
}

/** Those a visible screen shows. */
export async function action({ request, context }: Route.ActionArgs) {
  const ids = readIds(await request.text());
  if (!ids) return Response.json({ code: "malformed", error: problemFr.malformed }, { status: 400 });
  return respondJson(context, (api) => api.call(seePropositionsRoute, { body: { ids } }));
}

/** The API validates. */
function readIds(text: string): number[] | null {
  try {
    return (parseJson(text) as { ids?: number[] } | null)?.ids ?? null;
  } catch {
    return null;
  }
}
