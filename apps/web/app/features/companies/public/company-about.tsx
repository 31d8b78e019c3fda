import type { PublicCompanyView } from "@app/contract/companies/companies";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { formatMonth } from "@app/domain/time/format-time";

type About = Pick<
  PublicCompanyView,
  "description" | "culture" | "benifits_perks" | "industry" | "size" | "founded_year" | "since" | "website"
>;

export function CompanyAbout({ company }: { company: About }) {
  const facts = factsOf(company);
  return (
    <section aria-labelledby="qui">
      <h2 id="qui" className="text-xl md:text-2xl">
        Qui ils sont
      </h2>
      {company.description && (
        <p className="mt-3 max-w-[68ch] whitespace-pre-line break-words text-ink-2">{company.description}</p>
      )}
      {[
        { title: "Culture", text: company.culture },
        { title: "Avantages", text: company.benifits_perks },
      ].map(
        ({ title, text }) =>
          text && (
            <div key={title} className="mt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[68ch] whitespace-pre-line break-words text-ink-2">{text}</p>
            </div>
          ),
      )}
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {company.website && (
        <p className="mt-4">
          <a href={company.website} rel="noopener noreferrer nofollow" className="link break-all">
            {company.website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        </p>
      )}
    </section>
  );
}

function factsOf({ industry, size, founded_year, since }: About): [string, string][] {
  const facts: [string, string | null][] = [
    ["Secteur d’activité", labelOf(INDUSTRY_LABELS, industry)],
    ["Taille", labelOf(COMPANY_SIZE_LABELS, size)],
    ["Année de création", founded_year === null ? null : String(founded_year)],
    ["Sur Renfort depuis", since === null ? null : formatMonth(new Date(since))],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}

/** An unknown value is shown as it is. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string | null {
  return value && (labels[value] ?? value);
}
