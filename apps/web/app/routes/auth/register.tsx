import { registerRoute } from "@app/contract/accounts";
import { citiesRoute } from "@app/contract/site";
import { Link, redirect } from "react-router";
import { apiContext } from "../../api.server.ts";
import { RegisterForm } from "../../features/accounts/register-form.tsx";
import { SiretField } from "../../features/employers/siret-field.tsx";
import { CommuneField } from "../../features/places/commune-field.tsx";
import { refuse, submitForm } from "../../form.server.ts";
import { afterSignIn, redirectSignedIn } from "../../guards.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { WordSlip } from "../../layouts/word-slip.tsx";
import { sessionContext, setSession } from "../../session.server.ts";
import type { Route } from "./+types/register";
import { registeringRole, registrationErrors, registrationForm } from "./registration.server.ts";

const ROLES: Readonly<Record<string, string>> = { candidat: "candidate", employeur: "employer" };

export function loader({ url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  return { role: ROLES[url.searchParams.get("role") ?? ""], redirect: url.searchParams.get("redirect") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const role = registeringRole(form);
  const findCommunes = async (q: string) => (await api.call(citiesRoute, { query: { q: q.slice(0, 80) } })).communes;
  const sent = role && (await registrationForm(form, role, findCommunes));
  const errors = registrationErrors(form, sent, role);
  if (!sent || Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  return submitForm(form, async () => {
    const { user, tokens } = await api.call(registerRoute, { body: sent });
    setSession(context.get(sessionContext), { ...tokens, role: user.role, userId: user.id });
    return redirect(afterSignIn(url, user.role));
  });
}

export const meta: Route.MetaFunction = () => [{ title: "Créer un compte · Renfort" }];

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { role, redirect } = loaderData;
  return (
    <AuthLayout
      wide
      promise="L’un cherche, l’autre est libre."
      promiseText="Une mission publiée est en ligne aussitôt. Une candidature montre son chemin, jusqu’à la réponse."
      slip={<WordSlip title="Serveur en salle" />}
      headerEnd={
        <p>
          <span className="hidden md:inline">{"Déjà un compte\u202f? "}</span>
          <Link
            to={redirect ? `/connexion?${new URLSearchParams({ redirect })}` : "/connexion"}
            className="link inline-flex min-h-11 items-center"
          >
            Se connecter
          </Link>
        </p>
      }
    >
      <h1 className="text-3xl md:text-4xl">Créer un compte</h1>
      <p className="mt-2 text-ink-2">
        {"Les champs marqués "}
        <span className="text-danger">*</span>
        {" sont obligatoires."}
      </p>
      <RegisterForm role={role} refused={actionData} Place={CommuneField} Siret={SiretField} />
    </AuthLayout>
  );
}
