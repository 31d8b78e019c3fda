import { officeFiguresRoute } from "@app/contract/office/office-figures";
import { formatDay } from "@app/domain/time/format-time";
import { DayBars } from "../../features/office/figures/day-bars.tsx";
import { figureLines } from "../../features/office/figures/figure-lines.fr.ts";
import { FigureList, FigureTable } from "../../features/office/figures/figure-table.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/figures";

const PERIODS = [7, 30, 92] as const;

export const meta: Route.MetaFunction = () => [{ title: "Chiffres · Bureau · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = Number(url.searchParams.get("jours"));
  const days = PERIODS.find((period) => period === asked) ?? 30;
  const figures = await context.get(apiContext).call(officeFiguresRoute, { query: { days } });
  return { figures, days, year: new Date().getUTCFullYear() };
}

const COLUMNS = ["Jour", "Publiées", "Pourvues", "Candidatures", "Avec réponse", "Signalements", "Décisions"] as const;

export default function Figures({ loaderData: { figures, days, year } }: Route.ComponentProps) {
  const rows = figures.days.map((row) => [
    formatDay(new Date(`${row.day}T12:00:00Z`)),
    ...[row.published, row.filled, row.applications, row.answered, row.reports, row.decisions].map(String),
  ]);
  return (
    <div className="mx-auto max-w-[996px] px-4 py-6 md:px-8">
      <PageHeader
        title="Chiffres"
        actions={
          <LinkButton to={`/admin/transparence/${year}`} variant="line">
            Rapport de l’année
          </LinkButton>
        }
      />
      <div className="mt-4">
        <TabLinks
          label="Période"
          tabs={PERIODS.map((period) => ({
            to: `?jours=${period}`,
            label: `${period}\u00a0jours`,
            current: period === days,
          }))}
        />
      </div>
      <FigureList lines={figureLines(figures)} />
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <DayBars
          title="Missions"
          total="Publiées"
          part="Pourvues"
          bars={figures.days.map(({ day, published, filled }) => ({ day, value: published, part: filled }))}
        />
        <DayBars
          title="Signalements"
          total="Reçus"
          part="Décisions"
          bars={figures.days.map(({ day, reports, decisions }) => ({ day, value: reports, part: decisions }))}
        />
      </div>
      <FigureTable title="Jour par jour" columns={COLUMNS} rows={rows} />
    </div>
  );
}
