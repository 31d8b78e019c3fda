import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import type { Newcomer } from "@app/contract/accounts/social";
import type { CommuneView } from "@app/contract/site/site";
import { expect, test } from "vitest";
import { matchCommune, registeringRole, registrationErrors, registrationForm } from "./registration.server.ts";

const LYON: CommuneView = {
  code: "69123",
  name: "Lyon",
  department: "69",
  region: "Auvergne-Rhône-Alpes",
  label: "Lyon (69)",
  postcodes: ["69001", "69002"],
};
const SAINT_DENIS: CommuneView[] = [
  {
    code: "93066",
    name: "Saint-Denis",
    department: "93",
    region: "Île-de-France",
    label: "Saint-Denis (93)",
    postcodes: ["93200"],
  },
  {
    code: "97411",
    name: "Saint-Denis",
    department: "974",
    region: "La Réunion",
    label: "Saint-Denis (974)",
    postcodes: ["97400"],
  },
];
const nobodyAsked = () => Promise.reject(new Error("The commune was picked: nobody has to look for it"));

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const PERSON = {
  firstName: "Karim",
  lastName: "Benali",
  email: "karim@exemple.fr",
  password: "un-bon-mot-de-passe",
  passwordConfirm: "un-bon-mot-de-passe",
  adult_confirmed: "on",
  terms_accepted: "on",
};
const CANDIDATE = { ...PERSON, role: "candidate", profession: "Serveur" };
const EMPLOYER = {
  ...PERSON,
  role: "employer",
  company: "Brasserie",
  siret_number: "732 829 320 00074",
  address: "Lyon",
};

async function tried(
  fields: Record<string, string>,
  communes: readonly CommuneView[] = [],
  newcomer: Newcomer | null = null,
) {
  const form = formOf(fields);
  const registering = { role: registeringRole(form), newcomer };
  const sent = await registrationForm(form, registering, () => Promise.resolve(communes));
  return { sent: sent && Object.fromEntries(sent), errors: registrationErrors(form, sent, registering) };
}

test("a picked commune brings its region and France along, without a question", async () => {
  const form = formOf({ ...CANDIDATE, city: "Lyon (69)", commune_code: "69123", state: "Auvergne-Rhône-Alpes" });
  const registering = { role: "candidate", newcomer: null } as const;
  const sent = Object.fromEntries((await registrationForm(form, registering, nobodyAsked)) ?? []);
  expect(sent).toMatchObject({ city: "Lyon", state: "Auvergne-Rhône-Alpes", country: "France", commune_code: "69123" });
  expect(sent).not.toHaveProperty("passwordConfirm");
});

test("a row of parentheses in place of a commune holds nobody up", async () => {
  const form = formOf({
    ...CANDIDATE,
    city: "(".repeat(500_000),
    commune_code: "69123",
    state: "Auvergne-Rhône-Alpes",
  });
  const start = performance.now();
  await registrationForm(form, { role: "candidate", newcomer: null }, nobodyAsked);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("a commune that was only typed is looked up", async () => {
  const { sent, errors } = await tried({ ...CANDIDATE, city: "lyon" }, [LYON]);
  expect(sent).toMatchObject({ city: "Lyon", state: "Auvergne-Rhône-Alpes", country: "France", commune_code: "69123" });
  expect(errors).toEqual({});
});

test("an unknown commune is one error, on the one field", async () => {
  const { errors } = await tried({ ...CANDIDATE, city: "Zzzz" });
  expect(errors).toEqual({ city: fr.communeUnknown });
});

test("no commune at all asks for the city", async () => {
  const { errors } = await tried(CANDIDATE);
  expect(errors).toEqual({ city: fr.cityRequired });
});

test("a place abroad is sent as written, and its errors are its own", async () => {
  const abroad = { ...CANDIDATE, abroadCity: "Genève", abroadState: "Genève" };
  expect((await tried(abroad)).errors).toEqual({ abroadCountry: fr.countryRequired });
  const { sent, errors } = await tried({ ...abroad, abroadCountry: "Suisse" });
  expect(sent).toMatchObject({ city: "Genève", state: "Genève", country: "Suisse" });
  expect(sent).not.toHaveProperty("commune_code");
  expect(errors).toEqual({});
});

test("an employer sends no field of a candidate, even when one was left filled", async () => {
  const { sent, errors } = await tried({ ...EMPLOYER, profession: "Serveur", city: "Lyon" });
  expect(sent).not.toHaveProperty("profession");
  expect(sent).not.toHaveProperty("city");
  expect(errors).toEqual({});
});

test("errors of the page come with those of the API, in the order of the form", async () => {
  const { errors } = await tried({
    role: "employer",
    email: "karim@exemple.fr",
    password: "un-bon-mot",
    passwordConfirm: "autre",
  });
  expect(Object.entries(errors)).toEqual([
    ["firstName", fr.firstNameRequired],
    ["lastName", fr.lastNameRequired],
    ["passwordConfirm", fr.passwordMismatch],
    ["company", fr.companyRequired],
    ["siret_number", fr.siretRequired],
    ["address", fr.addressRequired],
    ["adult_confirmed", fr.adultRequired],
    ["terms_accepted", fr.termsRequired],
  ]);
});

test("without a role the common fields are checked all the same", async () => {
  const { sent, errors } = await tried({ ...PERSON, role: "admin", firstName: "" });
  expect(sent).toBeNull();
  expect(errors).toEqual({ role: fr.roleInvalid, firstName: fr.firstNameRequired });
});

test("someone a provider vouches for sends a ticket and no password", async () => {
  const newcomer: Newcomer = {
    provider: "google",
    ticket: "scelle",
    email: "karim@exemple.fr",
    email_verified: true,
    first_name: "Karim",
    last_name: "Benali",
  };
  const { password: _, passwordConfirm: __, ...employer } = EMPLOYER;
  const { sent, errors } = await tried(employer, [], newcomer);
  expect(sent).toMatchObject({ ticket: "scelle", email: "karim@exemple.fr", company: "Brasserie" });
  expect(errors).toEqual({});
  const { role: ___, ...nobody } = employer;
  expect((await tried({ ...nobody, lastName: "", adult_confirmed: "" }, [], newcomer)).errors).toEqual({
    role: fr.roleInvalid,
    lastName: fr.lastNameRequired,
    adult_confirmed: fr.adultRequired,
  });
});

test.each([
  ["Lyon (69)", [LYON], "69123"],
  ["LYON", [LYON], "69123"],
  ["69002", [LYON], "69123"],
  ["Saint-Denis", SAINT_DENIS, "93066"],
  ["saint denis (974)", SAINT_DENIS, "97411"],
  ["Lyo", [LYON], undefined],
])("« %s » names a commune", (text, communes, code) => {
  expect(matchCommune(communes, text)?.code).toBe(code);
});
