import { analyticsRoute } from "@app/contract/companies/employer-figures";
import { OWN_FLOOR } from "@app/domain/companies/figures";
import { formatMinutes } from "@app/domain/time/duration";
import { CalendarCheck2, Download, MessageCircleReply, Timer, UserRoundPlus } from "lucide-react";
import { COLUMNS, type Figures } from "../../features/companies/figures/figure-text.ts";
import { WaitingList } from "../../features/companies/figures/waiting-list.tsx";
import { WeeklyBars } from "../../features/companies/figures/weekly-bars.tsx";
import { WeeklyTable } from "../../features/companies/figures/weekly-table.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatTile } from "../../ui/stat-tile.tsx";
import type { Route } from "./+types/analytics";

export const meta: Route.MetaFunction = () => [{ title: "Analyses · Renfort" }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(analyticsRoute, {});
}

const TILES = [
  { key: "firstApplicationMinutes", label: "jusqu’à la première candidature", icon: UserRoundPlus },
  { key: "fillMinutes", label: "pour pourvoir une mission", icon: CalendarCheck2 },
  { key: "answerRate", label: "des candidatures ont eu une réponse", icon: MessageCircleReply },
  { key: "answerMinutes", label: "pour répondre à une candidature", icon: Timer },
] as const satisfies readonly { key: keyof Figures; label: string; icon: unknown }[];

export default function Analytics({ loaderData: { weeks, total, waiting } }: Route.ComponentProps) {
  const now = useRenderedAt();
  return (
    <>
      <PageHeader
        title="Analyses"
        description={`Vos douze dernières semaines. Les durées sont des médianes, affichées à partir de ${OWN_FLOOR} cas.`}
        actions={
          <a href={`${EMPLOYER}/analyses.csv`} download className="btn btn-line">
            <Download className="ico" aria-hidden="true" />
            Télécharger (CSV)
          </a>
        }
      />
      <ul className="mt-6 grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
        {TILES.map(({ key, label, icon }, index) => (
          <li key={key}>
            <StatTile
              value={COLUMNS.find((column) => column.key === key)?.text(total) ?? "–"}
              label={label}
              detail={total[key] === null ? "pas encore assez de cas" : undefined}
              icon={icon}
              accent={index}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <WeeklyBars
          title="Candidatures reçues par semaine"
          legend={{ total: "Reçues", part: "Acceptées" }}
          bars={weeks.map(({ week, applications, accepted }) => ({ week, value: applications, part: accepted }))}
        />
        <WeeklyBars
          title="Temps de réponse par semaine"
          bars={weeks.map(({ week, answerMinutes }) => ({ week, value: answerMinutes }))}
          text={formatMinutes}
        />
      </div>
      <h2 id="semaine-par-semaine" className="mt-8 text-xl">
        Semaine par semaine
      </h2>
      <WeeklyTable weeks={weeks} total={total} />
      <div className="mt-8">
        <WaitingList waiting={waiting} base={`${EMPLOYER}/candidatures`} now={now} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
