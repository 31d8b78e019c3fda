/** Every call about papers at a company whose address is not proven, and the file of a contract by each who might ask for it. */
import { routes } from "@app/contract/routes";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasCivilWords, pdfText } from "./civil-canaries.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import {
  aContractCode,
  aHire,
  CIVIL,
  COMPANY_PAPERS,
  CONTRACT,
  makeContract,
  share,
  writePapers,
} from "./papers-scene.ts";
import { nameOf, send } from "./request.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** A hire with a contract that nobody has signed, then a company at this level: the proof of an address ends too. */
async function aHireAt(level: CompanyLevel) {
  const hire = await aHire(h);
  const { token, employer, person, application } = hire;
  await writePapers(h, token);
  await share(h, person.token, application, { ...CIVIL, vault: true });
  const [version] = (await makeContract(h, token, application)).body.results;
  const { id } = await h.ctx.db
    .selectFrom("contracts")
    .where("applicationId", "=", application)
    .select("id")
    .executeTakeFirstOrThrow();
  for (const userId of [employer.id, person.candidate.id]) await aContractCode(h.ctx, id, userId);
  await h.ctx.db.updateTable("companies").set({ level }).where("id", "=", employer.companyId).execute();
  return { ...hire, version: { sha256: "", file: "", ...version } };
}

const CODE = "000000";
type Asked = Awaited<ReturnType<typeof aHireAt>>;
type Line = readonly [statuses: string, body?: (hire: Asked) => Record<string, unknown>];
const declared = () => ({ channel: "payroll", declaredAt: h.ctx.now().toISOString(), rightToWorkChecked: true });
const signed = ({ version }: Asked) => ({ sha256: version.sha256, code: CODE });

/** The company at a proven address | at another level; then the person at each. What is made stays signed and noted. */
const LINES: Record<string, Line> = {
  "GET /api/applications/:id/dossier/": ["200 403 | 200 200"],
  "PUT /api/applications/:id/dossier/": ["403 403 | 200 409", () => CIVIL],
  "DELETE /api/applications/:id/dossier/": ["403 403 | 200 200"],
  "GET /api/vault/": ["403 403 | 200 200"],
  "DELETE /api/vault/": ["403 403 | 200 200"],
  "PUT /api/applications/:id/declaration/": ["200 200 | 403 403", declared],
  "GET /api/applications/:id/dpae/": ["200 403 | 403 403"],
  "GET /api/applications/:id/dpae.txt": ["200 403 | 403 403"],
  "GET /api/company/papers/": ["200 200 | 403 403"],
  "PUT /api/company/papers/": ["200 200 | 403 403", () => COMPANY_PAPERS],
  "GET /api/applications/:id/contract/": ["200 200 | 200 200"],
  "POST /api/applications/:id/contract/": ["201 403 | 403 403", () => CONTRACT()],
  "GET /api/applications/:id/contract-limits/": ["200 200 | 403 403"],
  "POST /api/applications/:id/contract/:version/code/": ["200 200 | 200 200"],
  "POST /api/applications/:id/contract/:version/accept/": ["200 200 | 200 200", signed],
  "POST /api/applications/:id/contract/:version/translation/": ["403 403 | 200 200"],
};

const asked = routes.filter(({ url }) => /dossier|vault|declaration|dpae|contract|company\/papers/.test(url));

test("no call about papers is left out, and none is left over", () => {
  expect(asked.map(nameOf).toSorted()).toEqual(Object.keys(LINES).toSorted());
});

describe.each(asked.map((route) => ({ name: nameOf(route), route })))("$name", ({ name, route }) => {
  const [statuses = "", body] = LINES[name] ?? [];
  const [company = [], person = []] = statuses.split(" | ").map((side) => side.split(" ").map(Number));

  test.each(["address_proven", "verified", "siret_found", "unverified"] as const)("at « %s »", async (level) => {
    const column = level === "address_proven" || level === "verified" ? 0 : 1;
    // Each side on a hire of its own: one of them may delete what the other reads.
    for (const side of ["company", "person"] as const) {
      const hire = await aHireAt(level);
      const id = name.includes(":version") ? `${hire.application}/1` : hire.application;
      const token = side === "company" ? hire.token : hire.person.token;
      const answer = await send(h.app, route, { id, body: body?.(hire) ?? {} }, { token });
      expect(answer.statusCode, `${side}: ${answer.body}`).toBe((side === "company" ? company : person)[column]);
      if (side === "company" && column === 1) expect(hasCivilWords(answer.rawPayload)).toBe(false);
      if (side === "company" && answer.statusCode === 403 && column === 1 && company[0] !== 403)
        expect(answer.json()).toMatchObject({ code: "level_limit", limit: "dossier", level });
    }
  });
});

test("the file of a contract is its two parties', with one text, and nobody else's", async () => {
  const { employer, mission, person, token, version } = await aHireAt("address_proven");
  const { company, companyId } = employer;
  const elsewhere = await anEstablishment(h.ctx.db, { companyId, name: "Annexe", placeCode: "69382" });
  const here = mission.establishmentId === null ? [] : [mission.establishmentId];
  const member = async (role: "manager" | "shift_lead", establishmentIds: number[]) =>
    (await anEmployer(h.ctx.db, { company, member: { role, establishmentIds } })).id;
  const former = await member("manager", here);
  await h.ctx.db.updateTable("companyMembers").set({ leftAt: h.ctx.now() }).where("userId", "=", former).execute();
  const people: Record<string, [id: number | null, status: number]> = {
    "its person": [person.candidate.id, 200],
    "its owner": [employer.id, 200],
    "a manager there": [await member("manager", here), 200],
    "a manager of another establishment": [await member("manager", [elsewhere.id]), 404],
    "whoever leads the shift": [await member("shift_lead", here), 404],
    "who has left the company": [former, 404],
    "another company": [(await anEmployer(h.ctx.db, { company: { level: "verified" } })).id, 404],
    "another person": [(await aCandidate(h.ctx.db)).id, 404],
    "the office": [(await anAdmin(h.ctx.db)).id, 404],
    "a visitor": [null, 404],
  };
  const url = `${version.file.replace("/fichiers/", "/api/files/")}/`;
  const texts = new Set<string>();
  const statuses: Record<string, number> = {};
  for (const [who, [id]] of Object.entries(people)) {
    const headers = id === null ? {} : { authorization: `Bearer ${await tokenFor(h.ctx, id)}` };
    const answer = await h.app.inject({ url, headers });
    statuses[who] = answer.statusCode;
    if (answer.statusCode === 200) texts.add(answer.rawPayload.toString("hex"));
    else expect(hasCivilWords(answer.rawPayload)).toBe(false);
  }
  expect(statuses).toEqual(Object.fromEntries(Object.entries(people).map(([who, [, status]]) => [who, status])));
  expect(texts.size).toBe(1);
  expect(await pdfText(Buffer.from([...texts][0] ?? "", "hex"))).toContain(CIVIL.birthName);
  // Its link is ours, for a minute: that of the store would give sealed bytes.
  const link = await h.app.inject({ url: `${url}url/`, headers: { authorization: `Bearer ${token}` } });
  const { pathname, search } = new URL(link.json<{ url: string }>().url);
  expect((await h.app.inject({ url: pathname + search })).rawPayload.toString("hex")).toBe([...texts][0]);
});
