import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from "@app/db/builders/demo-password";
import { aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type SignedIn = { user: { id: number; role: string; email: string }; tokens: { access: string; refresh: string } };

const multipart = (fields: Record<string, string>) => {
  const boundary = "----renfort";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    body: `${parts.join("")}--${boundary}--\r\n`,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
};

const candidateForm = (extra: Record<string, string> = {}) => ({
  role: "candidate",
  firstName: "Inès",
  lastName: "Moreau",
  email: `ines.${Math.random().toString(36).slice(2)}@exemple.fr`,
  password: "une-phrase-de-passe",
  profession: "Serveuse",
  city: "Lyon",
  state: "Auvergne-Rhône-Alpes",
  country: "France",
  commune_code: "69123",
  adult_confirmed: "on",
  terms_accepted: "on",
  ...extra,
});

const register = (fields: Record<string, string>) =>
  call<SignedIn & Record<string, string[]>>(h.app, "POST", "/api/register/", multipart(fields));
const login = (email: string, password: string) =>
  call<SignedIn & { code: string; error: string }>(h.app, "POST", "/api/login/", { body: { email, password } });
const refresh = (token: string) =>
  call<{ access: string; refresh: string; code: string }>(h.app, "POST", "/api/token/refresh/", {
    body: { refresh: token },
  });
const me = (token: string) => call<{ user: { id: number } }>(h.app, "GET", "/api/me/", { token });

describe("registering", () => {
  test("a candidate is signed in at once, located, and gets a welcome mail", async () => {
    const form = candidateForm();
    const { status, body } = await register(form);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: "candidate", email: form.email });
    expect((await me(body.tokens.access)).body.user.id).toBe(body.user.id);
    const row = await h.ctx.db
      .selectFrom("users")
      .innerJoin("candidates", "candidates.userId", "users.id")
      .where("users.id", "=", body.user.id)
      .select(["adultConfirmedAt", "communeCode", "lat"])
      .executeTakeFirstOrThrow();
    expect(row.communeCode).toBe("69123");
    expect(row.lat).toBeCloseTo(45.7, 0);
    expect(row.adultConfirmedAt).not.toBeNull();
    await h.runJobs();
    expect(h.mails.find((mail) => mail.to === form.email)).toMatchObject({
      subject: "Votre code pour confirmer votre adresse e-mail",
    });
  });

  test("a postcode typed for the town gives the arrondissement; abroad it gives none", async () => {
    const home = async (fields: Record<string, string>) => {
      const { body } = await register(candidateForm({ commune_code: "", ...fields }));
      return h.ctx.db
        .selectFrom("users")
        .innerJoin("candidates", "candidates.userId", "users.id")
        .where("users.id", "=", body.user.id)
        .select(["city", "communeCode", "lat"])
        .executeTakeFirstOrThrow();
    };
    expect(await home({ city: "75011" })).toEqual({ city: "Paris 11e", communeCode: "75111", lat: 48.8591 });
    expect(await home({ city: "75011", country: "Mexique" })).toEqual({ city: "75011", communeCode: null, lat: null });
    expect(await home({ city: "Lyon", commune_code: "69123" })).toMatchObject({ city: "Lyon", communeCode: "69123" });
  });

  test("an employer comes with a company; a SIRET may be typed with spaces", async () => {
    const { status, body } = await register({
      role: "employer",
      firstName: "Nadia",
      lastName: "Ferrand",
      email: "nadia.ferrand@exemple.fr",
      password: "une-phrase-de-passe",
      company: "Brasserie des Terreaux",
      siret_number: "732 829 320 00074",
      address: "1 place des Terreaux, 69001 Lyon",
      phone: "04 72 00 00 00",
      adult_confirmed: "on",
      terms_accepted: "on",
    });
    expect(status).toBe(201);
    const me = await call<{ user: { phone: string } }>(h.app, "GET", "/api/me/", { token: body.tokens.access });
    expect(me.body.user.phone).toBe("0472000000");
    const company = await call<{ siret_number: string; level: string }>(h.app, "GET", "/api/company/", {
      token: body.tokens.access,
    });
    expect(company.body).toMatchObject({ siret_number: "73282932000074", level: "unverified" });
  });

  test("each empty box gets its own sentence", async () => {
    const { status, body } = await register({ role: "candidate", email: "pas-une-adresse", password: "court" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "invalid",
      firstName: ["Le prénom est requis"],
      lastName: ["Le nom de famille est requis"],
      email: ["Email invalide"],
      password: ["Le mot de passe doit contenir au moins 8 caractères"],
      profession: ["La profession est requise"],
    });
  });

  test("a taken address is refused, nobody registers as admin, a short SIRET is refused", async () => {
    const form = candidateForm();
    await register(form);
    expect((await register(form)).body).toMatchObject({ email: ["Un compte utilise déjà cette adresse e-mail."] });
    expect((await register({ ...form, role: "admin" })).status).toBe(400);
    const employer = { ...form, role: "employer", company: "X", address: "Y", siret_number: "123" };
    expect((await register(employer)).body["siret_number"]).toEqual([
      "Le numéro SIRET doit contenir exactement 14 chiffres, sans lettres ni espaces.",
    ]);
  });

  test("a file that only claims to be an image is refused under its field", async () => {
    const boundary = "----renfort";
    const fields = Object.entries(candidateForm()).map(
      ([n, v]) => `--${boundary}\r\ncontent-disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`,
    );
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="profileImage"; filename="photo.png"\r\ncontent-type: image/png\r\n\r\n<svg onload="alert(1)"/>\r\n--${boundary}--\r\n`;
    const answer = await call(h.app, "POST", "/api/register/", {
      body: fields.join("") + file,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    });
    expect(answer.status).toBe(415);
    expect(answer.body["profileImage"]).toEqual(["Veuillez sélectionner un fichier image valide"]);
  });
});

describe("signing in", () => {
  test("a wrong password and an unknown account get the same answer", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
    const wrong = await login(user.email, "pas-le-bon-mot");
    const unknown = await login("personne@exemple.fr", "pas-le-bon-mot");
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials", error: "Email ou mot de passe incorrect" },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect((await login(user.email, DEMO_PASSWORD)).status).toBe(200);
  });

  test("signing out ends the access token at once", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
    const { tokens } = (await login(user.email, DEMO_PASSWORD)).body;
    expect(
      (await call(h.app, "POST", "/api/logout/", { token: tokens.access, body: { refresh: tokens.refresh } })).status,
    ).toBe(200);
    expect(await me(tokens.access)).toMatchObject({ status: 401, body: { code: "token_not_valid" } });
    expect((await refresh(tokens.refresh)).status).toBe(401);
  });

  test("a suspended account is refused even with a valid token, and an invalid token is refused on public routes too", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
    const { tokens } = (await login(user.email, DEMO_PASSWORD)).body;
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", user.id).execute();
    expect((await me(tokens.access)).status).toBe(401);
    expect(await call(h.app, "GET", "/api/jobs/", { token: "n-importe-quoi" })).toMatchObject({
      status: 401,
      body: { code: "token_not_valid" },
    });
  });

  test("an access token expires after ten minutes", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
    const { tokens } = (await login(user.email, DEMO_PASSWORD)).body;
    h.advance(10 * 60_000 + 1000);
    expect((await me(tokens.access)).status).toBe(401);
    expect((await me((await refresh(tokens.refresh)).body.access)).status).toBe(200);
  });
});

describe("refreshing", () => {
  const signIn = async () =>
    (await login((await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH })).email, DEMO_PASSWORD)).body.tokens;

  test("twenty calls with one token within the grace all get the same successor", async () => {
    const first = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
  });

  test("a token used again after the grace period revokes its session, and the owner gets a mail", async () => {
    const first = await signIn();
    const second = (await refresh(first.refresh)).body;
    h.advance(11_000);
    expect(await refresh(first.refresh)).toMatchObject({ status: 401, body: { code: "token_not_valid" } });
    expect((await refresh(second.refresh)).status).toBe(401);
    expect((await me(second.access)).status).toBe(401);
    await h.runJobs();
    expect(h.mails.map(({ subject }) => subject)).toContain("Une session a été fermée par sécurité");
  });

  test("a forged token neither works nor signs its victim out", async () => {
    const { refresh: good } = await signIn();
    const [sid] = good.split(".");
    expect((await refresh(`${sid}.0.${"A".repeat(43)}`)).status).toBe(401);
    expect((await refresh(good)).status).toBe(200);
  });
});

describe("mailed links", () => {
  const linkIn = (text: string) => {
    const [, uid = "", token = ""] = /uid=(\d+)&token=([\w-]+)/.exec(text) ?? [];
    return { uid, token };
  };

  test("a reset link works once, ends every session, and an unknown address gets the same answer", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
    const { tokens } = (await login(user.email, DEMO_PASSWORD)).body;
    const known = await call(h.app, "POST", "/api/password-reset/", { body: { email: user.email } });
    const unknown = await call(h.app, "POST", "/api/password-reset/", { body: { email: "personne@exemple.fr" } });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await h.runJobs();
    const mail = h.mails.find(({ to, subject }) => to === user.email && subject === "Réinitialisez votre mot de passe");
    const link = linkIn(mail?.text ?? "");
    const confirm = (body: object) => call(h.app, "POST", "/api/password-reset/confirm/", { body });
    expect((await confirm({ ...link, uid: "1", password: "nouvelle-phrase" })).body["error"]).toBe("Lien invalide");
    expect((await confirm({ ...link, password: "nouvelle-phrase" })).status).toBe(200);
    expect((await confirm({ ...link, password: "nouvelle-phrase" })).status).toBe(400);
    expect((await me(tokens.access)).status).toBe(401);
    expect((await login(user.email, "nouvelle-phrase")).status).toBe(200);
  });

  test("a verification link expires after three days and confirms the address before that", async () => {
    const { body } = await register(candidateForm());
    await h.runJobs();
    const link = linkIn(h.mails.find(({ to }) => to === body.user.email)?.text ?? "");
    const token = body.tokens.access;
    expect((await call(h.app, "POST", "/api/verify-email/", { token, body: link })).status).toBe(200);
    const { emailVerifiedAt } = await h.ctx.db
      .selectFrom("users")
      .where("id", "=", body.user.id)
      .select("emailVerifiedAt")
      .executeTakeFirstOrThrow();
    expect(emailVerifiedAt).not.toBeNull();
    const late = (await register(candidateForm())).body;
    await h.runJobs();
    const lateLink = linkIn(h.mails.find(({ to }) => to === late.user.email)?.text ?? "");
    h.advance(3 * 86_400_000 + 1000);
    expect((await call(h.app, "POST", "/api/verify-email/", { body: lateLink })).body["code"]).toBe("link_expired");
  });
});

test("requests that cannot be read are refused in French", async () => {
  const malformed = await call(h.app, "POST", "/api/login/", {
    body: "{oups",
    headers: { "content-type": "application/json" },
  });
  expect(malformed).toMatchObject({ status: 400, body: { code: "malformed" } });
  const xml = await call(h.app, "POST", "/api/login/", {
    body: "<a/>",
    headers: { "content-type": "application/xml" },
  });
  expect(xml).toMatchObject({ status: 415, body: { code: "unsupported_media" } });
  const unknown = await call(h.app, "GET", "/api/nulle-part/");
  expect(unknown).toMatchObject({ status: 404, body: { error: "Cette adresse n’existe pas." } });
  expect(unknown.headers["x-request-id"]).toBeDefined();
  expect((await call(h.app, "GET", "/api/time")).status).toBe(200);
});
