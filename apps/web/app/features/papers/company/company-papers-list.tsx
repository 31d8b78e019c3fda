import type { CompanyPapersView } from "@app/contract/papers/company-papers";
import { Card } from "../../../ui/card.tsx";
import { companyPapersFr as fr } from "./company-papers.fr.ts";

/** For who may not write them. */
export function CompanyPapersList({ papers }: { papers: CompanyPapersView }) {
  const facts = [
    ["Convention collective", papers.agreement],
    ["Caisse de retraite complémentaire", joined(papers.pensionFundName, papers.pensionFundAddress)],
    [
      "Prévoyance",
      papers.hasPrevoyance === false ? "aucun organisme" : joined(papers.prevoyanceName, papers.prevoyanceAddress),
    ],
    ["Déclarations d’embauche reçues par", papers.declarationBody === "msa" ? "la MSA" : "l’Urssaf"],
    ["Jours d’ouverture", fr.days.filter((_, day) => papers.openingDays.includes(day)).join(", ")],
    ["Jours fériés", papers.openOnHolidays ? "ouvert" : "fermé"],
  ] as const;
  return (
    <Card>
      <dl className="divide-y divide-line">
        {facts.map(([term, text]) => (
          <div key={term} className="py-2">
            <dt className="text-ink-2 text-sm">{term}</dt>
            <dd className={text === null ? "text-ink-2" : "break-words font-semibold"}>{text ?? fr.unknown}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const joined = (name: string | null, address: string | null) => (name === null ? null : `${name}, ${address ?? ""}`);
