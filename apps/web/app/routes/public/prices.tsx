import { PageIntro } from "../../features/site/page-intro.tsx";
import { PriceCard } from "../../features/site/price-card.tsx";
import { Blocks } from "../../features/site/text-blocks.tsx";
import { PRICES } from "../../features/site/texts/prices.fr.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { VISITOR_PUBLISH } from "../../parts/mission/mission-links.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/prices";

export const handle = SHARED_PAGE;

export function loader() {
  return { address: `${environment().publicUrl}/tarifs` };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: `${PRICES.title} · Renfort`, description: PRICES.description, url: loaderData.address })
    : [];

export default function Prices() {
  return (
    <>
      <PageIntro title={PRICES.title} lead={PRICES.lead} />
      <div className="wrap pt-10 md:pt-14">
        <section className="on-night rounded-xl bg-brand-press p-7 text-white md:p-10 dark:bg-night-2">
          <h2 className="text-2xl md:text-3xl">{PRICES.todayTitle}</h2>
          <p className="mt-3 max-w-[68ch] text-lg text-on-night-2">{PRICES.todayText}</p>
          <LinkButton to={VISITOR_PUBLISH} variant="gilet" size="lg" className="mt-6">
            Publier une Offre
          </LinkButton>
        </section>
      </div>
      <section className="wrap pt-14 md:pt-20">
        <h2 className="text-3xl md:text-4xl">{PRICES.plannedTitle}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {PRICES.plans.map((plan) => (
            <PriceCard key={plan.name} {...plan} state={PRICES.planned} />
          ))}
        </ul>
      </section>
      <div className="wrap grid gap-10 py-14 md:grid-cols-2 md:gap-16 md:py-20">
        <section>
          <h2 className="text-2xl">{PRICES.candidatesTitle}</h2>
          <Blocks blocks={[PRICES.candidatesText]} />
        </section>
        <section>
          <h2 className="text-2xl">{PRICES.rankingTitle}</h2>
          <Blocks blocks={[PRICES.rankingText]} />
        </section>
      </div>
    </>
  );
}
