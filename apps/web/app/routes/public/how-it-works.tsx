import { BadgeEuro, Check, EyeOff, Route as Path, Store } from "lucide-react";
import { figuresOf, recordOf } from "../../features/site/figures.ts";
import { PageIntro } from "../../features/site/page-intro.tsx";
import { StatsCards } from "../../features/site/stats-card.tsx";
import { Steps } from "../../features/site/steps.tsx";
import { HOW } from "../../features/site/texts/how.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { siteStats } from "../../parts/places/shared-answers.server.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Route } from "./+types/how-it-works";

const { pay, siret, follow, privacy } = HOW.advantages;
const ADVANTAGES = [
  { icon: BadgeEuro, ...pay },
  { icon: Store, ...siret },
  { icon: Path, ...follow },
  { icon: EyeOff, ...privacy },
];

export const handle = SHARED_PAGE;

export async function loader({ context }: Route.LoaderArgs) {
  const stats = await siteStats(context.get(apiContext));
  return {
    figures: figuresOf(stats),
    record: recordOf(stats),
    address: `${environment().publicUrl}/comment-ca-marche`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: `${HOW.title} · Renfort`, description: HOW.description, url: loaderData.address })
    : [];

export default function HowItWorks({ loaderData: { figures, record } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={HOW.title} lead={HOW.lead} />
      <Steps />
      <section className="wrap grid gap-8 pt-18 md:pt-28 lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
        <h2 className="max-w-100 text-3xl md:text-4xl">{HOW.advantagesTitle}</h2>
        <RuledList items={ADVANTAGES} />
      </section>
      <section className="wrap pt-18 md:pt-28">
        <h2 className="text-3xl md:text-4xl">{HOW.gainsTitle}</h2>
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          <CheckList {...HOW.candidates} />
          <CheckList {...HOW.employers} />
        </div>
      </section>
      {figures.length + record.length > 0 && (
        <section className="pt-18 md:pt-28">
          <div className="wrap">
            <h2 className="mb-8 text-3xl md:text-4xl">{HOW.figuresTitle}</h2>
          </div>
          <StatsCards rows={[figures, record]} />
          <p className="wrap mt-4 text-ink-3 text-sm">{HOW.figuresNote}</p>
        </section>
      )}
      <section className="wrap py-18 text-center md:py-28">
        <h2 className="text-3xl md:text-4xl">{HOW.call}</h2>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <LinkButton to="/s'inscrire" size="lg">
            S’inscrire
          </LinkButton>
          <LinkButton to="/a-propos" size="lg" variant="line">
            En savoir plus sur nous
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function CheckList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="card card-pad">
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-ink-2">
            <Check className="ico mt-0.5 text-ok" aria-hidden="true" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
