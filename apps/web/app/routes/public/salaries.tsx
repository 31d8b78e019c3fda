import { type SalariesView, salariesRoute } from "@app/contract/site/site";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { formatCount } from "@app/domain/text/format-number";
import { PageIntro } from "../../features/site/page-intro.tsx";
import { type PayRow, PayTable } from "../../features/site/pay-table.tsx";
import { Blocks } from "../../features/site/text-blocks.tsx";
import { SALARIES } from "../../features/site/texts/salaries.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/salaries";

export const handle = SHARED_PAGE;

export async function loader({ context }: Route.LoaderArgs) {
  const { days, sectors } = await context.get(apiContext).call(salariesRoute, {});
  return { days, rows: sectors.map(rowOf), address: `${environment().publicUrl}/salaires` };
}

/** Formatted on the server. */
function rowOf({ sector, low, median, high, missions }: SalariesView["sectors"][number]): PayRow {
  const perHour = (euros: number) => `${formatEuros(eurosToCents(euros))}\u00a0/\u00a0h`;
  return {
    sector,
    low: perHour(low),
    median: perHour(median),
    high: perHour(high),
    missions: formatCount(missions),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: `${SALARIES.title} · Renfort`, description: SALARIES.description, url: loaderData.address })
    : [];

export default function Salaries({ loaderData: { rows, days } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={SALARIES.title} lead={SALARIES.lead} />
      <div className="wrap py-10 md:py-14">
        {rows.length > 0 ? (
          <PayTable rows={rows} />
        ) : (
          <section className="card card-pad">
            <h2 className="text-xl">{SALARIES.noneTitle}</h2>
            <p className="mt-2 mb-5 max-w-[68ch] text-ink-2">{SALARIES.noneText}</p>
            <LinkButton to="/emplois">Voir les missions</LinkButton>
          </section>
        )}
        <section className="mt-12 max-w-[68ch]">
          <h2 className="text-2xl">{SALARIES.howTitle}</h2>
          <Blocks blocks={[SALARIES.how(days)]} />
        </section>
      </div>
    </>
  );
}
