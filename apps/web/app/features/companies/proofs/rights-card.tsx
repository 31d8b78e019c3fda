import type { CompanyRightsView } from "@app/contract/companies/companies";
import { whatOpensMore } from "@app/contract/companies/level-limit.fr";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { CompanyLevelText, type RegisteredCompany } from "./company-level-rights.tsx";
import { nextTitle, rightLines } from "./rights-lines.fr.ts";

interface RightsCardProps {
  company: RegisteredCompany;
  rights: CompanyRightsView;
}

/** The level in a sentence, what it opens in figures, and what opens next. */
export function RightsCard({ company, rights }: RightsCardProps) {
  const { next } = rights;
  return (
    <Card padding="form" aria-labelledby="niveau">
      <h2 id="niveau" className="text-xl">
        Ce qui est ouvert à votre entreprise
      </h2>
      <p className="mt-3">
        <CompanyLevelText company={company} />
      </p>
      <table className="rights mt-4">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Ce que le niveau permet</span>
            </th>
            <th scope="col">Aujourd’hui</th>
            {next && <th scope="col">{nextTitle(next.level)}</th>}
          </tr>
        </thead>
        <tbody>
          {rightLines(rights).map(({ name, now, next: after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{now}</td>
              {after !== null && <td className="num">{after === now ? "pareil" : after}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {next?.level === "verified" && (
        <p className="mt-4 text-ink-2 text-sm">
          {whatOpensMore(company.level)}{" "}
          <Link to="/contact" className="link">
            Nous écrire
          </Link>
        </p>
      )}
    </Card>
  );
}
