import { meRoute } from "@app/contract/accounts";
import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { updateTwoFactor } from "../../features/settings/two-factor.server.ts";
import { TwoFactorCard } from "../../features/settings/two-factor-card.tsx";
import { Logo } from "../../layouts/logo.tsx";
import { SignOutForm } from "../../layouts/sign-out-form.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "admin");
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, totp } = await context.get(apiContext).call(meRoute, {});
  return { email: user.email, totp };
}

export async function action({ request, context }: Route.ActionArgs) {
  return updateTwoFactor(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => !form.has("form") });

export const meta: Route.MetaFunction = () => [
  { title: "Administration · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function AdminAccount({ loaderData: { email, totp }, actionData }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh">
      <header className="topbar relative">
        <div className="wrap flex h-18 items-center justify-between gap-4 md:h-20">
          <Link to="/" className="inline-flex shrink-0" aria-label="Renfort, accueil">
            <Logo />
          </Link>
          <SignOutForm>
            <button type="submit" className="btn btn-line">
              <LogOut className="ico" aria-hidden="true" />
              Déconnexion
            </button>
          </SignOutForm>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="wrap py-8 md:py-12">
        <div className="mx-auto grid max-w-[996px] grid-cols-[minmax(0,1fr)] gap-5">
          <PageHeader title="Votre compte d’administration" description={<span className="break-all">{email}</span>} />
          <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
          {!totp && (
            <Notice tone="warn" title="Activez d’abord la validation en deux étapes.">
              Un compte d’administration ne permet rien d’autre avant.
            </Notice>
          )}
          <TwoFactorCard isOn={totp} result={actionData} />
        </div>
      </main>
    </div>
  );
}
