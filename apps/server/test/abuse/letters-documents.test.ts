import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { RECORDED, startCompanyRegister, type TestRegister } from "../../../../tools/testing/company-register.ts";
import { type CompanySites, startCompanySites } from "../../../../tools/testing/company-sites.ts";
import { createCompanyRegister } from "../../src/platform/company-register/company-register.ts";
import { TYPED } from "../company-register.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness } from "../harness.ts";
import { anOfficer, askProof, decide, levelOf, openSite, proofsOf, proveByMail, typeCode } from "../proof-scene.ts";
import { get, post, requireSound } from "../scene.ts";
import { aStranger, type Stranger } from "./abuse-scene.ts";

const NOBODY = 999_999_999;

let h: Harness;
let sites: CompanySites;
let register: TestRegister;
beforeAll(async () => {
  sites = await startCompanySites();
  register = await startCompanyRegister();
  h = await startHarness({ COMPANY_SITES_URL: sites.url });
  const { db, now } = h.ctx;
  const settings = { searchUrl: register.url, sirene: null, userAgent: "Renfort", now, allows: async () => true };
  h.ctx.companyRegister = createCompanyRegister(db, settings);
});
afterEach(() => requireSound(h));
afterAll(async () => {
  await h.close();
  await sites.close();
  await register.close();
});

async function become({ token, companyId }: Stranger, fields: Record<string, string>) {
  const form = aForm({ company_id: String(companyId), ...fields });
  expect((await call(h.app, "POST", "/api/company/update/", { token, ...form })).status).toBe(200);
}

/** At the address the register gives for its own number: several tests ask for letters to it. */
let copies = 0;
async function aRegistered(): Promise<Stranger> {
  copies += 1;
  const siret = `0001100150${String(copies).padStart(4, "0")}`;
  const answer = register.answers.get(RECORDED.found);
  if (answer) register.answers.set(siret, { ...answer, body: answer.body.replaceAll(RECORDED.found, siret) });
  return aStranger(h, { ...TYPED.found, siret });
}

async function print(id: number) {
  const { token } = await anOfficer(h);
  const letter = await post<{ name: string; address: string; code: string }>(h, token, `admin/proofs/${id}/letter`, {});
  return { token, letter };
}

describe("a code by letter", () => {
  test("goes to the address of the register, never to the one that was typed, and proves it", async () => {
    const employer = await aRegistered();
    await become(employer, { address: "1 rue du Fraudeur, 75011 Paris" });
    const asked = await askProof(h, employer, { method: "letter" });
    expect(asked).toMatchObject({ status: 201, body: { state: "to_post" } });
    expect(asked.body.target).not.toContain("Fraudeur");
    expect(asked.body.target).toMatch(/tisseurs.*69007/i);
    const { token, letter } = await print(asked.body.id);
    expect(letter.body.address).toBe(asked.body.target);
    expect((await typeCode(h, employer, asked.body.id, letter.body.code)).status).toBe(404);
    expect((await post(h, token, `admin/proofs/${asked.body.id}/posted`, {})).status).toBe(200);
    expect(await typeCode(h, employer, asked.body.id, letter.body.code)).toMatchObject({ body: { state: "accepted" } });
    expect(await levelOf(h, employer)).toBe("address_proven");
    const audit = await h.ctx.db
      .selectFrom("officeAudit")
      .where("subjectType", "=", "proof")
      .select("action")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(["proof.letter", "proof.posted"]));
  });

  test("a letter printed twice has one code, the last, and none once it was posted", async () => {
    const employer = await aRegistered();
    const { body } = await askProof(h, employer, { method: "letter" });
    const { token } = await anOfficer(h);
    expect((await post(h, token, `admin/proofs/${body.id}/posted`, {})).status).toBe(409);
    const first = (await print(body.id)).letter.body.code;
    const { letter } = await print(body.id);
    await post(h, token, `admin/proofs/${body.id}/posted`, {});
    expect((await print(body.id)).letter.status).toBe(409);
    if (first !== letter.body.code) expect((await typeCode(h, employer, body.id, first)).status).toBe(400);
    expect((await typeCode(h, employer, body.id, letter.body.code)).status).toBe(200);
  });

  test("a letter nobody asked for is not found", async () => {
    const { token, letter } = await print(NOBODY);
    expect(letter.status).toBe(404);
    expect((await post(h, token, `admin/proofs/${NOBODY}/posted`, {})).status).toBe(404);
  });

  test.each([
    ["hides its address", TYPED.hidden, "address_hidden"],
    ["says it is closed", TYPED.closed, "establishment_closed"],
  ])("no letter where the register %s", async (_, typed, code) => {
    const employer = await aStranger(h, typed);
    expect(await askProof(h, employer, { method: "letter" })).toMatchObject({ status: 409, body: { code } });
  });

  test("a register that is silent sends no letter", async () => {
    register.answers.set("73282932000074", { status: 503, body: "" });
    const employer = await aStranger(h, { siret: "73282932000074" });
    expect(await askProof(h, employer, { method: "letter" })).toMatchObject({ status: 503 });
  });

  test("three letters in thirty days, whatever account asks for them", async () => {
    const first = await aRegistered();
    for (const _ of [1, 2, 3]) expect((await askProof(h, first, { method: "letter" })).status).toBe(201);
    const second = await aStranger(h, { ...TYPED.found, siret: first.company.siret });
    expect(await askProof(h, second, { method: "letter" })).toMatchObject({ status: 429 });
  });
});

