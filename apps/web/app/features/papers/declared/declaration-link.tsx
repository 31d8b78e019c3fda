import type { ApplicationDetail } from "@app/contract/applications/applications";
import { contractCase } from "@app/domain/papers/contract-facts";
import { FileText, Pencil } from "lucide-react";
import { contractPath, declarationPath } from "../../../lib/employer-paths.ts";
import { DeclarationBadge } from "../../../parts/person/declaration-badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { enteredText, declaredFr as fr } from "./declared-text.fr.ts";

interface DeclarationLinkProps {
  application: Pick<ApplicationDetail, "id" | "candidate_status" | "declaration" | "job">;
  startsAt: string;
  now: number;
}

/** On the page of an application, once the person said yes. */
export function DeclarationLink({ application, startsAt, now }: DeclarationLinkProps) {
  const { id, candidate_status, declaration, job } = application;
  if (declaration === null || candidate_status !== "confirmed") return null;
  return (
    <Card aria-labelledby="embauche" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="embauche" className="text-xl">
          Avant la première minute
        </h2>
        <p className="mt-2">
          <DeclarationBadge
            declared={declaration.declared}
            declaredAt={declaration.declared_at}
            startsAt={startsAt}
            now={now}
          />
        </p>
        <p className="mt-2 text-ink-2 text-sm">{enteredText(declaration) ?? fr.arrival}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        <LinkButton to={declarationPath(id)} variant={declaration.declared ? "line" : "primary"} icon={FileText}>
          Fiche de déclaration
        </LinkButton>
        {contractCase(job.contractKind, job.contractMotive) !== null && (
          <LinkButton to={contractPath(id)} variant="line" icon={Pencil}>
            Contrat
          </LinkButton>
        )}
      </span>
    </Card>
  );
}
