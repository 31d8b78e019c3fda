import type { CompanyView as Company } from "@app/contract/companies/companies";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { formatSiret } from "@app/domain/companies/siret";
import { Link } from "react-router";
import { Monogram } from "../../../ui/monogram.tsx";
import { CompanyLevelText, CompanyRegisterNote } from "../proofs/company-level-rights.tsx";
import { LINKS } from "./company-links.tsx";
import { FactList } from "./fact-list.tsx";

export function CompanyView({ company, levelHref }: { company: Company; levelHref: string }) {
  return (
    <section className="card card-pad" aria-labelledby="entreprise">
      <h2 id="entreprise" className="text-xl">
        Votre entreprise
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <Monogram name={company.name} src={company.logo} size={64} />
        <div className="min-w-0">
          <p className="font-bold font-display text-xl">{company.name}</p>
          <p className="num text-ink-2">{`SIRET ${formatSiret(company.siret_number)}`}</p>
          <p className="mt-1">
            <CompanyLevelText company={company} />
          </p>
        </div>
      </div>
      <CompanyRegisterNote company={company} />
      <p className="mt-2">
        <Link to={levelHref} className="link inline-flex min-h-11 items-center">
          {company.level === "verified"
            ? "Ce qui vous est ouvert"
            : "Ce qui vous est ouvert, et comment aller plus loin"}
        </Link>
      </p>
      <FactList
        facts={[
          ["Secteur d’activité", labelOf(INDUSTRY_LABELS, company.industry)],
          ["Taille", labelOf(COMPANY_SIZE_LABELS, company.size)],
          ["Année de création", company.founded_year],
          ["E-mail", company.email],
          ["Téléphone", company.phone && formatPhone(company.phone)],
          ["Adresse", company.address],
          ...LINKS.filter(({ name }) => company[name]).map(
            ({ name, label }) => [label, <WebLink key={name} href={company[name] ?? ""} />] as const,
          ),
        ]}
      />
      {[
        { title: "Description", text: company.description },
        { title: "Culture", text: company.culture },
        { title: "Avantages", text: company.benifits_perks },
      ].map(
        ({ title, text }) =>
          text && (
            <div key={title} className="mt-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[68ch] whitespace-pre-line">{text}</p>
            </div>
          ),
      )}
    </section>
  );
}

function WebLink({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener noreferrer nofollow" className="link break-all">
      {href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}

/** An unknown value is shown as it is. */
function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string | null {
  return value && (labels[value] ?? value);
}
