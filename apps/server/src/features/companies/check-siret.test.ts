import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { anEmployer } from "@app/db/builders/companies";
import { siretFrom } from "@app/db/builders/company-row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { company } from "../../../test/bodies.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get } from "../../../test/scene.ts";
import { sweepSirets } from "./check-siret.ts";

const HOUR = 3_600_000;

/** A directory as recherche-entreprises.api.gouv.fr answers: it knows what a test tells it. */
const known = new Map<string, { etat_administratif: string; named?: "siege" | "matching" | "other" }>();
let asked: string[] = [];
let away = false;
const directory = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://directory");
  const siret = searchParams.get("q") ?? "";
  asked.push(`${pathname} ${siret}`);
  if (away) return response.writeHead(429).end("Too many requests");
  const found = known.get(siret);
  const place = { siret, etat_administratif: found?.etat_administratif };
  const elsewhere = { siret: `${siret.slice(0, 9)}99999`, etat_administratif: "A" };
  const results = found && [
    {
      siren: siret.slice(0, 9),
      nom_complet: "BRASSERIE VAUQUELLE",
      siege: (found.named ?? "siege") === "siege" ? place : elsewhere,
      matching_etablissements: found.named === "matching" ? [place] : [],
    },
  ];
  response.setHeader("content-type", "application/json");
  return response.end(JSON.stringify({ results: results ?? [], total_results: results ? 1 : 0, page: 1, per_page: 1 }));
});

let h: Harness;
beforeAll(async () => {
  await new Promise<void>((resolve) => directory.listen(0, "127.0.0.1", resolve));
  const { port } = directory.address() as AddressInfo;
  h = await startHarness({ COMPANY_SEARCH_URL: `http://127.0.0.1:${port}/` });
});
beforeEach(() => {
  asked = [];
  away = false;
});
afterAll(async () => {
  await h.close();
  directory.close();
});

let numbers = 0;
const newSiret = () => {
  numbers += 1;
  return siretFrom(`${400_000_000 + numbers}0001`);
};

async function anEmployerWhoGives(siret: string) {
  const employer = await anEmployer(h.ctx.db);
  const token = await tokenFor(h.ctx, employer.id);
  const give = (number: string) =>
    call(h.app, "POST", "/api/company/update/", {
      token,
      ...aForm({ ...company(employer.companyId), company_id: String(employer.companyId), siret_number: number }),
    });
  const state = async () => {
    // A new token each time: the clock may have moved past the first.
    const fresh = await tokenFor(h.ctx, employer.id);
    const { siret_status, siret_checked_at } = (await get(h, fresh, "company/")).body;
    return [siret_status, siret_checked_at !== null];
  };
  expect((await give(siret)).status).toBe(200);
  return { employer, give, state };
}

test.each([
  ["an open head office", { etat_administratif: "A" }, "verified"],
  ["an open establishment", { etat_administratif: "A", named: "matching" }, "verified"],
  ["a closed establishment", { etat_administratif: "F" }, "not_found"],
  ["a number nobody has", undefined, "not_found"],
  ["a company whose answer names another establishment", { etat_administratif: "A", named: "other" }, "unchecked"],
] as const)("%s", async (_what, answer, status) => {
  const siret = newSiret();
  if (answer) known.set(siret, answer);
  const { state } = await anEmployerWhoGives(siret);
  expect(await state()).toEqual(["unchecked", false]);
  await h.runJobs();
  expect(await state()).toEqual([status, true]);
  expect(asked).toEqual([`/search ${siret}`]);
});

test("registering is enough, and another number is another question", async () => {
  const [first, second] = [newSiret(), newSiret()];
  known.set(first, { etat_administratif: "A" });
  const body = { ...aForm({ ...NEWCOMER, siret_number: first }) };
  const { body: signedIn } = await call<{ tokens: { access: string } }>(h.app, "POST", "/api/register/", body);
  await h.runJobs();
  const read = async () => (await get(h, signedIn.tokens.access, "company/")).body;
  const { id, siret_status } = await read();
  expect(siret_status).toBe("verified");
  const update = (siret_number: string) =>
    call(h.app, "POST", "/api/company/update/", {
      token: signedIn.tokens.access,
      ...aForm({ ...company(Number(id)), company_id: String(id), siret_number }),
    });
  await update(first);
  await h.runJobs();
  expect(asked).toEqual([`/search ${first}`]);
  await update(second);
  expect(await read()).toMatchObject({ siret_status: "unchecked", siret_checked_at: null });
  await h.runJobs();
  expect(await read()).toMatchObject({ siret_status: "not_found" });
  // It fails its check digit: there is nothing to ask.
  await update("50000000000000");
  await h.runJobs();
  expect(await read()).toMatchObject({ siret_status: "implausible", siret_checked_at: null });
  expect(asked).toEqual([`/search ${first}`, `/search ${second}`]);
});

test("a directory that is away is left alone after three failures, and asked again by night", async () => {
  away = true;
  const employers = [];
  for (let count = 0; count < 5; count += 1) {
    const siret = newSiret();
    known.set(siret, { etat_administratif: "A" });
    employers.push(await anEmployerWhoGives(siret));
  }
  await h.runJobs();
  expect(asked).toHaveLength(3);
  for (const { state } of employers) expect(await state()).toEqual(["unchecked", false]);
  away = false;
  h.advance(HOUR);
  await sweepSirets(h.ctx);
  for (const { state } of employers) expect(await state()).toEqual(["verified", true]);
});

test("a number not found is asked about again the next day; a decision of ours is not", async () => {
  const siret = newSiret();
  const { employer, state } = await anEmployerWhoGives(siret);
  await h.runJobs();
  expect(await state()).toEqual(["not_found", true]);
  known.set(siret, { etat_administratif: "A" });
  await sweepSirets(h.ctx);
  expect(await state()).toEqual(["not_found", true]);
  h.advance(25 * HOUR);
  await sweepSirets(h.ctx);
  expect(await state()).toEqual(["verified", true]);
  await h.ctx.db
    .updateTable("companies")
    .set({ siretStatus: "refused", siretCheckedAt: null })
    .where("id", "=", employer.companyId)
    .execute();
  await sweepSirets(h.ctx);
  expect(await state()).toEqual(["refused", false]);
});

test("without a directory nothing is asked, and nothing is said", async () => {
  const silent = { ...h.ctx, companyDirectory: null };
  const { state } = await anEmployerWhoGives(newSiret());
  await sweepSirets(silent);
  expect(await state()).toEqual(["unchecked", false]);
  expect(asked).toEqual([]);
});

const NEWCOMER = {
  role: "employer",
  firstName: "Nadia",
  lastName: "Ferrand",
  email: "nadia.siret@exemple.fr",
  password: "une-phrase-de-passe",
  company: "Brasserie Vauquelle",
  address: "1 rue de la République, 69001 Lyon",
  adult_confirmed: "on",
  terms_accepted: "on",
};
