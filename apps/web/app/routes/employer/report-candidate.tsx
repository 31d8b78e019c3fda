import { profileRoute } from "@app/contract/profiles/profiles";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { sendReport } from "../../features/office/reports/report.server.ts";
import { MemberReportPage } from "../../features/office/reports/report-page.tsx";
import { NOT_OWN_CANDIDATE } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import type { Route } from "./+types/report-candidate";

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
    <MemberReportPage
      name={name}
      back={{ to: `${EMPLOYER}/candidat/${id}`, label: "Retour au profil" }}
      refused={actionData}
      idempotencyKey={idempotencyKey}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_CANDIDATE} />;
}
