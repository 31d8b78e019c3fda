import { registered, siretFrom } from "@app/db/builders/company-row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  RECORDED,
  recordedAnswers,
  startCompanyRegister,
  type TestRegister,
} from "../../../../../tools/testing/company-register.ts";
import { company, freshEmail } from "../../../test/bodies.ts";
import { anEmployerTyping, freeSirets, SIRENE, TYPED } from "../../../test/company-register.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get } from "../../../test/scene.ts";
import { createCompanyRegister } from "../../platform/company-register/company-register.ts";
import { sweepRegister } from "./check-register.ts";

const HOUR = 3_600_000;
let h: Harness;
let register: TestRegister;
beforeAll(async () => {
  register = await startCompanyRegister();
  h = await startHarness({ COMPANY_SEARCH_URL: `${register.url}/` });
});
beforeEach(async () => {
  await freeSirets(h);
  // Without cached answers or failures of the test before.
  const { db, now, config } = h.ctx;
  const userAgent = `Renfort (+${config.publicUrl})`;
  const settings = { searchUrl: register.url, sirene: null, userAgent, now, allows: async () => true };
  h.ctx.companyRegister = createCompanyRegister(db, settings);
  await h.runAsOwner("delete from graphile_worker._private_jobs");
  await h.ctx.db.updateTable("companies").set({ registerOutcome: "hidden", registerAskedAt: now() }).execute();
  register.asked.length = 0;
  register.answers.clear();
  for (const [siret, answer] of recordedAnswers()) register.answers.set(siret, answer);
});
afterAll(async () => {
  await h.close();
  await register.close();
});

type Employer = Awaited<ReturnType<typeof anEmployerTyping>>;
const change = async (employer: Employer, changes: object) =>
  call(h.app, "POST", "/api/company/update/", {
    token: await tokenFor(h.ctx, employer.id),
    ...aForm({
      ...company(employer.companyId),
      company_id: String(employer.companyId),
      siret_number: employer.company.siret,
      name: employer.company.name,
      address: employer.company.address,
      ...changes,
    }),
  });
/** The company's own view, with a new token because the clock may have moved. */
const read = async ({ id }: { id: number }) => (await get(h, await tokenFor(h.ctx, id), "company/")).body;
const checksOf = (companyId: number) =>
  h.ctx.db.selectFrom("companyRegisterChecks").where("companyId", "=", companyId).orderBy("id").selectAll().execute();

async function queriesAbout(typed: (typeof TYPED)[keyof typeof TYPED]) {
  const employer = await anEmployerTyping(h, { ...typed, address: "0 rue Neuve, 75001 Paris" });
  expect((await change(employer, { address: typed.address })).status).toBe(200);
  await h.runJobs();
  return employer;
}

test("what the register knows of a new company is filled in; what the company has said itself stays", async () => {
  const { siret, name, address } = TYPED.found;
  const person = { firstName: "Nadia", lastName: "Ferrand", email: freshEmail(), password: "une-phrase-de-passe" };
  const consents = { adult_confirmed: "on", terms_accepted: "on" };
  const form = { role: "employer", ...person, ...consents, company: name, siret_number: siret, address };
  const { body } = await call<{ user: { id: number } }>(h.app, "POST", "/api/register/", aForm(form));
  await h.runJobs();
  expect(await read(body.user)).toMatchObject({ industry: "Restaurants & Food Services", size: "11-50" });

  const other = await anEmployerTyping(h, { ...TYPED.found, address: "0 rue Neuve, 75001 Paris" });
  expect((await change(other, { industry: "Retail", size: "1000+", address })).status).toBe(200);
  await h.runJobs();
  expect(await read(other)).toMatchObject({ level: "siret_found", industry: "Retail", size: "1000+" });
});

