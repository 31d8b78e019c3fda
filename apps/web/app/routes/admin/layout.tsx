import { meRoute } from "@app/contract/accounts/accounts";
import { OFFICE_KINDS } from "@app/domain/office/office";
import { Bug, ChartColumn, History, Inbox, ScrollText, ShieldCheck, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Outlet, redirect } from "react-router";
import { KIND_ICONS } from "../../features/office/queue/office-icons.ts";
import { KIND_TABS } from "../../features/office/queue/office-labels.fr.ts";
import { type Queue, totalOf } from "../../features/office/queue/office-queue.ts";
import { KeysHelp } from "../../features/office/queue/office-shortcuts.tsx";
import { readQueue } from "../../features/office/queue/queue.server.ts";
import { OFFICE, queuePath } from "../../features/office/queue/queue-paths.ts";
import { type OfficeEntry, OfficeShell } from "../../layouts/office-shell.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { staleDataOnFailure } from "../../layouts/stale-data-on-failure.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { useToastSubmit } from "../../lib/toast-submit.ts";
import "../../styles/decision.css";
import "../../styles/office.css";
import type { Route } from "./+types/layout";

const ACCOUNT = `${OFFICE}/compte`;

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "admin");
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [staleDataOnFailure];

/** Without the second factor, nothing but setting it up. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { user, totp } = await api.call(meRoute, {});
  if (!totp && url.pathname !== ACCOUNT) throw redirect(ACCOUNT);
  return {
    user: { id: user.id, name: `${user.first_name} ${user.last_name}` },
    queue: totp ? await readQueue(api, url.searchParams) : null,
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Bureau · Renfort" }, { name: "robots", content: "noindex" }];

function entriesOf(queue: Queue | null): OfficeEntry[] {
  const account = { to: ACCOUNT, label: "Compte", icon: ShieldCheck };
  if (queue === null) return [account];
  const { counts } = queue;
  return [
    { to: OFFICE, label: "File", icon: Inbox, count: totalOf(counts) },
    ...OFFICE_KINDS.map((kind) => ({
      to: queuePath(kind),
      label: KIND_TABS[kind],
      icon: KIND_ICONS[kind],
      count: counts[kind],
    })),
    { to: "/regles", label: "Règles publiées", icon: ScrollText, isApart: true },
    { to: `${OFFICE}/chiffres`, label: "Chiffres", icon: ChartColumn },
    { to: `${OFFICE}/reglages`, label: "Réglages", icon: SlidersHorizontal },
    { to: `${OFFICE}/erreurs`, label: "Erreurs", icon: Bug },
    { to: `${OFFICE}/journal`, label: "Journal", icon: History },
    account,
  ];
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaded={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Inside the menu, unless the layout itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <Frame loaded={loaderData}>
      <PageProblem
        error={error}
        missing={{
          title: "Cette page n’existe pas.",
          text: "Le dossier ou le réglage que vous cherchez n’y est pas.",
          link: { to: OFFICE, label: "Revenir à la file" },
        }}
      />
    </Frame>
  );
}

function Frame({ loaded, children }: { loaded: Route.ComponentProps["loaderData"]; children: ReactNode }) {
  useToastSubmit();
  return (
    <OfficeShell user={loaded.user} entries={entriesOf(loaded.queue)} extra={loaded.queue && <KeysHelp />}>
      {children}
    </OfficeShell>
  );
}
