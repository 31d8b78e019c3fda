import { publicCompanyRoute } from "@app/contract/companies/companies";
import { idFromSlug } from "@app/domain/text/slug";
import { data } from "react-router";
import { sendReport } from "../../features/office/reports/report.server.ts";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicReport, reportMeta } from "../../layouts/public-report.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { companyPath } from "../../parts/company/company-path.ts";
import type { Route } from "./+types/report-company";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  const company = await orNotFound(context.get(apiContext).call(publicCompanyRoute, { params: { id } }));
  return {
    about: company.name,
    back: companyPath(company),
    isVisitor: currentSession(context) === null,
    idempotencyKey: crypto.randomUUID(),
    account: await accountLink(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  return sendReport(context, await request.formData(), () => ({ subject_type: "company", subject_id: id }));
}

export const meta: Route.MetaFunction = () => reportMeta("Signaler une entreprise");

export default function ReportCompany({ loaderData: { back, ...report }, actionData }: Route.ComponentProps) {
  return (
    <PublicReport
      {...report}
      title="Signaler cette entreprise"
      back={{ to: back, label: "Retour à l’entreprise" }}
      refused={actionData}
    />
  );
}