describe("a document", () => {
  test("is read by the office alone, decided with reasons, and no longer kept", async () => {
    const employer = await aStranger(h);
    const { body } = await askProof(h, employer, { method: "document" });
    expect(body).toMatchObject({ state: "waiting", target: null });
    const { fileId } = await h.ctx.db
      .selectFrom("companyProofs")
      .where("id", "=", body.id)
      .select("fileId")
      .executeTakeFirstOrThrow();
    expect((await get(h, employer.token, `files/${fileId}/`)).status).toBe(404);
    const { token } = await anOfficer(h);
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/admin/proofs/${body.id}/document/`;
    expect((await h.app.inject({ url, headers })).statusCode).toBe(200);
    expect((await h.app.inject({ url: `/api/files/${fileId}/`, headers })).statusCode).toBe(404);
    await decide(h, employer.companyId, "address_proven");
    expect(await levelOf(h, employer)).toBe("address_proven");
    expect((await h.app.inject({ url, headers })).statusCode).toBe(404);
    const released = await h.ctx.db
      .selectFrom("files")
      .where("id", "=", fileId)
      .select("releasedAt")
      .executeTakeFirst();
    expect(released?.releasedAt).not.toBeNull();
  });

  test("one that is refused opens nothing, says why, and another can be shown", async () => {
    const employer = await aStranger(h);
    await askProof(h, employer, { method: "document" });
    await decide(h, employer.companyId, "unverified", "Ce document est un extrait Kbis, que chacun télécharge.");
    expect(await levelOf(h, employer)).toBe("unverified");
    expect(await proofsOf(h, employer)).toMatchObject([
      { state: "refused", reason: "Ce document est un extrait Kbis, que chacun télécharge." },
    ]);
    await h.runDueJobs();
    expect(h.mails.some(({ to, text }) => to === employer.email && text.includes("extrait Kbis"))).toBe(true);
    expect((await askProof(h, employer, { method: "document" })).status).toBe(201);
  });

  test("a form without a file is refused, and what is neither a PDF nor a photo too", async () => {
    const employer = await aStranger(h);
    expect((await askProof(h, employer, { method: "document" }, [])).status).toBe(400);
    const script = { field: "document", name: "kbis.pdf", type: "application/pdf", bytes: Buffer.from("<script>") };
    expect((await askProof(h, employer, { method: "document" }, [script])).status).toBe(415);
  });

  test("a later decision takes the level back, with its proofs", async () => {
    const employer = await aStranger(h);
    await proveByMail(h, employer, await openSite(h, sites, employer));
    await decide(h, employer.companyId, "siret_found", "Le site a été ouvert hier pour cela.");
    expect(await levelOf(h, employer)).toBe("siret_found");
    expect((await proofsOf(h, employer))[0]?.state).not.toBe("accepted");
  });
});
