import { data, redirect } from "react-router";
import { sendReport } from "../../features/office/reports/report.server.ts";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicReport, reportMeta } from "../../layouts/public-report.tsx";
import { pagePath, signInFirst } from "../../lib/api/api.server.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/report-rating";

const idOf = (text: string) => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
};

/** Only members see who a rating concerns well enough to report it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst(pagePath(request)));
  return {
    about: `Avis n°\u00a0${idOf(params.id)}`,
    isVisitor: false,
    back: HOMES[session.role],
    idempotencyKey: crypto.randomUUID(),
    account: await accountLink(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  return sendReport(context, await request.formData(), () => ({ subject_type: "rating", subject_id: id }));
}

export const meta: Route.MetaFunction = () => reportMeta("Signaler un avis");

export default function ReportRating({ loaderData: { back, ...report }, actionData }: Route.ComponentProps) {
  return (
    <PublicReport
      {...report}
      title="Signaler cet avis"
      back={{ to: back, label: "Retour à mon espace" }}
      refused={actionData}
    />
  );
}
