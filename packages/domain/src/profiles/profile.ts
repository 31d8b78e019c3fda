export const AVAILABILITIES = ["on_fire", "freeze"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

// The names are those of the API, so that the form can point at the missing field.
const PERSON_FIELDS = ["first_name", "last_name", "email", "phone", "city", "state", "country"] as const;

export const CANDIDATE_FIELDS = [...PERSON_FIELDS, "availability", "skills"] as const;
export type CandidateField = (typeof CANDIDATE_FIELDS)[number];

/** What publishing needs: someone to reach, and a company that can be checked. The rest of the profile can wait. */
export const EMPLOYER_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "company.name",
  "company.siret_number",
  "company.address",
] as const;
export type EmployerField = (typeof EMPLOYER_FIELDS)[number];

export type MissingField = CandidateField | EmployerField;
export type Completeness<F extends MissingField = MissingField> = { complete: boolean; missing: F[] };

type Text = string | null | undefined;

export type PersonFields = {
  firstName: Text;
  lastName: Text;
  email: Text;
  phone: Text;
  city: Text;
  state: Text;
  country: Text;
};
export type CandidateFields = PersonFields & { availability: Text; skills: readonly string[] };
export type CompanyFields = { name: Text; siret: Text; address: Text };
export type EmployerFields = Pick<PersonFields, "firstName" | "lastName" | "email" | "phone"> & {
  company: CompanyFields | null;
};

export function candidateCompleteness(fields: CandidateFields): Completeness<CandidateField> {
  return missingAmong(CANDIDATE_FIELDS, {
    ...personTexts(fields),
    availability: fields.availability,
    skills: fields.skills.find((skill) => skill.trim() !== ""),
  });
}

export function employerCompleteness(fields: EmployerFields): Completeness<EmployerField> {
  const { company } = fields;
  return missingAmong(EMPLOYER_FIELDS, {
    first_name: fields.firstName,
    last_name: fields.lastName,
    email: fields.email,
    phone: fields.phone,
    "company.name": company?.name,
    "company.siret_number": company?.siret,
    "company.address": company?.address,
  });
}

function personTexts(person: PersonFields): Record<(typeof PERSON_FIELDS)[number], Text> {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    city: person.city,
    state: person.state,
    country: person.country,
  };
}

function missingAmong<F extends MissingField>(names: readonly F[], texts: Record<F, Text>): Completeness<F> {
  const missing = names.filter((name) => !texts[name]?.trim());
  return { complete: missing.length === 0, missing };
}
