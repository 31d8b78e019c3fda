import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../../../../tools/testing/identity-provider.ts";
import { freshEmail } from "../../../test/bodies.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { signInWith } from "../../../test/identity.ts";
import { linkIn } from "../../../test/mail.ts";
import { get } from "../../../test/scene.ts";

let h: Harness;
let idp: IdentityProvider;
beforeAll(async () => {
  idp = await startIdentityProvider("http://127.0.0.1:3000");
  h = await startHarness({ ...idp.settings, PUBLIC_URL: "http://127.0.0.1:3000" });
});
afterAll(async () => {
  await h.close();
  await idp.close();
});

type Newcomer = {
  ticket: string;
  email: string | null;
  email_verified: boolean;
  first_name: string;
  last_name: string;
};
type Back = {
  outcome: string;
  newcomer: Newcomer;
  user: { id: number; email_verified: boolean };
  tokens: { access: string; refresh: string };
  code: string;
  error: string;
};

const signIn = (as: string, provider: "google" | "facebook" = "google") => signInWith<Back>(h, provider, as);

const FORM = {
  role: "candidate",
  firstName: "Inès",
  lastName: "Moreau",
  profession: "Serveuse",
  city: "Lyon",
  state: "Auvergne-Rhône-Alpes",
  country: "France",
  commune_code: "69123",
  adult_confirmed: "on",
  terms_accepted: "on",
};
const register = (fields: Record<string, string>) =>
  call<Back & Record<string, string[]>>(h.app, "POST", "/api/auth/register/", aForm(fields));

async function aNewAccount(as = freshEmail(), provider: "google" | "facebook" = "google") {
  const { ticket } = (await signIn(as, provider)).body.newcomer;
  const { status, body } = await register({ ...FORM, ticket, email: as });
  expect(status).toBe(201);
  return { email: as, ...body };
}
const identities = async (userId: number) =>
  h.ctx.db.selectFrom("socialIdentities").where("userId", "=", userId).select(["provider", "subject"]).execute();

describe("someone new", () => {
  test("registers with the provider's data, without a password or a confirmation link", async () => {
    const email = `ines.moreau.${freshEmail()}`;
    const { status, body, headers } = await signIn(email);
    expect({ status, outcome: body.outcome, cache: headers["cache-control"] }).toEqual({
      status: 200,
      outcome: "newcomer",
      cache: "no-store",
    });
    expect(body.newcomer).toMatchObject({
      provider: "google",
      email,
      email_verified: true,
      first_name: "ines",
      last_name: "moreau",
    });
    // The address the provider verified is the account's, whatever the form says.
    const form = { ...FORM, ticket: body.newcomer.ticket, email: "quelqu.un@exemple.fr" };
    const registered = await register(form);
    expect(registered).toMatchObject({
      status: 201,
      body: { user: { email, email_verified: true, role: "candidate" } },
    });
    expect((await get(h, registered.body.tokens.access, "me/")).status).toBe(200);
    expect(await identities(registered.body.user.id)).toEqual([{ provider: "google", subject: email }]);
    await h.runJobs();
    const welcome = h.mails.find(({ to }) => to === email);
    expect(welcome?.subject).toBe("Bienvenue sur Renfort");
    expect(welcome?.text).not.toContain("/confirmer-mon-adresse");

    const again = await signIn(email);
    expect(again).toMatchObject({ status: 200, body: { outcome: "signed_in", user: { id: registered.body.user.id } } });
    expect(await h.ctx.db.selectFrom("users").where("email", "=", email).select("id").execute()).toHaveLength(1);
  });

  test("an employer comes with a company", async () => {
    const { ticket, email } = (await signIn(freshEmail())).body.newcomer;
    const company = { company: "Brasserie", siret_number: "73282932000074", address: "Lyon" };
    const { status, body } = await register({ ...FORM, ...company, role: "employer", ticket, email: email ?? "" });
    expect({ status, role: (body.user as { role?: string }).role }).toEqual({ status: 201, role: "employer" });
  });

  test("says they are of age and accept the terms, and fills in the fields of their role", async () => {
    const { ticket, email } = (await signIn(freshEmail())).body.newcomer;
    const { adult_confirmed: _, terms_accepted: __, profession: ___, ...form } = FORM;
    expect(await register({ ...form, ticket, email: email ?? "" })).toMatchObject({
      status: 400,
      body: {
        adult_confirmed: ["Confirmez que vous avez 18\u00a0ans ou plus."],
        terms_accepted: ["Acceptez les conditions pour créer votre compte."],
        profession: ["La profession est requise"],
      },
    });
  });

  test("a ticket makes one account, is good for an hour, and nobody writes one", async () => {
    const { ticket, email } = (await signIn(freshEmail())).body.newcomer;
    const form = { ...FORM, ticket, email: email ?? "" };
    const [one, other] = await Promise.all([register(form), register(form)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 400]);
    for (const bad of ["", "eyJhbGciOiJkaXIifQ..a.b.c"])
      expect((await register({ ...form, ticket: bad })).status).toBe(400);
    const late = (await signIn(freshEmail())).body.newcomer.ticket;
    h.advance(61 * 60_000);
    expect(await register({ ...form, ticket: late })).toMatchObject({
      status: 400,
      body: {
        code: "ticket_expired",
        error: "Cette inscription a trop attendu. Recommencez, ou choisissez un mot de passe.",
      },
    });
  });

  test("must confirm an address the provider has not verified; without one they type it", async () => {
    const email = freshEmail();
    idp.people.set(email, { sub: email, email, given_name: "Théo" });
    const doubtful = (await signIn(email, "facebook")).body.newcomer;
    expect(doubtful).toMatchObject({ email, email_verified: false, first_name: "Théo", last_name: "" });
    const { body } = await register({ ...FORM, ticket: doubtful.ticket, email });
    expect(body.user.email_verified).toBe(false);
    await h.runJobs();
    expect(linkIn(h, email).token).not.toBe("");

    idp.people.set("sans-adresse", { sub: "sans-adresse" });
    const { newcomer } = (await signIn("sans-adresse", "facebook")).body;
    expect(newcomer.email).toBeNull();
    expect((await register({ ...FORM, ticket: newcomer.ticket })).body["email"]).toEqual(["L’email est requis"]);
    expect((await register({ ...FORM, ticket: newcomer.ticket, email: freshEmail() })).status).toBe(201);
    // The same person cannot have a second account under another address.
    expect((await register({ ...FORM, ticket: newcomer.ticket, email: freshEmail() })).body["email"]).toEqual([
      "Un compte utilise déjà cette adresse e-mail.",
    ]);
  });
});

