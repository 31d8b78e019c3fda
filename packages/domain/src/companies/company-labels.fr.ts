import type { CompanySize } from "../catalogue/company-sizes.ts";
import type { Industry } from "../catalogue/industries.ts";

// Apart from the other labels: forty lines that only a company's own pages show.
export const COMPANY_SIZE_LABELS: Record<CompanySize, string> = {
  "1-10": "1 à 10 personnes",
  "11-50": "11 à 50 personnes",
  "50-200": "50 à 200 personnes",
  "200-1000": "200 à 1\u202f000 personnes",
  "1000+": "Plus de 1\u202f000 personnes",
};

export const INDUSTRY_LABELS: Record<Industry, string> = {
  Technology: "Technologies",
  Healthcare: "Santé",
  Finance: "Finance",
  Education: "Éducation",
  Manufacturing: "Industrie",
  "Restaurants & Food Services": "Restauration et services alimentaires",
  Agriculture: "Agriculture",
  Automotive: "Automobile",
  Consulting: "Conseil",
  "Energy & Utilities": "Énergie et services collectifs",
  Entertainment: "Loisirs et spectacle",
  "Government & Public Sector": "Secteur public",
  "Hospitality & Tourism": "Hôtellerie et tourisme",
  Insurance: "Assurance",
  "Legal Services": "Services juridiques",
  "Logistics & Transportation": "Logistique et transport",
  "Media & Communications": "Médias et communication",
  "Pharmaceuticals & Biotechnology": "Pharmacie et biotechnologies",
  "Real Estate": "Immobilier",
  Retail: "Commerce de détail",
  "Sports & Recreation": "Sports et loisirs",
  Telecommunications: "Télécommunications",
  Other: "Autre",
};
