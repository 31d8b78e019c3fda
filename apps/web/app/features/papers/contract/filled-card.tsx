import type { CompanyPapersView } from "@app/contract/papers/company-papers";
import type { ContractCase } from "@app/domain/papers/contract-facts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { companyPapersPath, declarationPath } from "../../../lib/employer-paths.ts";
import { Card } from "../../../ui/card.tsx";
import { CASE_LABELS, contractFr as fr } from "./contract-text.fr.ts";

export interface FilledProps {
  applicationId: number;
  kind: ContractCase;
  mission: { id: number; title: string; place: string; pay: string; shifts: readonly string[] };
  /** That of the mission, else of the company. */
  agreement: string | null;
  papers: CompanyPapersView;
}

/** What the text takes from elsewhere, with the way to where it is written. */
export function FilledCard({ applicationId, kind, mission, agreement, papers }: FilledProps) {
  const company = (text: string | null): ReactNode =>
    text ?? <ToComplete to={companyPapersPath(applicationId)}>Papiers de l’entreprise</ToComplete>;
  const facts: [string, ReactNode][] = [
    ["Type", CASE_LABELS[kind]],
    ["Poste", mission.title],
    ["Lieu", mission.place],
    [
      mission.shifts.length > 1 ? "Créneaux" : "Créneau",
      <ul key="shifts">
        {mission.shifts.map((shift) => (
          <li key={shift}>{shift}</li>
        ))}
      </ul>,
    ],
    ["Paie", mission.pay],
    ["Convention collective", company(agreement)],
    ["Retraite complémentaire", company(organisation(papers.pensionFundName, papers.pensionFundAddress))],
    ["Prévoyance", company(prevoyanceText(papers))],
    ["Déclaration reçue par", papers.declarationBody === "msa" ? "la MSA" : "l’Urssaf"],
    [
      "État civil et adresse",
      <>
        {"ceux que la personne partage, "}
        <Link key="sheet" to={declarationPath(applicationId)} className="link">
          voir la fiche
        </Link>
      </>,
    ],
  ];
  return (
    <Card aria-labelledby="repris">
      <h2 id="repris" className="text-lg">
        {fr.fromMission}
      </h2>
      <dl className="mt-1 divide-y divide-line">
        {facts.map(([term, text]) => (
          <div key={term} className="py-2">
            <dt className="text-ink-2 text-sm">{term}</dt>
            <dd className="break-words font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const organisation = (name: string | null, address: string | null) =>
  name === null ? null : `${name}, ${address ?? ""}`;

const prevoyanceText = ({ hasPrevoyance, prevoyanceName, prevoyanceAddress }: CompanyPapersView) =>
  hasPrevoyance === false ? "aucun organisme" : organisation(prevoyanceName, prevoyanceAddress);

const ToComplete = ({ to, children }: { to: string; children: ReactNode }) => (
  <span className="text-danger-ink">
    {`${fr.toComplete}\u00a0: `}
    <Link to={to} className="link">
      {children}
    </Link>
  </span>
);
