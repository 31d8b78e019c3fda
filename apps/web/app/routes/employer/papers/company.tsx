import { membersRoute } from "@app/contract/members/members";
import { companyPapersRoute } from "@app/contract/papers/company-papers";
import { EstablishmentTabs } from "../../../features/companies/own/establishment-tabs.tsx";
import { fullName } from "../../../features/members/member-text.fr.ts";
import { companyPapersFr as fr } from "../../../features/papers/company/company-papers.fr.ts";
import { saveCompanyPapers } from "../../../features/papers/company/company-papers.server.ts";
import { CompanyPapersForm } from "../../../features/papers/company/company-papers-form.tsx";
import { CompanyPapersList } from "../../../features/papers/company/company-papers-list.tsx";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { contractPath } from "../../../lib/employer-paths.ts";
import { sendAction } from "../../../lib/offline.ts";
import { useMember } from "../../../lib/use-employer.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/company";

export const meta: Route.MetaFunction = () => [{ title: "Papiers de l’entreprise · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [papers, members] = await Promise.all([api.call(companyPapersRoute, {}), api.call(membersRoute, {})]);
  return {
    papers,
    owners: members.results
      .filter(({ role }) => role === "owner")
      .map(fullName)
      .join(", "),
    /** The contract for which something was missing. */
    contract: Number(/^\d{1,12}$/.exec(url.searchParams.get("contrat") ?? "")?.[0] ?? 0),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveCompanyPapers(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function CompanyPapers({ loaderData, actionData }: Route.ComponentProps) {
  const { papers, owners, contract } = loaderData;
  const isOwner = useMember().role === "owner";
  return (
    <>
      {contract > 0 && <BackLink to={contractPath(contract)}>Revenir au contrat</BackLink>}
      <PageHeader title={fr.title} description={fr.description} />
      <EstablishmentTabs current="papers" />
      <div className="mt-5 grid gap-4">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {isOwner ? (
          <CompanyPapersForm papers={papers} refused={actionData && "errors" in actionData ? actionData : undefined} />
        ) : (
          <>
            <Notice tone="info" title={fr.readOnly(owners)} />
            <CompanyPapersList papers={papers} />
          </>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
