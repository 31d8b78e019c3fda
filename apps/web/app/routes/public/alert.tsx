import { askAlertRoute } from "@app/contract/search/mailed-alerts";
import { mailedAlertFr as fr } from "@app/contract/search/mailed-alerts.fr";
import { MailCheck } from "lucide-react";
import { Link, redirect } from "react-router";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { AccountForm, EmailField } from "../../features/accounts/sign-in/account-form.tsx";
import { activeFilters } from "../../features/search/filters/active-filters.ts";
import { filtersSearch } from "../../features/search/filters/filters.ts";
import { readFilters, searchQuery } from "../../features/search/filters/read-filters.ts";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { missionListOf } from "../../parts/mission/mission-links.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/alert";

/** Members save their search in their own space. */
export function loader({ url, context }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams);
  const labels = activeFilters(filters).map(({ label }) => label);
  const session = currentSession(context);
  if (session) throw redirect(missionListOf(session.role) + filtersSearch(filters));
  if (labels.length === 0) throw redirect("/emplois");
  return { labels, back: `/emplois${filtersSearch(filters)}` };
}

/** The answer is the same whatever is known of the address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const ask = async () => {
    const { page: _, sort: __, ...search } = searchQuery(readFilters(url.searchParams), 1);
    await context.get(apiContext).call(askAlertRoute, { body: { email: textOf(form, "email"), search } });
    return { sent: true as const };
  };
  return submitForm(form, ask, fr.failed);
}

export const meta: Route.MetaFunction = () => [
  { title: `${fr.title} · Renfort` },
  { name: "robots", content: "noindex" },
];

export default function Alert({ loaderData: { labels, back }, actionData }: Route.ComponentProps) {
  if (actionData && "sent" in actionData)
    return (
      <RecoveryLayout>
        <ResultPanel icon={MailCheck} tone="ok" title={fr.asked} afterForm text={<p>{fr.askedText}</p>}>
          <LinkButton to={back} size="lg" block>
            Revenir aux missions
          </LinkButton>
        </ResultPanel>
      </RecoveryLayout>
    );
  return (
    <RecoveryLayout>
      <h1 className="text-3xl md:text-4xl">{fr.title}</h1>
      <p className="mt-2 font-medium break-words">{`Votre recherche\u00a0: ${labels.join(", ")}`}</p>
      <p className="mt-2 text-ink-2">{fr.text}</p>
      <AccountForm refused={actionData} submitLabel={fr.submit} busyLabel="Envoi…">
        {(part) => <EmailField {...part} />}
      </AccountForm>
      <p className="mt-5">
        <Link to={back} className="link inline-flex min-h-11 items-center">
          Revenir aux missions
        </Link>
      </p>
    </RecoveryLayout>
  );
}
