import { profileFr } from "@app/contract/profiles/profiles.fr";
import { joinTeamRoute, type TeamLinkView, teamLinkRoute } from "@app/contract/team/memberships";
import { consentFr, teamFr } from "@app/contract/team/team.fr";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, redirect } from "react-router";
import { createAccount } from "../../features/accounts/register/create-account.server.ts";
import { JoinRegisterForm } from "../../features/accounts/register/join-register-form.tsx";
import { ConsentBox } from "../../features/team/join/consent-box.tsx";
import { JoinCompany, JoinPromises, SharedNote } from "../../features/team/join/join-company.tsx";
import { JoinSignedIn } from "../../features/team/join/join-signed-in.tsx";
import { LinkClosed } from "../../features/team/join/link-closed.tsx";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { ErrorPage } from "../../layouts/error-page.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { CANDIDATE_EMPLOYERS } from "../../lib/candidate-paths.ts";
import { textOf } from "../../lib/form.server.ts";
import { toOutcome } from "../../lib/outcome.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";
import { CommuneField } from "../../parts/places/commune-field.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import type { Route } from "./+types/team-link";

/** The same for every visitor: whoever scans the code reads it at once. */
export const handle = SHARED_PAGE;

export async function loader({ params: { code }, url, context }: Route.LoaderArgs) {
  const link = await orNotFound(context.get(apiContext).call(teamLinkRoute, { params: { code } }));
  return { link, role: currentSession(context)?.role ?? null, signIn: signInFirst(url.pathname) };
}

/** Signed in, the button is the agreement; otherwise one form makes the account and gives the agreement. */
export async function action({ params: { code }, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const join = async () => {
    const { company } = await api.call(joinTeamRoute, { params: { code }, body: { consent: true } });
    return redirect(`${CANDIDATE_EMPLOYERS}?rejoint=${company.id}`);
  };
  if (textOf(form, "intent") === "join") {
    return toOutcome<Outcome>(async () => {
      throw await join();
    }, FAILED);
  }
  const profession = textOf(form, "profession").trim().slice(0, MAX_SKILL);
  if (profession !== "") form.append("skills", profession);
  return createAccount(context, form, {
    registering: { role: "candidate", newcomer: null },
    moreErrors: () => ({
      ...(textOf(form, "phone").trim() === "" && { phone: profileFr.missing["phone"] }),
      ...(!form.has("consent") && { consent: teamFr.consentRequired }),
    }),
    order: ORDER,
    // The account is made: what failed after it is one gesture on the same page.
    onSignedIn: () => join().catch(() => redirect(`/e/${code}`)),
  });
}

const FAILED = "Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.";
const MAX_SKILL = 80;
/** The order of the page. */
const ORDER = ["firstName", "lastName", "email", "password", "phone", "profession", "city", "consent"];

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Rejoindre l’équipe de ${loaderData.link.company.name}` : "Lien inconnu"} · Renfort` },
  { name: "robots", content: "noindex" },
];

export default function TeamLinkPage({ loaderData: { link, role, signIn }, actionData }: Route.ComponentProps) {
  const { company, open } = link;
  if (!open) {
    return (
      <Frame>
        <LinkClosed company={company} known />
      </Frame>
    );
  }
  if (role !== null) {
    const failed = actionData && "message" in actionData ? actionData.message : undefined;
    return (
      <Frame>
        <JoinCompany {...link} />
        <JoinSignedIn link={link} role={role} failed={failed} />
      </Frame>
    );
  }
  return (
    <Frame signIn={signIn}>
      <JoinCompany {...link} />
      <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{`Rejoindre l’équipe de ${company.name}`}</h1>
      <JoinPromises />
      <JoinRegisterForm
        refused={actionData && "errors" in actionData ? actionData : undefined}
        signIn={signIn}
        stored={placeValues(link)}
        Place={CommuneField}
        Consent={ConsentBox}
        company={company.name}
      >
        <SharedNote text={consentFr(company.name).shared} />
      </JoinRegisterForm>
    </Frame>
  );
}

/** The town of the work, as the field of a commune reads it. */
function placeValues({ place }: TeamLinkView): Readonly<Record<string, string>> {
  return place ? { city: place.label, commune_code: place.code, state: place.region } : {};
}

function Frame({ signIn, children }: { signIn?: string; children: ReactNode }) {
  return (
    <AuthLayout
      wide
      promise="L’un cherche, l’autre est libre."
      promiseText="Les employeurs que vous connaissez vous proposent leurs missions directement."
      card={<TitleCard title="Serveur en salle" />}
      headerEnd={
        signIn && (
          <Link to={signIn} className="link inline-flex min-h-11 items-center">
            J’ai déjà un compte
          </Link>
        )
      }
    >
      {children}
    </AuthLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage status={500} />;
  return (
    <Frame>
      <LinkClosed known={false} />
    </Frame>
  );
}
