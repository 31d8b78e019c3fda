import { aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as bodies from "../../../test/bodies.ts";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { linkIn } from "../../../test/mail.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Answer = Record<string, string[]> & { error: string; retry_after: number };
const register = (fields: Record<string, string>, on: Harness = h, from = "203.0.113.7") => {
  const { body, headers } = aForm(fields);
  return call<Answer>(on.app, "POST", "/api/register/", { body, headers: { ...headers, "x-forwarded-for": from } });
};
const NOT_A_NAME =
  "Utilisez des lettres, des espaces, des apostrophes, des traits d’union et des points, sans chiffre ni lien.";

describe("who may register", () => {
  test.each([
    ["adult_confirmed", "Confirmez que vous avez 18\u00a0ans ou plus."],
    ["terms_accepted", "Acceptez les conditions pour créer votre compte."],
  ])("nobody without %s", async (field, sentence) => {
    const { [field as "adult_confirmed"]: _, ...absent } = bodies.newcomer();
    expect(await register(absent)).toMatchObject({ status: 400, body: { [field]: [sentence] } });
    expect(await register({ ...absent, [field]: "false" })).toMatchObject({
      status: 400,
      body: { [field]: [sentence] },
    });
    const account = h.ctx.db.selectFrom("users").where("email", "=", absent.email).select("id");
    expect(await account.executeTakeFirst()).toBeUndefined();
  });
});

describe("an employer who has just registered", () => {
  const employerWith = async (address: string) => {
    const { profession: _, city: __, state: ___, country: ____, ...person } = bodies.newcomer();
    await register({ ...person, role: "employer", company: "Chez Lulu", siret_number: "73282932000074", address });
    const { id } = await h.ctx.db
      .selectFrom("users")
      .where("email", "=", person.email)
      .select("id")
      .executeTakeFirstOrThrow();
    const token = await tokenFor(h.ctx, id);
    return (await call<{ user: object; completeness: object }>(h.app, "GET", "/api/me/", { token })).body;
  };

  test("is asked neither for the town of the address nor for the country, and only a phone is missing", async () => {
    const { user, completeness } = await employerWith("12 rue de la République, 69001 Lyon");
    expect(user).toMatchObject({ location: { city: "Lyon 1er", state: "Rhône", country: "France" } });
    expect(completeness).toEqual({ complete: false, missing: ["phone"] });
  });

  test("whose address says no town is in France all the same", async () => {
    const { user } = await employerWith("Au port");
    expect(user).toMatchObject({ location: { city: null, state: null, country: "France" } });
  });
});

describe("an address that has an account", () => {
  test("is reported five times an hour to one network, then the answer no longer reveals it", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
    strict.advance(3_600_000 - (strict.ctx.now().getTime() % 3_600_000));
    const taken = await aUser(strict.ctx.db);
    const guess = (email: string) => register({ ...bodies.newcomer(), email }, strict);
    for (let n = 0; n < 5; n += 1)
      expect(await guess(taken.email)).toMatchObject({
        status: 400,
        body: { email: ["Un compte utilise déjà cette adresse e-mail."] },
      });
    const [known, unknown] = [await guess(taken.email), await guess(bodies.freshEmail())];
    expect(known).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(known.body.error).toMatch(/^Trop de tentatives\. Réessayez dans \d+\u00a0min\.$/);
    expect({ ...unknown.body, retry_after: 0 }).toEqual({ ...known.body, retry_after: 0 });
    expect(unknown.status).toBe(429);
    await strict.close();
  });
});

test("asking for a link does the same work for an address without account", async () => {
  const known = await aUser(h.ctx.db);
  const jobs = async () => (await h.ctx.pool.query("select 1 from graphile_worker.jobs")).rowCount ?? 0;
  for (const email of [known.email, bodies.freshEmail()]) {
    const before = await jobs();
    expect(await call(h.app, "POST", "/api/password-reset/", { body: { email } })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await jobs()).toBe(before + 1);
  }
  await h.runJobs();
  expect(await jobs()).toBe(0);
});

