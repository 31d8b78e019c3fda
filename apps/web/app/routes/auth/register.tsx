import { profileFr } from "@app/contract/profiles/profiles.fr";
import { Link, redirect as redirectTo } from "react-router";
import { createAccount, knownOf } from "../../features/accounts/register/create-account.server.ts";
import { KnownNotice } from "../../features/accounts/register/known-notice.tsx";
import { PublishRegisterForm } from "../../features/accounts/register/publish-register-form.tsx";
import { RegisterForm } from "../../features/accounts/register/register-form.tsx";
import { ROLE_LABELS, registeringRole } from "../../features/accounts/register/registration.server.ts";
import { redirectMission } from "../../features/accounts/sign-in/redirect-mission.server.ts";
import { configuredProviders, readNewcomer } from "../../features/accounts/sign-in/social.server.ts";
import { SocialButtons } from "../../features/accounts/sign-in/social-buttons.tsx";
import { clearSocial } from "../../features/accounts/sign-in/social-cookie.server.ts";
import { CompanyFields } from "../../features/companies/own/company-fields.tsx";
import { readPendingDraft } from "../../features/missions/publish/drafts/pending-draft.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { afterSignIn, redirectSignedIn } from "../../lib/session/guards.server.ts";
import { TAKES_FILES } from "../../lib/takes-files.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";
import { newcomerApplyPath, RESUME_DRAFT } from "../../parts/mission/mission-links.ts";
import { CommuneField } from "../../parts/places/commune-field.tsx";
import { typed } from "../../ui/fields/form-values.ts";
import type { Route } from "./+types/register";

export const handle = TAKES_FILES;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  const newcomer = await readNewcomer(request, url.searchParams);
  const waiting = await readWaiting(request, url);
  const requested = url.searchParams.get("role") ?? "";
  const redirect = url.searchParams.get("redirect");
  const mission = requested === "employeur" ? null : await redirectMission(context.get(apiContext), redirect);
  // Signing up to apply has a page of its own, which sends the application too.
  if (mission) {
    const search = new URLSearchParams({ nouveau: "1", ...(newcomer && { avec: newcomer.provider }) });
    throw redirectTo(`${newcomerApplyPath(`/emplois/${mission.id}`)}?${search}`);
  }
  return {
    role: ROLE_LABELS[requested],
    missionTitle: waiting && typed(waiting.values, "title"),
    redirect,
    socialSearch: new URLSearchParams({
      ...(ROLE_LABELS[requested] && { role: requested }),
      ...(redirect && { redirect }),
    }).toString(),
    known: knownOf(newcomer),
    providers: newcomer ? [] : await configuredProviders(context.get(apiContext)),
  };
}

/** The mission written before signing up. */
const readWaiting = async (request: Request, url: URL) =>
  url.searchParams.get("redirect") === RESUME_DRAFT ? readPendingDraft(request) : null;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const newcomer = await readNewcomer(request, url.searchParams);
  return createAccount(context, form, {
    registering: { role: registeringRole(form), newcomer },
    // To publish it, the company must be reachable.
    moreErrors: async () => {
      const needsPhone = textOf(form, "phone").trim() === "" && (await readWaiting(request, url)) !== null;
      return needsPhone ? { phone: profileFr.missing["phone"] } : {};
    },
    onSignedIn: ({ role }) =>
      redirectTo(afterSignIn(url, role), { headers: newcomer ? { "set-cookie": clearSocial() } : {} }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const meta: Route.MetaFunction = () => [{ title: "Créer un compte · Renfort" }];

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { role, redirect, socialSearch, known, missionTitle, providers } = loaderData;
  const search = redirect ? `?${new URLSearchParams({ redirect })}` : "";
  return (
    <AuthLayout
      wide
      promise="L’un cherche, l’autre est libre."
      promiseText="Une mission publiée est en ligne aussitôt. Suivez votre candidature jusqu’à la réponse."
      card={<TitleCard title="Serveur en salle" />}
      headerEnd={
        <p>
          <span className="hidden md:inline">{"Déjà un compte\u202f? "}</span>
          <Link to={`/connexion${search}`} className="link inline-flex min-h-11 items-center">
            Se connecter
          </Link>
        </p>
      }
    >
      <h1 className="text-3xl md:text-4xl">Créer un compte</h1>
      {missionTitle !== null && (
        <p className="mt-2 text-lg">
          {`Votre mission «\u00a0${missionTitle}\u00a0» est gardée\u00a0: vous la retrouvez juste après.`}
        </p>
      )}
      <p className="mt-2 text-ink-2">
        {"Les champs marqués "}
        <span className="text-danger">*</span>
        {" sont obligatoires."}
      </p>
      <KnownNotice known={known} to={`/s'inscrire${search}`} />
      {missionTitle === null ? (
        <RegisterForm
          role={role}
          known={known}
          refused={actionData}
          Place={CommuneField}
          Company={CompanyFields}
          signIn={`/connexion${search}`}
        />
      ) : (
        <PublishRegisterForm
          known={known}
          refused={actionData}
          Company={CompanyFields}
          signIn={`/connexion${search}`}
        />
      )}
      <SocialButtons providers={providers} search={socialSearch ? `?${socialSearch}` : ""} wide />
    </AuthLayout>
  );
}
