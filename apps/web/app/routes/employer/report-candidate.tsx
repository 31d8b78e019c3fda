import { profileRoute } from "@app/contract/profiles";
import { profileFr } from "@app/contract/profiles.fr";
import { sendReport } from "../../features/trust/report.server.ts";
import { ReportForm } from "../../features/trust/report-form.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/report-candidate";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? profileFr.notFound : "Signaler un profil"} · Renfort` },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const person = await orNotFound(context.get(apiContext).call(profileRoute, { params: { id } }));
  return { name: `${person.first_name} ${person.last_name}`, id: person.id, idempotencyKey: crypto.randomUUID() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = Number(params.id);
  return sendReport(context, await request.formData(), () => ({ subject_type: "user", subject_id: id }));
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function ReportCandidate({ loaderData, actionData }: Route.ComponentProps) {
  const { name, id, idempotencyKey } = loaderData;
  return (
    <div className="mx-auto max-w-189">
      <BackLink to={`${EMPLOYER}/candidat/${id}`}>Retour au profil</BackLink>
      <h1 className="mt-2 text-2xl md:text-3xl">{`Signaler ${name}`}</h1>
      <Card padding="form" className="mt-6">
        <ReportForm refused={actionData} asksEmail={false} idempotencyKey={idempotencyKey} />
      </Card>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: profileFr.notFound,
        text: "Cette personne n’existe pas, ou n’a pas postulé à une de vos missions.",
        link: { to: "/", label: "Revenir à l’accueil" },
      }}
    />
  );
}