describe("someone who has an account", () => {
  test("is linked when both sides have verified the address, and gets a mail", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    expect(await signIn(email)).toMatchObject({ status: 200, body: { outcome: "signed_in", user: { id } } });
    expect((await signIn(email, "facebook")).body.user.id).toBe(id);
    expect(await identities(id)).toHaveLength(2);
    await h.runJobs();
    expect(h.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
      "Google ouvre maintenant votre compte",
    );
    const token = (await signIn(email)).body.tokens.access;
    const exported = await get<{ social_identities: object[] }>(h, token, "account/export/");
    expect(exported.body.social_identities).toHaveLength(2);
  });

  test("enters an account created with their unconfirmed address, and the creator loses access", async () => {
    const { id, email } = await anEmployer(h.ctx.db, { emailVerified: false });
    const squatter = await call<Back>(h.app, "POST", "/api/login/", { body: { email, password: DEMO_PASSWORD } });
    await h.ctx.db
      .insertInto("socialIdentities")
      .values({ provider: "facebook", subject: "intrus", userId: id })
      .execute();
    await call(h.app, "POST", "/api/password-reset/", { body: { email } });
    await h.runJobs();
    const reset = linkIn(h, email);

    expect(await signIn(email)).toMatchObject({
      status: 200,
      body: { outcome: "signed_in", user: { id, email_verified: true } },
    });

    expect((await call(h.app, "GET", "/api/me/", { token: squatter.body.tokens.access })).status).toBe(401);
    const old = await call(h.app, "POST", "/api/login/", { body: { email, password: DEMO_PASSWORD } });
    expect(old).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    const late = await call(h.app, "POST", "/api/password-reset/confirm/", {
      body: { ...reset, password: "quatre pivoines" },
    });
    expect(late).toMatchObject({ status: 400, body: { code: "link_invalid" } });
    expect(await identities(id)).toMatchObject([{ provider: "google" }]);
  });

  test("is not linked when the provider has not verified the address", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    idp.people.set(email, { sub: "quelqu-un-d-autre", email, email_verified: false });
    expect(await signIn(email)).toMatchObject({ status: 409, body: { code: "address_unproven" } });
    expect(await identities(id)).toEqual([]);
  });

  test("is refused while suspended; deleted, they are someone new", async () => {
    const { user, email } = await aNewAccount();
    const stranger = await aCandidate(h.ctx.db, { status: "suspended" });
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", user.id).execute();
    for (const address of [email, stranger.email])
      expect(await signIn(address)).toMatchObject({ status: 401, body: { code: "account_closed" } });

    await h.ctx.db.updateTable("users").set({ status: "active" }).where("id", "=", user.id).execute();
    // The suspension ended the sessions. Without a password, a mailed link deletes the account.
    await call(h.app, "POST", "/api/account/delete/", { token: await tokenFor(h.ctx, user.id), body: {} });
    await h.runJobs();
    await call(h.app, "POST", "/api/account/delete/confirm/", { body: linkIn(h, email) });
    expect(await identities(user.id)).toEqual([]);
    expect((await signIn(email)).body.outcome).toBe("newcomer");
  });
});
