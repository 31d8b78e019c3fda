import { boardRoute } from "@app/contract/day/board";
import { formatLongDayWithoutYear } from "@app/domain/time/format-time";
import { BoardWall } from "../../features/day/board/board-wall.tsx";
import { requestedPlace } from "../../features/day/board/place-choice.tsx";
import { useFreshBoard } from "../../features/day/board/use-fresh-board.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { staleDataOnFailure } from "../../layouts/stale-data-on-failure.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { useNow } from "../../ui/clock.ts";
import type { Route } from "./+types/wall";
import "../../styles/day.css";

export const meta: Route.MetaFunction = () => [{ title: "Affichage mural · Renfort" }];

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "employer");
  },
];

/** Without a network the screen stays as it was. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [staleDataOnFailure];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = { establishment: requestedPlace(url.searchParams), wall: true };
  return { board: await orNotFound(context.get(apiContext).call(boardRoute, { query })) };
}

export default function Wall({ loaderData: { board } }: Route.ComponentProps) {
  const now = useNow(useRenderedAt());
  useFreshBoard();
  return <BoardWall board={board} now={now} title={formatLongDayWithoutYear(new Date(`${board.day}T12:00:00Z`))} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="contenu" className="wrap py-10">
      <PageProblem error={error} />
    </main>
  );
}
