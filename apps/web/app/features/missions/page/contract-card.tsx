import type { MissionView } from "@app/contract/missions/missions";
import {
  CONTRACT_KIND_LABELS,
  CONTRACT_KIND_NOTES,
  CONTRACT_MOTIVE_LABELS,
} from "@app/domain/missions/contract-kind.fr";
import { FileText } from "lucide-react";
import { Card } from "../../../ui/card.tsx";

export function ContractCard({ mission }: { mission: Pick<MissionView, "contractKind" | "contractMotive"> }) {
  const { contractKind, contractMotive } = mission;
  return (
    <Card aria-labelledby="contrat">
      <h2 id="contrat" className="text-xl">
        Contrat
      </h2>
      <p className="mt-3 flex items-center gap-2 font-semibold">
        <FileText className="ico" aria-hidden="true" />
        {CONTRACT_KIND_LABELS[contractKind]}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{CONTRACT_KIND_NOTES.candidate[contractKind]}</p>
      {contractMotive !== null && (
        <p className="mt-1 text-ink-2 text-sm">{`Motif\u00a0: ${CONTRACT_MOTIVE_LABELS[contractMotive]}.`}</p>
      )}
    </Card>
  );
}
