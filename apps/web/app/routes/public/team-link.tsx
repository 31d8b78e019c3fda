import { profileFr } from "@app/contract/profiles/profiles.fr";
import { joinTeamRoute, type TeamLinkView, teamLinkRoute } from "@app/contract/team/memberships";
import { teamFr } from "@app/contract/team/team.fr";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, redirect } from "react-router";
import { createAccount } from "../../features/accounts/register/create-account.server.ts";
import { JoinRegisterForm } from "../../features/accounts/register/join-register-form.tsx";
import { ConsentBox } from "../../features/team/join/consent-box.tsx";
import { JoinCompany, JoinPromises, SharedNote } from "../../features/team/join/join-company.tsx";
import { JoinSignedIn } from "../../features/team/join/join-signed-in.tsx";
import { joinWords } from "../../features/team/join/join-words.ts";
import { LinkClosed } from "../../features/team/join/link-closed.tsx";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { ErrorPage } from "../../layouts/error-page.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { CANDIDATE_EMPLOYERS } from "../../lib/candidate-paths.ts";
import { textOf } from "../../lib/form.server.ts";
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { toOutcome } from "../../lib/outcome.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";
import { CommuneField } from "../../parts/places/commune-field.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import type { Route } from "./+types/team-link";

/** The same for every visitor who chose no language: whoever scans the code reads it at once. */
export const handle = { ...SHARED_PAGE, ...IN_LANGUAGES };

export async function loader({ params: { code }, url, context }: Route.LoaderArgs) {
  const link = await orNotFound(context.get(apiContext).call(teamLinkRoute, { params: { code } }));
  const words = await joinWords.load(languageOf(context));
  const title = words.title(link.company.name);
  return { link, title, role: currentSession(context)?.role ?? null, signIn: signInFirst(url.pathname) };
}

/** Signed in, the button is the agreement; otherwise one form makes the account and gives the agreement. */
export async function action({ params: { code }, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const language = languageOf(context);
  const [words, translate] = await Promise.all([joinWords.load(language), translationTo(language)]);
  const join = async () => {
    const { company } = await api.call(joinTeamRoute, { params: { code }, body: { consent: true } });
    return redirect(`${CANDIDATE_EMPLOYERS}?rejoint=${company.id}`);
  };
  if (textOf(form, "intent") === "join") {
    return toOutcome<Outcome>(
      async () => {
        throw await join();
      },
      words.failed,
      translate,
    );
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
    translate,
    // The account is made: what failed after it is one gesture on the same page.
    onSignedIn: () => join().catch(() => redirect(`/e/${code}`)),
  });
}

const MAX_SKILL = 80;
/** The order of the page. */
const ORDER = ["firstName", "lastName", "email", "password", "phone", "profession", "city", "consent"];

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
  { name: "robots", content: "noindex" },
];

export default function TeamLinkPage({ loaderData: { link, title, role, signIn }, actionData }: Route.ComponentProps) {
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
      <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{title}</h1>
      <JoinPromises />
      <JoinRegisterForm
        refused={actionData && "errors" in actionData ? actionData : undefined}
        signIn={signIn}
        stored={placeValues(link)}
        Place={CommuneField}
        Consent={ConsentBox}
        company={company.name}
      >
        <SharedNote />
      </JoinRegisterForm>
    </Frame>
  );
}

/** The town of the work, as the field of a commune reads it. */
function placeValues({ place }: TeamLinkView): Readonly<Record<string, string>> {
  return place ? { city: place.label, commune_code: place.code, state: place.region } : {};
}

function Frame({ signIn, children }: { signIn?: string; children: ReactNode }) {
  const words = useWords(joinWords);
  return (
    <AuthLayout
      wide
      languages
      promise={words.promise}
      promiseText={words.promiseText}
      card={<TitleCard title="Serveur en salle" />}
      headerEnd={
        signIn && (
          <Link to={signIn} className="link inline-flex min-h-11 items-center">
            {words.haveAccount}
          </Link>
        )
      }
    >
      {children}
    </AuthLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div lang="fr" dir="ltr" className="contents">
        <ErrorPage status={500} />
      </div>
    );
  }
  return (
    <Frame>
      <LinkClosed known={false} />
    </Frame>
  );
}
