import { declarationSheetRoute } from "@app/contract/papers/declaration";
import { useOutletContext } from "react-router";
import { messageFor } from "../../../features/messages/contact-applicant.tsx";
import { keepOpenedSheet, useOpenedSheet } from "../../../features/papers/sheet/opened-sheet.ts";
import { ProveFirst } from "../../../features/papers/sheet/prove-first.tsx";
import { SheetCard, type SheetOf } from "../../../features/papers/sheet/sheet-card.tsx";
import { SheetProblem } from "../../../features/papers/sheet/sheet-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf, forbiddenCode, orNotFound } from "../../../lib/api/failure.server.ts";
import type { Route } from "./+types/declaration-sheet";

/** On a page of its own, so that entering a declaration is not another reading. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  try {
    const sheet = await orNotFound(context.get(apiContext).call(declarationSheetRoute, { params: { id } }));
    return { sheet, refusal: "" };
  } catch (error) {
    if (forbiddenCode(error) === "level_limit") return { sheet: null, refusal: failureOf(error).message };
    throw error;
  }
}

export const shouldRevalidate = keepOpenedSheet;

export default function Sheet({ loaderData: { sheet, refusal } }: Route.ComponentProps) {
  const hire = useOutletContext<SheetOf>();
  useOpenedSheet(hire.id, sheet?.shared ?? false);
  if (sheet === null) return <ProveFirst text={refusal} />;
  return <SheetCard sheet={sheet} hire={hire} message={messageFor({ application_id: hire.id, name: hire.name })} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What fetch throws without a response.
  return <SheetProblem isOffline={error instanceof TypeError} />;
}
