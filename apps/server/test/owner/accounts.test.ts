import { afterAll, beforeAll, expect, test } from "vitest";
import { anOwnerClient, multipart } from "./client.ts";
import {
  aCandidate,
  anAddress,
  anEmployer,
  aPhoto,
  type Owner,
  PASSWORD,
  type SignedIn,
  startOwner,
} from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

test("a candidate registers with the form's fields and a photo, and reads what was typed", async () => {
  const email = anAddress("lina");
  const { user, tokens } = await owner.visitor.post<SignedIn>(
    "/api/register/",
    multipart({
      firstName: "Lina",
      lastName: "Bernard",
      email,
      password: PASSWORD,
      role: "candidate",
      profession: "Plongeuse",
      profileImage: await aPhoto(),
      city: "Villeurbanne",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      adult_confirmed: true,
      terms_accepted: true,
    }),
  );
  const lina = anOwnerClient(owner.host, { tokens });
  expect(await lina.get(`/api/profile/${user.id}/`)).toMatchObject({
    id: user.id,
    role: "candidate",
    email,
    first_name: "Lina",
    last_name: "Bernard",
    profession: "Plongeuse",
    location: { city: "Villeurbanne", country: "France" },
    profileImage: expect.any(String),
    skills: [],
    experiences: [],
    badges: [],
    totalJobs: 0,
    createdAt: expect.any(String),
  });
});

test("an employer registers with a company, a logo and a SIRET without spaces, and reads the company", async () => {
  const email = anAddress("paul");
  const { user, tokens } = await owner.visitor.post<SignedIn>(
    "/api/register/",
    multipart({
      firstName: "Paul",
      lastName: "Girard",
      email,
      password: PASSWORD,
      role: "employer",
      company: "Café des Négociants",
      logo: await aPhoto(),
      siret_number: "73282932000074",
      address: "1 place Francisque-Régaud, 69002 Lyon",
      adult_confirmed: true,
      terms_accepted: true,
    }),
  );
  expect(user).toMatchObject({
    role: "employer",
    company_info: { name: "Café des Négociants", logo: expect.any(String) },
  });
  const paul = anOwnerClient(owner.host, { tokens });
  expect(await paul.get("/api/company/")).toMatchObject({
    name: "Café des Négociants",
    siret_number: "73282932000074",
    address: "1 place Francisque-Régaud, 69002 Lyon",
    logo: expect.any(String),
  });
});

test("signing in gives the person and two tokens, which open the person's own profile", async () => {
  const ines = await aCandidate(owner);
  const { user, tokens } = await owner.visitor.post<SignedIn>("/api/login/", {
    email: ines.user.email,
    password: PASSWORD,
  });
  expect(user).toMatchObject({ id: ines.user.id, role: "candidate", email: ines.user.email });
  const again = anOwnerClient(owner.host, { tokens });
  expect(await again.get(`/api/profile/${user.id}/`)).toMatchObject({ email: ines.user.email });
});

test("a wrong password is refused without saying which of the two was wrong", async () => {
  const ines = await aCandidate(owner);
  const known = await owner.visitor.attempt("POST", "/api/login/", { email: ines.user.email, password: "autre-chose" });
  const unknown = await owner.visitor.attempt("POST", "/api/login/", {
    email: anAddress("x"),
    password: "autre-chose",
  });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test("refreshing gives two new tokens, and the old refresh token no longer works", async () => {
  const { tokens, user } = await aCandidate(owner);
  const fresh = await owner.visitor.post<SignedIn["tokens"]>("/api/token/refresh/", { refresh: tokens.refresh });
  expect(fresh.refresh).not.toBe(tokens.refresh);
  const again = anOwnerClient(owner.host, { tokens: fresh });
  expect(await again.get(`/api/profile/${user.id}/`)).toMatchObject({ id: user.id });
  owner.advance(120_000);
  expect(await owner.visitor.attempt("POST", "/api/token/refresh/", { refresh: tokens.refresh })).toMatchObject({
    status: 401,
    body: { code: "token_not_valid" },
  });
});

test("a token that has expired is refreshed once, and the call that found it so is made once more", async () => {
  const { tokens, user } = await aCandidate(owner);
  owner.advance(11 * 60_000);
  const headers = { authorization: `Bearer ${tokens.access}` };
  const first = await fetch(`${owner.host}/api/jobs/`, { headers });
  expect([first.status, await first.json()]).toEqual([401, expect.objectContaining({ code: "token_not_valid" })]);
  // This client asks for a new token on that answer, once.
  const again = anOwnerClient(owner.host, { tokens });
  expect(await again.get("/api/jobs/")).toMatchObject({ results: expect.any(Array) });
  expect(await again.get(`/api/profile/${user.id}/`)).toMatchObject({ id: user.id });
});

test("signing out ends the access token and the refresh token", async () => {
  const { tokens, user, post, attempt } = await aCandidate(owner);
  await post("/api/logout/", { refresh: tokens.refresh });
  const refused = { status: 401, body: { code: "token_not_valid" } };
  expect(await attempt("GET", `/api/profile/${user.id}/`)).toMatchObject(refused);
  expect(await owner.visitor.attempt("POST", "/api/token/refresh/", { refresh: tokens.refresh })).toMatchObject(
    refused,
  );
});

test("the mailed link sets a new password, and the old one no longer signs in", async () => {
  const { user } = await aCandidate(owner);
  await owner.visitor.post("/api/password-reset/", { email: user.email });
  await owner.runJobs();
  const text = owner.mails.findLast(({ to, subject }) => to === user.email && /mot de passe/.test(subject))?.text ?? "";
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "");
  const [uid, token] = [link.searchParams.get("uid"), link.searchParams.get("token")];
  await owner.visitor.post("/api/password-reset/confirm/", { uid, token, password: "Quenelle-de-brochet-7" });
  await owner.visitor.post("/api/login/", { email: user.email, password: "Quenelle-de-brochet-7" });
  expect(await owner.visitor.attempt("POST", "/api/login/", { email: user.email, password: PASSWORD })).toMatchObject({
    status: 401,
  });
});

test("asking for a link to an unknown address answers as to a known one", async () => {
  expect(await owner.visitor.post("/api/password-reset/", { email: anAddress("inconnue") })).toEqual({});
});

test("every authenticated call without a token, or with a false one, is a 401 that asks for a new token", async () => {
  const stranger = anOwnerClient(owner.host, { tokens: { access: "n.importe.quoi", refresh: "n.importe.quoi" } });
  const { user } = await anEmployer(owner);
  for (const client of [owner.visitor, stranger]) {
    expect(await client.attempt("GET", `/api/profile/${user.id}/`)).toMatchObject({
      status: 401,
      body: { code: "token_not_valid" },
    });
  }
});
