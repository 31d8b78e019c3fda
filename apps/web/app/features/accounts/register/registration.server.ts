import { RegisterCandidate, RegisterEmployer } from "@app/contract/accounts/accounts";
import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { type Newcomer, SocialCandidate, SocialEmployer } from "@app/contract/accounts/social";
import type { CommuneView } from "@app/contract/site/site";
import { normalizeText } from "@app/domain/text/relevance";
import { fieldErrors, textOf } from "../../../lib/form.server.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";

const SCHEMAS = { candidate: RegisterCandidate, employer: RegisterEmployer } as const;
/** With a provider: a ticket instead of a password. */
const SOCIAL_SCHEMAS = { candidate: SocialCandidate, employer: SocialEmployer } as const;
const IMAGES = { candidate: "profileImage", employer: "logo" } as const;
type RegisteringRole = keyof typeof SCHEMAS;

/** The values of `?role=`. */
export const ROLE_LABELS: Readonly<Record<string, RegisteringRole>> = { candidat: "candidate", employeur: "employer" };

/** Null when no role, or an unknown one, was chosen. */
export function registeringRole(form: FormData): RegisteringRole | null {
  const role = textOf(form, "role");
  return role === "candidate" || role === "employer" ? role : null;
}

export type FindCommunes = (query: string) => Promise<readonly CommuneView[]>;

export type Registering = { role: RegisteringRole | null; newcomer: Newcomer | null };

/** Null without a role. */
export async function registrationForm(
  form: FormData,
  { role, newcomer }: Registering,
  find: FindCommunes,
): Promise<FormData | null> {
  if (role === null) return null;
  const sent = new FormData();
  for (const name of Object.keys((newcomer ? SOCIAL_SCHEMAS : SCHEMAS)[role].shape)) {
    const value = textOf(form, name);
    if (value !== "") sent.set(name, value);
  }
  sent.set("role", role);
  if (role === "candidate") {
    sent.delete("skills");
    for (const skill of form.getAll("skills"))
      if (typeof skill === "string" && skill.trim()) sent.append("skills", skill);
  }
  if (newcomer) sent.set("ticket", newcomer.ticket);
  const image = form.get(IMAGES[role]);
  if (image instanceof File && image.size > 0) sent.set(IMAGES[role], image);
  if (role === "candidate") {
    for (const [name, value] of Object.entries(await placeOf(form, find))) {
      if (value === "") sent.delete(name);
      else sent.set(name, value);
    }
  }
  return sent;
}

const NAMES = RegisterCandidate.pick({ firstName: true, lastName: true, email: true });
const IDENTITY = RegisterCandidate.pick({ firstName: true, lastName: true, email: true, password: true });

/** The rules of the API, and those of this page. */
export function registrationErrors(
  form: FormData,
  sent: FormData | null,
  { role, newcomer }: Registering,
): FieldErrors {
  const schemas = newcomer ? SOCIAL_SCHEMAS : SCHEMAS;
  const errors: Record<string, string | undefined> = {
    ...(role === null && { role: fr.roleInvalid }),
    ...(role && sent ? fieldErrors(schemas[role], sent) : fieldErrors(newcomer ? NAMES : IDENTITY, form)),
    // A form with one field, which can be shown, has no confirmation.
    ...(form.has("passwordConfirm") &&
      textOf(form, "password") !== textOf(form, "passwordConfirm") && { passwordConfirm: fr.passwordMismatch }),
    ...(textOf(form, "adult_confirmed") === "" && { adult_confirmed: fr.adultRequired }),
    ...(textOf(form, "terms_accepted") === "" && { terms_accepted: fr.termsRequired }),
  };
  return inFormOrder(role === "candidate" ? placeErrors(form, errors) : errors);
}

/** The order of the page. */
const ORDER = [
  "role",
  "firstName",
  "lastName",
  "email",
  "password",
  "passwordConfirm",
  "profession",
  "city",
  "abroadCity",
  "abroadState",
  "abroadCountry",
  "company",
  "siret_number",
  "address",
  "phone",
];

export function inFormOrder(errors: FieldErrors, order: readonly string[] = ORDER): FieldErrors {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => rank(a) - rank(b)));
}

const ABROAD = { city: "abroadCity", state: "abroadState", country: "abroadCountry" } as const;
const isAbroad = (form: FormData) => Object.values(ABROAD).some((name) => textOf(form, name).trim() !== "");

async function placeOf(form: FormData, find: FindCommunes) {
  if (isAbroad(form)) {
    const [city, state, country] = Object.values(ABROAD).map((name) => textOf(form, name).trim());
    return { city: city ?? "", state: state ?? "", country: country ?? "", commune_code: "" };
  }
  const text = textOf(form, "city").trim();
  const [code, region] = [textOf(form, "commune_code"), textOf(form, "state")];
  // Picked from the list: the browser knows the commune already.
  if (code !== "" && region !== "") return inFrance({ name: nameOf(text), region, code });
  const commune = text === "" ? undefined : matchCommune(await find(text), text);
  return commune ? inFrance(commune) : { city: text, state: "", country: "", commune_code: "" };
}

const inFrance = ({ name, region, code }: Pick<CommuneView, "name" | "region" | "code">) => ({
  city: name,
  state: region,
  country: "France",
  commune_code: code,
});

/** « Lyon (69) » is Lyon. Not a regular expression: it would be slow on many parentheses. */
const nameOf = (label: string) =>
  label.endsWith(")") && label.includes("(") ? label.slice(0, label.indexOf("(")).trimEnd() : label;

/** From « Lyon (69) », « lyon » or « 69001 »; the most populated comes first. */
export function matchCommune(communes: readonly CommuneView[], text: string): CommuneView | undefined {
  const wanted = normalizeText(text);
  return (
    communes.find(({ label }) => normalizeText(label) === wanted) ??
    communes.find(({ name, postcodes }) => normalizeText(name) === wanted || postcodes.includes(text))
  );
}

/** City, region and country are one field here, or three others for a place abroad. */
function placeErrors(form: FormData, errors: Record<string, string | undefined>): FieldErrors {
  const { city, state, country, ...others } = errors;
  if (isAbroad(form)) {
    return {
      ...others,
      ...(city && { [ABROAD.city]: city }),
      ...(state && { [ABROAD.state]: state }),
      ...(country && { [ABROAD.country]: country }),
    };
  }
  const communeError = city ?? (state || country ? fr.communeUnknown : undefined);
  return { ...others, ...(communeError && { city: communeError }) };
}
