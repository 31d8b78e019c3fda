import { companyFr } from "@app/contract/companies/companies.fr";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCompanyRegister, type TestRegister } from "../../../../../tools/testing/company-register.ts";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { createCompanyRegister } from "../../platform/company-register/company-register.ts";

let h: Harness;
let register: TestRegister;
beforeAll(async () => {
  register = await startCompanyRegister();
  h = await startHarness({ COMPANY_SEARCH_URL: register.url });
});
const settings = () => {
  const { now } = h.ctx;
  return { searchUrl: register.url, sirene: null, userAgent: "Renfort", now, allows: async () => true };
};
beforeEach(() => {
  // Without cached answers or failures of the test before.
  h.ctx.companyRegister = createCompanyRegister(h.ctx.db, settings());
  register.asked.length = 0;
});
afterAll(async () => {
  await h.close();
  await register.close();
});

type Found = { results: Record<string, string | null>[] };
const search = (q: string) => call<Found>(h.app, "GET", `/api/companies/search/?${new URLSearchParams({ q })}`);

describe("a company is found by its name and town, without an account", () => {
  test("under its sign, with its number and address, and nothing else of the register", async () => {
    const { status, body } = await search("comptoir tisseurs lyon");
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          name: "Le Comptoir des Tisseurs",
          siret_number: "00011001500021",
          address: "14 quai des Tisseurs, 69007 Lyon",
        },
      ],
    });
  });

  test("each open establishment is one choice, a closed one none", async () => {
    const { body } = await search("Océane");
    expect(body.results.map(({ siret_number, address }) => [siret_number, address])).toEqual([
      ["00011006400011", "120 boulevard des Forges, 33000 Bordeaux"],
      ["00011006400029", "5 place du Petit Port, 33120 Arcachon"],
    ]);
  });

  test("a sole trader comes without the street and without the name of birth", async () => {
    const { body } = await search("Claire Valmorin");
    expect(body.results).toMatchObject([{ address: "63000 Clermont-Ferrand" }]);
    expect(JSON.stringify(body)).not.toMatch(/dufresnay|cordeliers/i);
  });

  test("a name nobody has finds nothing; two letters are too few", async () => {
    expect((await search("zzz qqq")).body).toEqual({ results: [] });
    expect(await search(" ab ")).toMatchObject({ status: 400, body: { q: [companyFr.searchTooShort] } });
    expect(await search("a".repeat(121))).toMatchObject({ status: 400, body: { q: [companyFr.searchTooLong] } });
  });
});

test("the register is asked once for the same words, as its rules want", async () => {
  await search("Comptoir des tisseurs");
  await search("COMPTOIR DES  TISSEURS");
  expect(register.asked).toHaveLength(1);
  const asked = new URL(register.asked[0] ?? "", "http://register");
  expect(asked.pathname).toBe("/search");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    q: "Comptoir des tisseurs",
    minimal: "true",
    include: "siege,matching_etablissements",
    etat_administratif: "A",
    page: "1",
    per_page: "8",
    limite_matching_etablissements: "8",
  });
});

describe("when the register does not answer", () => {
  test.each([
    ["a fault", { status: 500, body: "{}" }],
    ["too many requests", { status: 429, headers: { "retry-after": "2" }, body: "null" }],
    ["another shape", { status: 200, body: JSON.stringify({ results: null }) }],
    ["a page", { status: 502, body: "<html>502</html>" }],
  ])("%s: one is told to type the number", async (_what, answer) => {
    register.answers.set("brasserie muette", answer);
    const { status, body } = await search("brasserie muette");
    expect({ status, body }).toEqual({
      status: 503,
      body: { code: "register_silent", error: companyFr.registerSilent, retry_after: 10 },
    });
  });

  test("silence: within five seconds", async () => {
    register.answers.set("brasserie muette", { status: null, body: "" });
    const started = performance.now();
    expect((await search("brasserie muette")).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("a text it refuses finds nothing, and no register at all is the same sentence", async () => {
    register.answers.set("brasserie refusée", { status: 400, body: "{}" });
    expect((await search("brasserie refusée")).body).toEqual({ results: [] });
    h.ctx.companyRegister = createCompanyRegister(h.ctx.db, { ...settings(), searchUrl: undefined });
    expect((await search("brasserie")).body).toMatchObject({ error: companyFr.registerSilent });
  });
});

test("searches that find no turn do not stop the checks of companies", async () => {
  const allows = async (purpose: "check" | "search") => purpose === "check";
  h.ctx.companyRegister = createCompanyRegister(h.ctx.db, { ...settings(), allows });
  const refused = Array.from({ length: 6 }, (_, index) => search(`brasserie ${index} lyon`));
  expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([503]));
  const { company } = await h.ctx.companyRegister.find("00011001500021");
  expect(company?.siret).toBe("00011001500021");
});
