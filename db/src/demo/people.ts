import type { INDUSTRIES } from "@app/domain/catalogue/industries";
import { titlesOf } from "@app/domain/catalogue/metiers";
import { SECTORS, type SectorKey } from "@app/domain/catalogue/sectors";
import { normalizeText } from "@app/domain/text/relevance";
import { companyRow, registered, siretFrom } from "../builders/company-row.ts";
import { candidateRow, userRow } from "../builders/person-rows.ts";
import type { Place } from "../builders/places.ts";
import { skillIdsOf } from "../builders/skills.ts";
import { inventedStreet } from "./establishments.ts";
import { arrondissementsAround } from "./material/arrondissements.ts";
import { CANDIDATE_PROFILES } from "./material/candidate-profiles.ts";
import { COMPANIES } from "./material/companies.ts";
import { COMPANY_PROFILES, type CompanyProfile } from "./material/company-profiles.ts";
import { FIRST_NAMES, LAST_NAMES } from "./material/names.ts";
import type { Random } from "./random.ts";
import { DAY_MS, type DemoCandidate, type DemoCompany } from "./types.ts";

export type PeopleInput = {
  random: Random;
  now: Date;
  places: ReadonlyMap<string, Place>;
  skillIds: ReadonlyMap<string, number>;
  userIds: readonly number[];
};

const INDUSTRY: Record<SectorKey, (typeof INDUSTRIES)[number]> = {
  restauration: "Restaurants & Food Services",
  commerce: "Retail",
  it: "Technology",
  logistique: "Logistics & Transportation",
  hotellerie: "Hospitality & Tourism",
  transport: "Logistics & Transportation",
  btp: "Manufacturing",
  sante: "Healthcare",
  education: "Education",
  evenementiel: "Entertainment",
  nettoyage: "Other",
  livraison: "Logistics & Transportation",
  securite: "Other",
};

// Numbers and domains that the regulator and RFC 2606 keep for fiction: nobody is ever called or written to.
export const mobile = (n: number) => `063998${String(n % 10_000).padStart(4, "0")}`;
const landline = (n: number) => `046571${String(n % 10_000).padStart(4, "0")}`;
const domainWord = (text: string) => (normalizeText(text).match(/[a-z0-9]+/g) ?? []).join("-");

export function makeCompanies(
  { random, now, places, userIds }: PeopleInput,
  companyIds: readonly number[],
): DemoCompany[] {
  const emails = new Set<string>();
  return COMPANIES.map(({ name, sector, commune, titles }, index) => {
    const id = companyIds[index] ?? 0;
    const employerId = userIds[index] ?? 0;
    const place = placeOf(places, commune);
    const createdAt = new Date(now.getTime() - random.between(200, 900) * DAY_MS);
    const domain = `${domainWord(name)}.example`;
    const profile = profileOf(random, name, sector);
    const firstName = random.pick(FIRST_NAMES);
    const lastName = random.pick(LAST_NAMES);
    const street = inventedStreet(random);
    return {
      id,
      employerId,
      name,
      sector,
      titles,
      place,
      pace: random.weighted([
        [0.5, 3],
        [2, 4],
        [6, 3],
        [16, 1],
      ]),
      row: companyRow({
        now: createdAt,
        place,
        id,
        name,
        siret: siretFrom(`${random.int(100_000_000, 899_999_999)}000${random.int(1, 4)}`),
        ...random.weighted([
          [registered(createdAt, "address_proven"), 3],
          [registered(createdAt), 4],
          [null, 3],
        ]),
        industry: INDUSTRY[sector],
        size: random.weighted([
          ["1-10", 4],
          ["11-50", 4],
          ["50-200", 2],
        ]),
        foundedYear: random.int(1974, 2023),
        website: `https://www.${domain}`,
        email: `contact@${domain}`,
        phone: landline(1_000 + index),
        address: `${street}, ${place.postcode} ${townOf(place)}`,
        description: profile.description,
        culture: profile.culture,
        perks: profile.perks,
        linkedin: random.chance(0.4) ? `https://www.linkedin.com/company/${domainWord(name)}-demo` : null,
        updatedAt: createdAt,
      }),
      user: userRow({
        now: createdAt,
        place,
        id: employerId,
        role: "employer",
        email: uniqueEmail(emails, firstName, lastName, domain),
        firstName,
        lastName,
        phone: mobile(index),
        companyId: id,
      }),
    };
  });
}

