import type { Insertable } from "kysely";
import type { Companies } from "../schema.ts";
import type { Place } from "./places.ts";
import { uniqueDigits } from "./unique.ts";

export type CompanyFields = Partial<Insertable<Companies>>;
export type CompanyInput = CompanyFields & { now: Date; place: Place | null };

/** A company whose profile is complete enough to publish. */
export function companyRow({ now, place, ...fields }: CompanyInput): Insertable<Companies> {
  return {
    name: "Brasserie Vauquelle",
    siret: uniqueSiret(),
    industry: "Restaurants & Food Services",
    size: "11-50",
    foundedYear: 2012,
    website: "https://www.example.org",
    email: "contact@example.org",
    phone: "0478123456",
    address: `12 rue de la République, ${place?.postcode ?? "69001"} ${place?.city ?? "Lyon"}`,
    description:
      "Brasserie de 90\u00a0couverts ouverte sept jours sur sept, cuisine de marché et terrasse aux beaux jours.",
    culture: null,
    perks: null,
    linkedin: null,
    twitter: null,
    facebook: null,
    logoFileId: null,
    firstPublishedAt: null,
    level: "unverified",
    levelAt: now,
    registerOutcome: null,
    registerAskedAt: null,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** What the register's agreement leaves on a company; its address may be proven besides. */
export function registered(at: Date, level: "siret_found" | "address_proven" = "siret_found") {
  return { level, levelAt: at, registerOutcome: "siret_found", registerAskedAt: at } as const;
}

/** Two companies of one SIRET contest it. */
export const uniqueSiret = () => siretFrom(`8${uniqueDigits(8)}0001`);

/** A SIRET that passes Luhn, from any thirteen digits. */
export function siretFrom(thirteenDigits: string): string {
  const sum = Array.from(thirteenDigits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${thirteenDigits}${(10 - (sum % 10)) % 10}`;
}
