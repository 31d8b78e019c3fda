import type { PublicCompanyView } from "@app/contract/companies/companies";

/** schema.org Organization, with nothing the page does not show. */
export function organization(company: PublicCompanyView, url: string): object {
  const { origin } = new URL(url);
  const { mean, count } = company.ratings;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    url,
    ...(company.logo !== null && { logo: origin + company.logo }),
    ...(company.description && { description: company.description }),
    ...(company.website && { sameAs: company.website }),
    ...(company.founded_year !== null && { foundingDate: String(company.founded_year) }),
    ...(company.town !== null && {
      address: { "@type": "PostalAddress", addressLocality: company.town, addressCountry: "FR" },
    }),
    ...(mean !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: mean,
        ratingCount: count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