/** Addresses write « 69007 Lyon », not « Lyon 7e ». */
const townOf = ({ city }: Place) => city.replace(/ \d+er?$/, "");

/** A café is not described as a hotel: by the words of its name, else by what suits its whole sector. */
function profileOf(random: Random, name: string, sector: SectorKey): CompanyProfile {
  const normalized = normalizeText(name);
  const ofSector = COMPANY_PROFILES.filter((profile) => profile.sector === sector);
  const named = ofSector.filter(({ fits }) => fits.some((word) => normalized.includes(word)));
  const general = ofSector.filter(({ fits }) => fits.length === 0);
  return random.pick([named, general, ofSector].find((profiles) => profiles.length > 0) ?? []);
}

const CANDIDATES_PER_COMPANY = 5;

/** Five people live in the town of each company and know its trade: every mission has someone to apply. */
export function makeCandidates(input: PeopleInput, companies: readonly DemoCompany[]): DemoCandidate[] {
  const emails = new Set<string>();
  return companies.flatMap((company, index) =>
    Array.from({ length: CANDIDATES_PER_COMPANY }, (_, n) =>
      makeCandidate(input, company, index * CANDIDATES_PER_COMPANY + n, emails),
    ),
  );
}

function makeCandidate(input: PeopleInput, company: DemoCompany, index: number, emails: Set<string>): DemoCandidate {
  const { random, now, skillIds, userIds, places } = input;
  const id = userIds[index] ?? 0;
  const arrondissements = arrondissementsAround(company.place.communeCode);
  const isInCity = arrondissements.length > 0;
  const place = isInCity ? placeOf(places, random.pick(arrondissements)) : company.place;
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const others = random.shuffle(SECTORS.filter(({ key }) => key !== company.sector)).slice(0, random.int(0, 2));
  const sectors = [company.sector, ...others.map(({ key }) => key)];
  const profile = random.pick(CANDIDATE_PROFILES.filter(({ sector }) => sector === company.sector));
  const main = SECTORS.find(({ key }) => key === company.sector);
  const skills = [
    ...random.shuffle(main?.skills ?? []).slice(0, random.int(4, 8)),
    ...others.flatMap((sector) => random.shuffle(sector.skills).slice(0, 2)),
  ];
  const isNew = random.chance(0.08);
  const since = new Date(now.getTime() - (isNew ? random.between(2, 40) : random.between(170, 700)) * DAY_MS);
  const isOnFire = random.chance(0.72);
  const knowsProfile = random.chance(0.7);
  return {
    id,
    name: `${firstName} ${lastName}`,
    firstName,
    sectors,
    place,
    since,
    isOnFire,
    skills: [...new Set(skills)],
    busy: [],
    user: userRow({
      now: since,
      place,
      id,
      role: "candidate",
      email: uniqueEmail(emails, firstName, lastName, "courriel.example"),
      firstName,
      lastName,
      phone: mobile(1_000 + index),
    }),
    row: candidateRow({
      now: since,
      place,
      userId: id,
      // The presentation was written for one trade: another trade comes without it.
      profession: knowsProfile ? profile.profession : random.pick(titlesOf(company.sector)),
      about: knowsProfile ? profile.text : null,
      availability: isOnFire ? "on_fire" : "freeze",
      skills: [...new Set(skills)],
      skillIds: skillIdsOf(skillIds, skills),
      radiusKm: random.pick(isInCity ? [5, 10, 10, 15, 20] : [15, 20, 30, 30, 50]),
      lastActiveAt: new Date(now.getTime() - random.next() ** 3 * 30 * DAY_MS),
    }),
  };
}

export function uniqueEmail(taken: Set<string>, firstName: string, lastName: string, domain: string): string {
  const name = `${domainWord(firstName)}.${domainWord(lastName)}`;
  let email = `${name}@${domain}`;
  for (let n = 2; taken.has(email); n++) email = `${name}${n}@${domain}`;
  taken.add(email);
  return email;
}

export function placeOf(places: ReadonlyMap<string, Place>, commune: string): Place {
  const place = places.get(commune);
  if (!place) throw new Error(`Commune ${commune} is not in this database: is the reference data loaded?`);
  return place;
}
