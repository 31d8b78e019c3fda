import { ProfileTabs } from "../../features/companies/own/profile-tabs.tsx";
import { ClaimedNotice } from "../../features/companies/proofs/claimed-notice.tsx";
import { OpenProof } from "../../features/companies/proofs/open-proof.tsx";
import { PastProofs } from "../../features/companies/proofs/past-proofs.tsx";
import { ProofWays } from "../../features/companies/proofs/proof-ways.tsx";
import { readVerification, updateProofs } from "../../features/companies/proofs/proofs.server.ts";
import { RightsCard } from "../../features/companies/proofs/rights-card.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { sendAction } from "../../lib/offline.ts";
import { TAKES_FILES } from "../../lib/takes-files.ts";
import { useMember } from "../../lib/use-employer.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import "../../styles/rights.css";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import type { Route } from "./+types/verification";

export const handle = TAKES_FILES;

export const meta: Route.MetaFunction = () => [{ title: "Vérification de l’entreprise · Renfort" }];

export function loader({ context }: Route.LoaderArgs) {
  return readVerification(context);
}

export async function action({ request, context }: Route.ActionArgs) {
  return updateProofs(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

const OPEN: ReadonlySet<string> = new Set(["code_sent", "to_post", "waiting"]);

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  const { company, rights, proofs } = loaderData;
  const isOwner = useMember().role === "owner";
  const open = proofs.results.find(({ state }) => OPEN.has(state));
  return (
    <>
      <PageHeader title="Vérification de l’entreprise" />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="/verification" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {rights.siret_claimed && <ClaimedNotice />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        {isOwner && open && <OpenProof key={open.id} proof={open} result={actionData} />}
        <RightsCard company={company} rights={rights} />
        {isOwner && rights.next?.level === "address_proven" && (
          <ProofWays
            proofs={proofs}
            result={actionData}
            editHref={`${EMPLOYER}/profil?modifier=1#field-website`}
            isReplacing={open !== undefined}
            isClaimed={rights.siret_claimed}
          />
        )}
        <PastProofs proofs={proofs.results.filter(({ state }) => !OPEN.has(state))} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
