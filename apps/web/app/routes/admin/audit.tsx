import { officeAuditRoute } from "@app/contract/office/office";
import { formatMoment } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { auditText } from "../../features/office/queue/office-labels.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/audit";

export const meta: Route.MetaFunction = () => [{ title: "Journal · Bureau · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = Number(url.searchParams.get("apres"));
  const query = Number.isSafeInteger(after) && after > 0 ? { after } : {};
  return context.get(apiContext).call(officeAuditRoute, { query });
}

export default function Audit({ loaderData: { results, next, first_changed: changed } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[996px] px-4 py-6 md:px-8">
      <PageHeader
        title="Journal"
        description="Toutes les lectures et décisions du bureau. Une ligne écrite ne se modifie pas."
      />
      <div className="mt-5">
        {changed === null ? (
          <Notice tone="ok" title="Chaque ligne s’accorde avec la précédente.">
            Aucune ligne n’a été modifiée.
          </Notice>
        ) : (
          <Notice tone="danger" title={`La ligne n°\u00a0${changed} a été modifiée.`}>
            C’est la première qui ne s’accorde plus avec la précédente. Prévenez la personne qui exploite le service.
          </Notice>
        )}
      </div>
      <ol className="journal mt-5">
        {results.map((row) => (
          <li key={row.id}>
            <time dateTime={row.at}>{formatMoment(new Date(row.at))}</time>
            <span className="min-w-0 break-words">
              <strong>{row.actor}</strong>
              {` ${auditText(row.action)}`}
              {row.subject_id !== null && ` n°\u00a0${row.subject_id}`}
              <span className="text-ink-3">{` · ligne n°\u00a0${row.id}`}</span>
            </span>
          </li>
        ))}
      </ol>
      {next !== null && (
        <p className="mt-5">
          <Link to={`?apres=${next}`} className="link">
            Lignes plus anciennes
          </Link>
        </p>
      )}
    </div>
  );
}