test("an establishment the register has under its sign is shown as found, with the day, and never as verified", async () => {
  const employer = await queriesAbout(TYPED.found);
  const view = await read(employer);
  expect(view).toMatchObject({ level: "siret_found", register_outcome: "siret_found" });
  expect(view["level_at"]).toBe(view["register_asked_at"]);
  expect(register.asked).toEqual([
    `/search?q=${RECORDED.found}&minimal=true&include=siege,matching_etablissements&page=1&per_page=1`,
  ]);
  expect(register.userAgents.at(-1)).toMatch(/^Renfort \(\+http/);
  const [check] = await checksOf(employer.companyId);
  expect(check).toMatchObject({
    siren: "000110015",
    matchedOn: "sign",
    source: "search_api",
    state: "open",
    legalName: "SOCIETE DES QUAIS REUNIS",
    sign: "LE COMPTOIR DES TISSEURS",
    naf: "56.10A",
    nafVersion: "rev2",
    diffusion: "O",
  });
  // The level is public; the register's answer is not.
  const seen = await call(h.app, "GET", `/api/companies/${employer.companyId}/`, { token: employer.token });
  expect(seen.body).toMatchObject({ level: "siret_found", level_at: view["level_at"] });
  expect(seen.body).not.toHaveProperty("register_outcome");
});

test.each([
  ["a number the register does not have", TYPED.unknown, "not_found", null],
  ["a closed establishment, whose company is open elsewhere", TYPED.closed, "closed", "00011002300025"],
  ["a number that is another company's", TYPED.anotherName, "another_name", null],
  ["someone who keeps their name from the public", TYPED.hidden, "hidden", null],
] as const)("%s stays « SIRET non vérifié »", async (_what, typed, outcome, suggestion) => {
  expect(await read(await queriesAbout(typed))).toMatchObject({
    level: "unverified",
    register_outcome: outcome,
    register_suggestion: suggestion,
  });
});

test("managers, birth dates and coordinates that the register sends are not stored", async () => {
  const employer = await queriesAbout(TYPED.soleTrader);
  const [check] = await checksOf(employer.companyId);
  expect(check).toMatchObject({ outcome: "siret_found", matchedOn: "sign" });
  expect(JSON.stringify(check)).not.toMatch(/DUFRESNAY|1984|45\.77/);
});

test("a person who opts out of the public register is no longer named in our checks", async () => {
  const employer = await queriesAbout(TYPED.found);
  const hidden = register.answers.get(RECORDED.hidden)?.body.replaceAll(RECORDED.hidden, RECORDED.found) ?? "";
  register.answers.set(RECORDED.found, { status: 200, body: hidden });
  h.advance(25 * HOUR);
  expect((await change(employer, { name: "Au comptoir des tisseurs" })).status).toBe(200);
  await h.runJobs();
  const checks = await checksOf(employer.companyId);
  expect(checks.map(({ outcome, legalName, sign, postcode }) => [outcome, legalName, sign, postcode])).toEqual([
    ["siret_found", null, null, null],
    ["hidden", null, null, null],
  ]);
});

test("a company that changes name, address or SIRET loses its level, and is checked again", async () => {
  const employer = await queriesAbout(TYPED.found);
  const { name, address, siret } = TYPED.found;
  for (const changes of [{ name: "Brasserie du Grand Large" }, { address: "9 rue Neuve, 17000 La Rochelle" }]) {
    await change(employer, { name, address, siret_number: siret });
    await h.runJobs();
    expect(await read(employer)).toMatchObject({ level: "siret_found" });
    await change(employer, { name, address, siret_number: siret, ...changes });
    expect(await read(employer)).toMatchObject({ level: "unverified", register_outcome: null });
  }
  await change(employer, { siret_number: TYPED.unknown.siret });
  await h.runJobs();
  expect(await read(employer)).toMatchObject({ level: "unverified", register_outcome: "not_found" });
  // One answer per day: changing the name back and forth does not query again.
  expect(register.asked).toHaveLength(2);
});

test("what a person verified stays when the company moves, and not when it changes name", async () => {
  const employer = await anEmployerTyping(h, TYPED.unknown);
  const at = new Date("2026-11-02T10:00:00Z");
  await h.ctx.db
    .updateTable("companies")
    .set({ ...registered(at), level: "verified" })
    .where("id", "=", employer.companyId)
    .execute();
  await change(employer, { address: "5 quai du Port, 29200 Brest" });
  await h.runJobs();
  expect(await read(employer)).toMatchObject({
    level: "verified",
    level_at: at.toISOString(),
    register_outcome: "not_found",
  });
  await change(employer, { name: "Hôtel de la Plage" });
  expect(await read(employer)).toMatchObject({ level: "unverified" });
});

test("a SIRET that fails its check digit is refused at registration and in the company's profile", async () => {
  const employer = await anEmployerTyping(h, TYPED.found);
  const sentence =
    "Ce numéro SIRET comporte une erreur\u00a0: relisez-le sur votre extrait Kbis ou votre avis de situation Sirene.";
  expect(await change(employer, { siret_number: "73282932000075" })).toMatchObject({
    status: 400,
    body: { siret_number: [sentence] },
  });
  const signUp = (siret_number: string) =>
    call(h.app, "POST", "/api/register/", aForm({ ...NEWCOMER, email: freshEmail(), siret_number }));
  expect(await signUp("73282932000075")).toMatchObject({ status: 400, body: { siret_number: [sentence] } });
  expect((await signUp(TYPED.found.siret)).status).toBe(201);
  await h.runJobs();
  expect(register.asked).toHaveLength(1);
  const { level } = await h.ctx.db
    .selectFrom("companies")
    .where("name", "=", NEWCOMER.company)
    .select("level")
    .executeTakeFirstOrThrow();
  expect(level).toBe("siret_found");
});

test("with a key INSEE is queried before a number is reported as unknown", async () => {
  const { db, now } = h.ctx;
  const sirene = { url: register.url, key: "une-clé" };
  const settings = { searchUrl: register.url, sirene, userAgent: "Renfort", now, allows: async () => true };
  h.ctx.companyRegister = createCompanyRegister(db, settings);
  expect(await read(await queriesAbout(TYPED.unknown))).toMatchObject({ register_outcome: "not_found" });
  expect(register.asked.at(-1)).toBe(`/siret/${RECORDED.unknown}`);
  h.ctx.companyRegister = createCompanyRegister(db, settings);
  register.answers.set(`sirene ${RECORDED.unknown}`, { status: 200, body: JSON.stringify(SIRENE) });
  const employer = await queriesAbout(TYPED.unknown);
  expect(await read(employer)).toMatchObject({ level: "siret_found" });
  expect((await checksOf(employer.companyId)).at(-1)).toMatchObject({ source: "sirene_api", matchedOn: "sign" });
});

type Waiting = { payload: { siret: string; attempt: number }; run_at: Date };
const waitingJobs = async () =>
  (
    await h.ctx.pool.query<Waiting>(
      `select j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'company.check_register' and j.locked_at is null`,
    )
  ).rows;

test.each([
  ["an error of the server", RECORDED.fault],
  ["a gateway's page", RECORDED.gateway],
  ["an answer of another shape", RECORDED.wrongShape],
  ["too many requests", RECORDED.busy],
])("a register that is down blocks nobody and is queried again later: %s", async (_what, siret) => {
  const employer = await anEmployerTyping(h, { ...TYPED.found, siret: RECORDED.found });
  const before = Date.now();
  await change(employer, { siret_number: siret });
  await h.runJobs();
  expect(await read(employer)).toMatchObject({ level: "unverified", register_outcome: null });
  expect(await checksOf(employer.companyId)).toEqual([]);
  const [job] = await waitingJobs();
  expect(job?.payload).toMatchObject({ siret });
  expect(job?.run_at.getTime()).toBeGreaterThan(before + 900);
});

test("a redirection, an endless answer and a refusal of our request are not answers", async () => {
  const employer = await anEmployerTyping(h, TYPED.found);
  for (const [status, body] of [
    [302, ""],
    [200, `{"results": [], "padding": "${"x".repeat(1_100_000)}"}`],
    [400, `{"erreur": "requête"}`],
  ] as const) {
    register.answers.set(RECORDED.unknown, { status, headers: { location: `${register.url}/search` }, body });
    await change(employer, { siret_number: RECORDED.found });
    await change(employer, { siret_number: RECORDED.unknown });
    await h.runJobs();
    expect(await read(employer)).toMatchObject({ register_outcome: null });
  }
  expect(register.asked.filter((url) => url === "/search")).toEqual([]);
});

test("after five failures in a row the register is not queried for a minute", async () => {
  const names = Array.from({ length: 7 }, (_, index) => `0001101${index}`);
  for (const [index, prefix] of names.entries()) {
    const employer = await anEmployerTyping(h, TYPED.found);
    const siret = siretFrom(`${prefix}0000${index}`);
    register.answers.set(siret, { status: 503, body: "" });
    await change(employer, { siret_number: siret });
    await h.runJobs();
  }
  expect(register.asked).toHaveLength(5);
});

test("the nightly sweep checks again companies without an answer, and those not found the day before", async () => {
  register.answers.set(RECORDED.found, { status: 503, body: "" });
  const [silent, unknown] = [await queriesAbout(TYPED.found), await queriesAbout(TYPED.unknown)];
  expect(await read(silent)).toMatchObject({ register_outcome: null });
  const found = recordedAnswers().get(RECORDED.found);
  if (found) register.answers.set(RECORDED.found, found);
  h.advance(2 * HOUR);
  await sweepRegister(h.ctx);
  expect(await read(silent)).toMatchObject({ level: "siret_found" });
  const timesQueried = () => register.asked.filter((url) => url.includes(RECORDED.unknown)).length;
  expect(timesQueried()).toBe(1);
  h.advance(25 * HOUR);
  await sweepRegister(h.ctx);
  expect(timesQueried()).toBe(2);
  expect(await checksOf(unknown.companyId)).toHaveLength(2);
  h.advance(25 * HOUR);
  await sweepRegister(h.ctx);
  expect(await checksOf(unknown.companyId)).toHaveLength(2);
});

const NEWCOMER = {
  role: "employer",
  firstName: "Nadia",
  lastName: "Ferrand",
  password: "une-phrase-de-passe",
  company: "Au Comptoir des tisseurs",
  address: "1 rue de la République, 69001 Lyon",
  adult_confirmed: "on",
  terms_accepted: "on",
};
