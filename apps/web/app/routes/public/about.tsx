import { Accessibility, MessageSquareText, Scale, ShieldCheck } from "lucide-react";
import { figuresOf, recordOf } from "../../features/site/figures.ts";
import { PageIntro } from "../../features/site/page-intro.tsx";
import { StatsCards } from "../../features/site/stats-card.tsx";
import { Blocks } from "../../features/site/text-blocks.tsx";
import { ABOUT } from "../../features/site/texts/about.fr.ts";
import { aboutTeam } from "../../features/site/texts/about-team.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { siteStats } from "../../parts/places/shared-answers.server.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Route } from "./+types/about";

const { plain, fair, safe, everyone } = ABOUT.values;
const VALUES = [
  { icon: MessageSquareText, ...plain },
  { icon: Scale, ...fair },
  { icon: ShieldCheck, ...safe },
  { icon: Accessibility, ...everyone },
];

export const handle = SHARED_PAGE;

export async function loader({ context }: Route.LoaderArgs) {
  const stats = await siteStats(context.get(apiContext));
  const { operator, publicUrl } = environment();
  return {
    figures: figuresOf(stats),
    record: recordOf(stats),
    team: aboutTeam(operator),
    address: `${publicUrl}/a-propos`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: `${ABOUT.title} · Renfort`, description: ABOUT.description, url: loaderData.address })
    : [];

export default function About({ loaderData: { figures, record, team } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={ABOUT.title} lead={ABOUT.lead} />
      <div className="wrap grid gap-5 pt-12 md:grid-cols-2 md:pt-18">
        <Panel {...ABOUT.mission} className="bg-a1-tint" />
        <Panel {...ABOUT.vision} className="bg-a2-tint" />
      </div>
      {figures.length + record.length > 0 && (
        <section className="pt-18 md:pt-28">
          <div className="wrap">
            <h2 className="mb-8 text-3xl md:text-4xl">{ABOUT.figuresTitle}</h2>
          </div>
          <StatsCards rows={[figures, record]} />
          <p className="wrap mt-4 text-ink-3 text-sm">{ABOUT.figuresNote}</p>
        </section>
      )}
      <section className="wrap grid gap-8 pt-18 md:pt-28 lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
        <h2 className="max-w-100 text-3xl md:text-4xl">{ABOUT.valuesTitle}</h2>
        <RuledList items={VALUES} />
      </section>
      <div className="wrap grid gap-12 pt-18 md:grid-cols-2 md:gap-16 md:pt-28">
        <section>
          <h2 className="text-3xl">{ABOUT.historyTitle}</h2>
          <Blocks blocks={ABOUT.history} />
        </section>
        <section>
          <h2 className="text-3xl">{ABOUT.teamTitle}</h2>
          <Blocks blocks={team} />
        </section>
      </div>
      <div className="wrap flex flex-wrap gap-3 py-18 md:py-28">
        <LinkButton to="/connexion" size="lg">
          Se connecter
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="line">
          Nous contacter
        </LinkButton>
      </div>
    </>
  );
}

function Panel({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <section className={`rounded-xl p-7 md:p-10 ${className}`}>
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="mt-3 text-ink-2 text-lg">{text}</p>
    </section>
  );
}
