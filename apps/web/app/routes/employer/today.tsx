import { establishmentsRoute } from "@app/contract/companies/establishments";
import { boardRoute } from "@app/contract/day/board";
import { addDays, isDay, parisDay } from "@app/domain/time/calendar";
import { dayPhrase } from "@app/domain/time/day-phrase";
import { formatLongDayWithoutYear } from "@app/domain/time/format-time";
import { CalendarDays } from "lucide-react";
import { runBoardAction } from "../../features/day/board/board.server.ts";
import { BoardRows } from "../../features/day/board/board-rows.tsx";
import { countsText, boardFr as fr } from "../../features/day/board/board-text.fr.ts";
import { CodeCard } from "../../features/day/board/code-card.tsx";
import { PlaceChoice, placeParam, requestedPlace } from "../../features/day/board/place-choice.tsx";
import { useFreshBoard } from "../../features/day/board/use-fresh-board.ts";
import { messageFor } from "../../features/messages/contact-applicant.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER, EMPLOYER_HOURS, TODAY, wallPath } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useMember } from "../../lib/use-employer.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/today";
import "../../styles/day.css";

export const meta: Route.MetaFunction = () => [{ title: "Aujourd’hui · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = url.searchParams.get("jour") ?? "";
  const [board, { results: establishments }] = await Promise.all([
    orNotFound(
      api.call(boardRoute, {
        query: { establishment: requestedPlace(url.searchParams), ...(isDay(asked) && { day: asked }) },
      }),
    ),
    api.call(establishmentsRoute, {}),
  ]);
  return { board, establishments };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runBoardAction(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Today({ loaderData: { board, establishments } }: Route.ComponentProps) {
  const now = useNow(useRenderedAt());
  const member = useMember();
  useFreshBoard();
  const today = parisDay(new Date(now));
  const isToday = board.day === today;
  const place = placeParam(board.establishment);
  const noon = new Date(`${board.day}T12:00:00Z`);
  const counts = countsText(board.shifts.flatMap(({ people }) => people));
  const title = isToday ? "Aujourd’hui" : capital(dayPhrase(noon, new Date(now)));
  const otherDay = isToday ? addDays(today, 1) : today;
  return (
    <>
      <PageHeader
        eyebrow={formatLongDayWithoutYear(noon)}
        title={counts === "" ? title : `${title}\u00a0: ${counts}`}
        actions={
          <>
            <LinkButton to={`${TODAY}?etablissement=${place}${isToday ? `&jour=${otherDay}` : ""}`} variant="line">
              {isToday ? "Voir demain" : "Voir aujourd’hui"}
            </LinkButton>
            <LinkButton to={EMPLOYER_HOURS} variant="line">
              Heures
            </LinkButton>
          </>
        }
      />
      <div className="mt-4">
        <PlaceChoice
          establishments={establishments}
          chosen={board.establishment}
          hasOthers={board.places.includes(null)}
          otherParams={isToday ? {} : { jour: board.day }}
        />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_336px]">
        {board.shifts.length === 0 ? (
          <EmptyState icon={CalendarDays} title={fr.empty} text={fr.emptyText} />
        ) : (
          <BoardRows
            shifts={board.shifts}
            now={now}
            base={member.role === "shift_lead" ? null : EMPLOYER}
            messageFor={messageFor}
          />
        )}
        {board.code !== null && <CodeCard code={board.code} place={place} wall={wallPath(place)} />}
      </div>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