describe("names", () => {
  test.each([
    ["firstName", "Gagnez sur https://evil.example"],
    ["firstName", "Inès\nVotre compte est fermé"],
    ["lastName", "evil.com"],
    ["lastName", "\u202euaeroM"],
    ["firstName", "Inès 2"],
  ])("%s cannot be %j", async (field, name) => {
    const answer = await register({ ...bodies.newcomer(), [field]: name });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [NOT_A_NAME] } });
  });

  test("are stored normalised and with single spaces, 60 characters at most", async () => {
    const form = { ...bodies.newcomer(), firstName: "  Ine\u0300s   Marie ", lastName: "d’Artois-O'Brien" };
    expect((await register(form)).body).toMatchObject({
      user: { first_name: "Inès Marie", last_name: "d’Artois-O'Brien" },
    });
    const long = await register({ ...bodies.newcomer(), lastName: "m".repeat(61) });
    expect(long.body["lastName"]).toEqual(["Ce texte est trop long\u00a0: 60 caractères au maximum."]);
  });

  test("follow the same rule in the profile, and an odd one of before is still read", async () => {
    const user = await aUser(h.ctx.db, { firstName: "Inès\nhttps://evil.example", lastName: "R2D2" });
    const token = await tokenFor(h.ctx, user.id);
    const me = await call<{ user: object }>(h.app, "GET", "/api/me/", { token });
    expect(me.body.user).toMatchObject({ first_name: "Inès\nhttps://evil.example", last_name: "R2D2" });
    const changed = await call(h.app, "PUT", "/api/profile/update/", {
      token,
      ...aForm({ ...PROFILE, first_name: "www.evil.example", last_name: "Moreau 2" }),
    });
    expect(changed).toMatchObject({ status: 400, body: { first_name: [NOT_A_NAME], last_name: [NOT_A_NAME] } });
    // The mail does not repeat it.
    await call(h.app, "POST", "/api/password-reset/", { body: { email: user.email } });
    await h.runJobs();
    const mail = h.mails.findLast(({ to }) => to === user.email);
    expect(mail?.text).toMatch(/^Bonjour,\n/);
    expect(mail?.text).not.toContain("evil");
  });

  test.each([
    [
      "Brasserie\nVotre compte est fermé",
      "Ce nom contient un caractère invisible ou un retour à la ligne. Saisissez-le de nouveau.",
    ],
    ["Gagnez sur https://evil.example", "Écrivez le nom de l’entreprise, sans adresse de site ni d’e-mail."],
  ])("of a company: not %j", async (company, sentence) => {
    const { profession: _, city: __, state: ___, country: ____, ...person } = bodies.newcomer();
    const form = { ...person, role: "employer", company, siret_number: "73282932000074", address: "Lyon" };
    expect(await register(form)).toMatchObject({ status: 400, body: { company: [sentence] } });
  });
});

describe("passwords that are easy to guess", () => {
  const COMMON = "Ce mot de passe est trop courant. Choisissez-en un autre.";
  const PERSONAL =
    "Ce mot de passe se devine à partir de votre nom, de votre adresse ou de votre entreprise. Choisissez-en un autre.";
  const GUESSABLE = "Ce mot de passe est trop facile à deviner. Ajoutez un ou deux mots peu courants.";

  test.each([
    ["motdepasse", COMMON],
    ["MotDePasse", COMMON],
    ["AZERTYUIOP", COMMON],
    ["P@ssw0rd", COMMON],
    ["doudou123", COMMON],
    ["soleil1985", GUESSABLE],
    ["aaaaaaaaaaaaaaaaaaaa", GUESSABLE],
    ["x".repeat(256), GUESSABLE],
    ["InesMoreau", PERSONAL],
    ["moreau2026", PERSONAL],
    ["Ines.Moreau.1", PERSONAL],
    ["Renfort-2026", PERSONAL],
    ["Moreau#Inès#75011#Renfort", PERSONAL],
    ["Renfort1", COMMON],
  ])("%j is refused when registering", async (password, sentence) => {
    expect(await register({ ...bodies.newcomer(), password })).toMatchObject({
      status: 400,
      body: { password: [sentence] },
    });
  });

  test.each([
    "une-phrase-de-passe",
    "vn4kQz7b",
    "été à la plage",
    "Pivoine7-citron",
    "moreau-pivoine-7",
    "🔥 du feu partout 🔥",
  ])("%j is accepted, whatever it is made of", async (password) => {
    expect((await register({ ...bodies.newcomer(), password })).status).toBe(201);
  });

  test("are refused too after a reset link, and the link stays good", async () => {
    const user = await aUser(h.ctx.db, { firstName: "Inès", lastName: "Moreau" });
    await call(h.app, "POST", "/api/password-reset/", { body: { email: user.email } });
    await h.runJobs();
    const confirm = (password: string) =>
      call(h.app, "POST", "/api/password-reset/confirm/", { body: { ...linkIn(h, user.email), password } });
    expect(await confirm("inesmoreau")).toMatchObject({ status: 400, body: { password: [PERSONAL] } });
    expect((await confirm("quatre pivoines dans le vent")).status).toBe(200);
  });

  test("the longest hostile password does not slow down other requests", async () => {
    const password = "4@3€1!0$5p4$$w0rd@".repeat(14).slice(0, 256);
    const cpu = process.threadCpuUsage();
    await h.ctx.passwordChecker.findWeakness(password, ["moreau"]);
    const { user } = process.threadCpuUsage(cpu);
    // The work runs in another thread, not in this one.
    expect(user).toBeLessThan(100_000);
  });
});
