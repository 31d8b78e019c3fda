import { certificatesRoute } from "@app/contract/papers/certificates";
import { parisDay } from "@app/domain/time/calendar";
import { CertificatesForm } from "../../features/papers/certificates/certificates-form.tsx";
import { ownCertificatesFr as fr } from "../../features/papers/certificates/own-certificates.fr.ts";
import { saveCertificates } from "../../features/papers/certificates/own-certificates.server.ts";
import { ReadCard } from "../../features/papers/certificates/read-card.tsx";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_PROFILE } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/certificates";

export const meta: Route.MetaFunction = () => [{ title: "Mes certificats · Renfort" }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(certificatesRoute, {});
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveCertificates(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Certificates({ loaderData, actionData }: Route.ComponentProps) {
  const today = parisDay(new Date(useRenderedAt()));
  return (
    <div className="mx-auto max-w-[996px]">
      <PageHeader title={fr.title} description={fr.what} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="/certificats" />
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        <CertificatesForm
          declared={loaderData.results}
          today={today}
          refused={actionData && "errors" in actionData ? actionData : undefined}
        />
        <ReadCard declared={loaderData.results} />
      </div>
    </div>
  );
}
