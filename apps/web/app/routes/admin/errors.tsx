import { closeErrorGroupRoute, errorGroupsRoute } from "@app/contract/office/errors";
import { Link } from "react-router";
import { ErrorRow } from "../../features/office/errors/error-row.tsx";
import { ErrorKeys } from "../../features/office/errors/error-shortcuts.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/errors";

export const meta: Route.MetaFunction = () => [{ title: "Erreurs · Bureau · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = url.searchParams.get("apres");
  return orNotFound(context.get(apiContext).call(errorGroupsRoute, { query: after === null ? {} : { after } }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const value = (await request.formData()).get("fingerprint");
  const fingerprint = typeof value === "string" ? value : "";
  await orNotFound(context.get(apiContext).call(closeErrorGroupRoute, { params: { fingerprint } }));
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Errors({ loaderData: { results, next } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[996px] px-4 py-6 md:px-8">
      <ErrorKeys />
      <PageHeader
        title="Erreurs"
        description="Les erreurs imprévues du site, réunies par cause, sans donnée personnelle. Une erreur fermée se rouvre si elle revient. J et K passent de l’une à l’autre, Entrée ferme."
      />
      {results.length === 0 ? (
        <div className="mt-5">
          <EmptyState title="Aucune erreur." text="Les erreurs imprévues des 90 derniers jours paraissent ici." />
        </div>
      ) : (
        <ul className="mt-5">
          {results.map((group) => (
            <ErrorRow key={group.fingerprint} group={group} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="mt-5">
          <Link to={`?apres=${next}`} className="link">
            Suite de la liste
          </Link>
        </p>
      )}
    </div>
  );
}
