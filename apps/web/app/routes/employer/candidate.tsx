import { type CandidateView, profileRoute } from "@app/contract/profiles/profiles";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { listRatingsRoute } from "@app/contract/ratings/ratings";
import { Flag, Mail, Star } from "lucide-react";
import { data } from "react-router";
import { ContactForm } from "../../features/messages/contact-form.tsx";
import { ApplicantProfile } from "../../features/profiles/applicant/applicant-profile.tsx";
import { GivenRatings } from "../../features/ratings/given-ratings.tsx";
import { NOT_OWN_CANDIDATE } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER, ratePath } from "../../lib/employer-paths.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/candidate";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? profileFr.notFound : loaderData ? nameOf(loaderData.candidate) : "Profil"} · Renfort`,
  },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const candidate = await orNotFound(api.call(profileRoute, { params: { id } }));
  if (candidate.relation === "self") throw data(null, { status: 404 });
  const isActive = candidate.relation === "live";
  const ratings = isActive ? (await api.call(listRatingsRoute, { query: { user_id: id } })).results : [];
  return { candidate, ratings };
}

const nameOf = ({ first_name, last_name }: CandidateView) => `${first_name} ${last_name}`;

export default function Candidate({ loaderData: { candidate, ratings } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[996px]">
      <BackLink to={`${EMPLOYER}/candidatures`}>Candidatures</BackLink>
      <ApplicantProfile
        candidate={candidate}
        actions={
          <>
            {candidate.to_rate !== null && (
              <LinkButton to={ratePath(candidate.to_rate)} variant="line" icon={Star}>
                Évaluer
              </LinkButton>
            )}
            {candidate.relation === "live" && (
              <ContactForm
                to={`${EMPLOYER}/messages`}
                whom={{ user_id: candidate.id }}
                label="Contacter"
                fullLabel={`Contacter ${nameOf(candidate)}`}
              />
            )}
            {candidate.contact === "shown" && (
              <a href={`mailto:${candidate.email}`} className={buttonClass({})}>
                <Mail className="ico" aria-hidden="true" />
                Envoyer un e-mail
              </a>
            )}
            <LinkButton to={`${EMPLOYER}/candidat/${candidate.id}/signaler`} variant="ghost" icon={Flag}>
              Signaler
            </LinkButton>
          </>
        }
        ratings={<GivenRatings ratings={ratings} />}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_CANDIDATE} />;
}
