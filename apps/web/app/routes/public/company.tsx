import { publicCompanyRoute } from "@app/contract/companies/companies";
import { companyFr } from "@app/contract/companies/companies.fr";
import { INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { companyLevelSentence } from "@app/domain/companies/company-level.fr";
import { idFromSlug } from "@app/domain/text/slug";
import { SearchX } from "lucide-react";
import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import { CompanyAbout, labelOf } from "../../features/companies/public/company-about.tsx";
import { CompanyCover } from "../../features/companies/public/company-cover.tsx";
import { CompanyFigures } from "../../features/companies/public/company-figures.tsx";
import { CompanyLevelCard } from "../../features/companies/public/company-level-card.tsx";
import { CompanyRatings } from "../../features/companies/public/company-ratings.tsx";
import { organization } from "../../features/companies/public/organization.ts";
import { scriptText } from "../../features/missions/page/job-posting.ts";
import { followIntents } from "../../features/team/follow/follow.server.ts";
import { FollowButton } from "../../features/team/follow/follow-button.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { ErrorPage } from "../../layouts/error-page.tsx";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { useNonce } from "../../lib/nonce.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { companyPath } from "../../parts/company/company-path.ts";
import { missionListOf } from "../../parts/mission/mission-links.ts";
import { publicCards } from "../../parts/mission-card/public-cards.server.ts";
import { PublicMissionGrid } from "../../parts/mission-card/public-mission-grid.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/company";
import "../../styles/company.css";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";

export const handle = SHARED_PAGE;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  const found = await orNotFound(context.get(apiContext).call(publicCompanyRoute, { params: { id } }));
  const path = companyPath(found);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const { missions, email: _email, phone: _phone, address: _address, ...company } = found;
  const address = environment().publicUrl + path;
  const role = currentSession(context)?.role ?? null;
  return {
    company,
    cards: publicCards(missions.results, role),
    more: missions.more,
    address,
    reportHref: `${path}/signaler`,
    signIn: signInFirst(path),
    organization: scriptText(organization(found, address)),
    role,
    account: await accountLink(context),
  };
}

/** For candidates: anybody else has no such form. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  return runIntent(followIntents(id), context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${companyFr.notFound} · Renfort` }];
  const { company, address } = loaderData;
  const place = company.town === null ? "" : `, ${company.town}`;
  const level = companyLevelSentence(company.level, new Date(company.level_at));
  return pageMeta({
    title: `${company.name}${place}\u00a0: missions et avis · Renfort`,
    description: `${company.name}${place}. ${level}. Missions ouvertes, délai de réponse et avis de personnes venues travailler.`,
    url: address,
  });
};

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, cards, more, role, account } = loaderData;
  const rendered = useRenderedAt();
  const nonce = useNonce();
  const about = [labelOf(INDUSTRY_LABELS, company.industry), company.town].filter(Boolean).join(" · ");
  return (
    <PublicLayout account={account}>
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        // Escaped by scriptText.
        dangerouslySetInnerHTML={{ __html: loaderData.organization }}
      />
      <div className="wrap pt-4 pb-12 md:pt-6 md:pb-20">
        <CompanyCover name={company.name} logo={company.logo} />
        <h1 className="break-words text-2xl md:text-3xl">{company.name}</h1>
        {about !== "" && <p className="mt-1 text-ink-2">{about}</p>}
        <p className="mt-1 text-ink-2 text-sm">{companyLevelSentence(company.level, new Date(company.level_at))}</p>
        <div className="mt-4 grid gap-3 empty:hidden">
          <FollowButton
            company={company.name}
            followed={company.followed === true}
            role={role}
            signIn={loaderData.signIn}
          />
          {actionData?.message !== undefined && <Notice tone="danger" live="assertive" title={actionData.message} />}
        </div>
        <CompanyFigures {...company} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
            <section aria-labelledby="missions">
              <h2 id="missions" className="mb-4 text-xl md:text-2xl">
                Missions ouvertes
              </h2>
              {cards.length === 0 ? (
                <p>
                  {"Rien d’ouvert en ce moment. "}
                  <a href={missionListOf(role)} className="link">
                    Voir toutes les missions
                  </a>
                </p>
              ) : (
                <PublicMissionGrid cards={cards} rendered={rendered} columns={2} headingLevel={3} />
              )}
              {more && (
                <p className="mt-4 text-ink-2 text-sm">
                  {`Les ${cards.length} missions qui commencent le plus tôt sont affichées ici.`}
                </p>
              )}
            </section>
            <CompanyAbout company={company} />
            <CompanyRatings name={company.name} ratings={company.ratings} />
          </div>
          <aside className="lg:sticky lg:top-24" aria-label="Vérification">
            <CompanyLevelCard {...company} />
            <p className="mt-3">
              <Link to={loaderData.reportHref} className="link text-sm" rel="nofollow">
                Signaler cette entreprise
              </Link>
            </p>
          </aside>
        </div>
      </div>
    </PublicLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage status={500} />;
  return (
    <PublicLayout>
      <div className="wrap py-14 md:py-24">
        <h1 className="mb-5 text-2xl md:text-3xl">{companyFr.notFound}</h1>
        <EmptyState
          icon={SearchX}
          title="Cette page n’existe pas ou n’existe plus."
          text="L’entreprise n’a rien publié, ou son compte est fermé."
          action={<LinkButton to="/emplois">Voir les missions</LinkButton>}
        />
      </div>
    </PublicLayout>
  );
}
