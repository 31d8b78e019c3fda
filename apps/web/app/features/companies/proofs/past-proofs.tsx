import type { ProofView } from "@app/contract/companies/company-proofs";
import { Card } from "../../../ui/card.tsx";
import { pastText } from "./proof-text.fr.ts";

/** Proofs that are over, with the reasons of the office. */
export function PastProofs({ proofs }: { proofs: readonly ProofView[] }) {
  if (proofs.length === 0) return null;
  return (
    <Card padding="form" aria-labelledby="preuves-passees">
      <h2 id="preuves-passees" className="text-xl">
        Preuves précédentes
      </h2>
      <ul className="mt-3 grid gap-3">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <p className="font-semibold">{pastText(proof)}</p>
            {proof.reason !== null && (
              <p className="max-w-[68ch] whitespace-pre-line break-words text-ink-2">{proof.reason}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
