import type { ContractsView } from "@app/contract/papers/contracts";
import { FileText } from "lucide-react";
import { contractPath } from "../../../lib/employer-paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { dueText, forText, contractFr as fr, isAccepted, stateOf } from "./contract-text.fr.ts";

/** Beside the declaration: where each contract of the hire stands, and the way to prepare one. */
export function ContractCard({ contracts, now }: { contracts: ContractsView; now: Date }) {
  const { application_id: id, results } = contracts;
  const current = results.filter(({ replaced }) => !replaced);
  return (
    <Card aria-labelledby="contrat">
      <h2 id="contrat" className="text-lg">
        {fr.title}
      </h2>
      {current.length === 0 && (
        <p className="hint mt-1">Repris de la mission, complété par vous, signé par les deux avec un code.</p>
      )}
      <ul className="divide-y divide-line">
        {current.map((version) => {
          const { label, tone } = stateOf(version);
          return (
            <li key={version.version} className="py-2">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">{forText(version.day)}</span>
                <Badge tone={tone}>{label}</Badge>
              </span>
              {!isAccepted(version) && (
                <span className="block text-ink-2 text-sm">{`${dueText(new Date(version.due_at), now)}.`}</span>
              )}
              <a href={version.file} download className={buttonClass({ variant: "line", size: "sm" }, "mt-2")}>
                <FileText className="ico" aria-hidden="true" />
                Lire le PDF
                <span className="sr-only">{`, ${forText(version.day).toLowerCase()}`}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <LinkButton to={contractPath(id)} variant={current.length === 0 ? "primary" : "line"} block className="mt-3">
        {current.length === 0 ? fr.prepare : fr.open}
      </LinkButton>
    </Card>
  );
}
