import { transparencyRoute } from "@app/contract/office/office-figures";
import { Download } from "lucide-react";
import {
  appealLines,
  DECISION_COLUMNS,
  decisionRows,
  REPORT_COLUMNS,
  reportRows,
} from "../../features/office/figures/figure-lines.fr.ts";
import { FigureList, FigureTable } from "../../features/office/figures/figure-table.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/transparency";

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Rapport ${params.year} · Bureau · Renfort` }];

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).call(transparencyRoute, { params }));
}

export default function Transparency({ loaderData: report }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[996px] px-4 py-4 md:px-8">
      <BackLink to="/admin/chiffres">Chiffres</BackLink>
      <PageHeader
        title={`Rapport de ${report.year}`}
        description="Signalements, décisions et recours de l’année, sans aucun nom."
        actions={
          <a href={`/admin/transparence/${report.year}/rapport.csv`} className={buttonClass({ variant: "line" })}>
            <Download className="ico" aria-hidden="true" />
            Télécharger (CSV)
          </a>
        }
      />
      <FigureList lines={appealLines(report)} />
      <FigureTable title="Signalements" columns={REPORT_COLUMNS} rows={reportRows(report)} />
      <FigureTable title="Décisions" columns={DECISION_COLUMNS} rows={decisionRows(report)} />
    </div>
  );
}
