import { createHash } from "node:crypto";
import { contractFr as fr } from "@app/contract/papers/contracts.fr";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { codeIn } from "../../../../test/mail.ts";
import {
  aHire,
  askCode,
  COMPANY_PAPERS,
  CONTRACT,
  contractsOf,
  declare,
  dossierOf,
  limitsOf,
  makeContract,
  papersOf,
  share,
  sign,
  translate,
  writePapers,
} from "../../../../test/papers-scene.ts";
import { patch, requireSound } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

/** A hire whose person shared their civil status, at a company that wrote its papers. */
async function aReadyHire(options: Parameters<typeof aHire>[1] = {}) {
  const hire = await aHire(h, options);
  await writePapers(h, hire.token);
  await share(h, hire.person.token, hire.application);
  return hire;
}
type Ready = Awaited<ReturnType<typeof aReadyHire>>;

const hashOf = (bytes: Buffer | undefined) =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");

const fileOf = (token: string, file: string) =>
  h.app.inject({
    url: file.replace("/fichiers/", "/api/files/").concat("/"),
    headers: { authorization: `Bearer ${token}` },
  });

/** With the code of a mail. */
async function signWithMail(token: string, user: { email: string }, application: number, version: number) {
  const { sha256 = "" } =
    (await contractsOf(h, token, application)).body.results.find((one) => one.version === version) ?? {};
  expect((await askCode(h, token, application, version)).status).toBe(200);
  h.advance(1);
  await h.sendMails();
  return sign(h, token, application, version, { sha256, code: codeIn(h, user.email) });
}

const signBoth = async ({ token, employer, person, application }: Ready, version: number) => {
  await signWithMail(token, employer, application, version);
  return signWithMail(person.token, person.candidate, application, version);
};

describe("what a company writes once", () => {
  test("is read by its managers, replaced whole by its owners", async () => {
    const { token } = await aHire(h);
    expect((await papersOf(h, token)).body).toMatchObject({
      agreement: null,
      hasPrevoyance: null,
      openingDays: [0, 1, 2, 3, 4, 5, 6],
    });
    expect((await writePapers(h, token)).body).toEqual(COMPANY_PAPERS);
    const none = await writePapers(h, token, { hasPrevoyance: false, prevoyanceName: "Klesia" });
    expect(none.body).toMatchObject({
      agreement: null,
      hasPrevoyance: false,
      prevoyanceName: null,
      openOnHolidays: true,
    });
  });

  test.each([
    ["pensionFundAddress", { pensionFundName: "Klesia" }, fr.nameAndAddress],
    ["prevoyanceName", { hasPrevoyance: true }, fr.nameAndAddress],
    ["openingDays", { openingDays: [] }, fr.openingDays],
    ["agreement", { agreement: "2 85 05 78 006 084 41" }, fr.forbidden],
  ])("%s is refused in %o", async (field, body, message) => {
    const { token } = await aHire(h);
    const answer = await writePapers(h, token, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toContain(message);
  });
});

describe("a contract", () => {
  test("is not made before everything is there: the gaps are named", async () => {
    const { token, application } = await aHire(h);
    const answer = await makeContract(h, token, application, {});
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: "contract_gaps",
        gaps: ["agreement", "pension_fund", "prevoyance", "risk_list", "reason", "qualification", "civil_status"],
      },
    });
    expect(answer.body.error).toContain("Il manque\u00a0: la convention collective");
  });

  test("is a tagged file of its own text, which its two sides read and nobody else", async () => {
    const { token, person, application, startsAt } = await aReadyHire();
    const made = await makeContract(h, token, application);
    expect(made.status).toBe(201);
    const [version] = made.body.results;
    expect(version).toMatchObject({
      version: 1,
      day: parisDay(startsAt),
      kind: "extra",
      signed_by_employer_at: null,
      signed_by_candidate_at: null,
      replaced: false,
      to_sign: true,
    });
    expect(made.body.missing_days).toEqual([parisDay(startsAt)]);
    const file = version?.file ?? "";
    const [own, theirs] = [await fileOf(person.token, file), await fileOf(token, file)];
    expect([own.statusCode, theirs.statusCode]).toEqual([200, 200]);
    expect(own.rawPayload.subarray(0, 8).toString()).toBe("%PDF-1.7");
    const text = own.rawPayload.toString("latin1");
    expect(text).toContain("/MarkInfo");
    expect(text).toMatch(/\/Lang \(fr-FR\)/);
    const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect((await fileOf(stranger, file)).statusCode).toBe(404);
    expect((await contractsOf(h, stranger, application)).status).toBe(404);
    await h.sendMails();
    expect(h.mails.findLast((mail) => mail.to === person.candidate.email)?.subject).toContain("Votre contrat à lire");
  });

  test("is a reading of the civil status, which its person sees", async () => {
    const { token, person, application } = await aReadyHire();
    await makeContract(h, token, application);
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toHaveLength(1);
  });

  test("is given within two working days of the first", async () => {
    const { token, application } = await aReadyHire({ startsAt: nextWednesday() });
    const [version] = (await makeContract(h, token, application)).body.results;
    const due = parisDay(new Date(version?.due_at ?? ""));
    expect(due > parisDay(nextWednesday())).toBe(true);
    expect(due >= addDays(parisDay(nextWednesday()), 2)).toBe(true);
  });

  test("of a replacement names who is replaced", async () => {
    const hire = await aReadyHire({ mission: { contractKind: "cdd", contractMotive: "replacement" } });
    const refused = await makeContract(h, hire.token, hire.application, CONTRACT());
    expect(refused.body).toMatchObject({ code: "contract_gaps", gaps: ["replaced_person"] });
    const replaced = { replacedName: "Lucas Petit", replacedQualification: "Commis" };
    const made = await makeContract(h, hire.token, hire.application, { ...CONTRACT(), ...replaced });
    expect(made.body.results).toMatchObject([{ kind: "replacement", day: null }]);
  });

  test("of an extra is for one vacation", async () => {
    const startsAt = atParis(addDays(parisDay(h.ctx.now()), 3), "18:00");
    const hire = await aReadyHire({ startsAt, mission: { endsAt: null, totalDays: 2, hoursPerDay: 6 } });
    const { token, application } = hire;
    expect((await makeContract(h, token, application)).body).toMatchObject({ gaps: ["several_vacations"] });
    expect((await makeContract(h, token, application, { ...CONTRACT(), day: "2020-01-01" })).body["day"]).toEqual([
      fr.dayInvalid,
    ]);
    const days = [parisDay(startsAt), addDays(parisDay(startsAt), 1)];
    for (const day of days)
      expect((await makeContract(h, token, application, { ...CONTRACT(), day })).status).toBe(201);
    await signBoth(hire, 1);
    expect((await contractsOf(h, token, application)).body.missing_days).toEqual([days[1]]);
    expect((await limitsOf(h, token, application)).body.results).toMatchObject([
      { kind: "one_per_vacation", severity: "warned", sentence: expect.stringContaining("article 14-1") },
    ]);
  });

  test("is not for a freelance, nor of a company that has not proved its address", async () => {
    const freelance = await aHire(h, { mission: { contractKind: "freelance" } });
    expect(await makeContract(h, freelance.token, freelance.application)).toMatchObject({
      status: 409,
      body: { code: "not_declarable" },
    });
    const unproven = await aHire(h, { company: { level: "unverified" } });
    expect(await makeContract(h, unproven.token, unproven.application)).toMatchObject({
      status: 403,
      body: { code: "level_limit" },
    });
  });
});

const nextWednesday = () => {
  let day = addDays(parisDay(new Date()), 3);
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 3) day = addDays(day, 1);
  return atParis(day, "18:00");
};

describe("signing", () => {
  test("is each side's own, with a fresh code, of the very text; both then have their copy", async () => {
    const hire = await aReadyHire();
    const { token, employer, person, application } = hire;
    const [version] = (await makeContract(h, token, application)).body.results;
    const sha256 = version?.sha256 ?? "";
    await askCode(h, person.token, application, 1);
    await h.sendMails();
    const code = codeIn(h, person.candidate.email);
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await sign(h, person.token, application, 1, { sha256, code: wrong })).body["code"]).toEqual([fr.codeWrong]);
    expect((await sign(h, person.token, application, 1, { sha256: "0".repeat(64), code })).body.code).toBe(
      "other_text",
    );
    // The code of one is not the code of the other.
    expect((await sign(h, token, application, 1, { sha256, code })).status).toBe(400);
    const signed = await sign(h, person.token, application, 1, { sha256, code });
    expect(signed.status).toBe(200);
    expect(signed.body.results[0]?.signed_by_candidate_at).not.toBeNull();
    expect((await sign(h, person.token, application, 1, { sha256, code })).status).toBe(200);
    const both = await signWithMail(token, employer, application, 1);
    expect(both.body.missing_days).toEqual([]);
    await h.sendMails();
    for (const { email } of [person.candidate, employer]) {
      const copy = h.mails.findLast(
        (mail) => mail.to === email && mail.subject.startsWith("Contrat accepté par les deux"),
      );
      expect(copy?.text).toContain(sha256);
      expect(copy?.text).toContain(version?.file ?? "");
      const [attached, ...others] = copy?.attachments ?? [];
      expect(others).toEqual([]);
      expect(attached).toMatchObject({ filename: `contrat-${application}-1.pdf`, contentType: "application/pdf" });
      expect(hashOf(attached?.content)).toBe(sha256);
    }
  });

  test("five wrong codes end it", async () => {
    const { token, person, application } = await aReadyHire();
    const [version] = (await makeContract(h, token, application)).body.results;
    await askCode(h, person.token, application, 1);
    await h.sendMails();
    const right = codeIn(h, person.candidate.email);
    const code = right === "000000" ? "111111" : "000000";
    for (let n = 0; n < 5; n += 1) await sign(h, person.token, application, 1, { sha256: version?.sha256, code });
    expect((await sign(h, person.token, application, 1, { sha256: version?.sha256, code: right })).status).toBe(400);
  });

  test("of a version that another one replaces is refused, and what was signed of it counts no more", async () => {
    const hire = await aReadyHire();
    const { token, person, application, startsAt } = hire;
    await makeContract(h, token, application);
    await signBoth(hire, 1);
    const again = await makeContract(h, token, application);
    expect(again.body.results.map(({ version, replaced }) => [version, replaced])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(again.body.missing_days).toEqual([parisDay(startsAt)]);
    expect((await askCode(h, person.token, application, 1)).body.code).toBe("contract_replaced");
    const old = { sha256: again.body.results[1]?.sha256, code: "000000" };
    expect(await sign(h, token, application, 1, old)).toMatchObject({
      status: 409,
      body: { code: "contract_replaced" },
    });
    expect((await askCode(h, token, application, 9)).status).toBe(404);
  });

  test("is a manager's once an owner declared them empowered, never a shift lead's", async () => {
    const { token, employer, person, application } = await aReadyHire();
    const manager = await anEmployer(h.ctx.db, { company: employer.company, member: { role: "manager" } });
    const theirs = await tokenFor(h.ctx, manager.id);
    expect((await makeContract(h, theirs, application)).body).toMatchObject({ gaps: ["signatory"] });
    const empower = (by: string, body: object) =>
      patch<{ signs_contracts: boolean }>(h, by, `members/${manager.id}`, body);
    expect((await empower(theirs, { signs_contracts: true })).status).toBe(403);
    expect((await empower(token, { signs_contracts: true })).body.signs_contracts).toBe(true);
    expect((await makeContract(h, theirs, application)).status).toBe(201);
    // The text names the manager: the owner does not sign in their place.
    expect((await askCode(h, token, application, 1)).body.code).toBe("not_signatory");
    expect((await askCode(h, theirs, application, 1)).status).toBe(200);
    expect((await empower(token, { signs_contracts: false })).body.signs_contracts).toBe(false);
    expect((await askCode(h, theirs, application, 1)).body.code).toBe("not_signatory");
    const lead = await empower(token, { role: "shift_lead", signs_contracts: true });
    expect(lead.status).toBe(400);
    expect((await askCode(h, person.token, application, 1)).status).toBe(200);
  });

  test("a translation is asked for, noted once, and given by nobody here", async () => {
    const { token, person, application } = await aReadyHire();
    await makeContract(h, token, application);
    const asked = await translate(h, person.token, application, 1);
    const at = asked.body.results[0]?.translation_asked_at;
    expect(at).not.toBeNull();
    h.advance(60_000);
    expect((await translate(h, person.token, application, 1)).body.results[0]?.translation_asked_at).toBe(at);
    expect((await contractsOf(h, token, application)).body.results[0]?.translation_asked_at).toBe(at);
  });

  test.each(["declared first", "signed first"])("civil status is erased once both are there: %s", async (order) => {
    const hire = await aReadyHire();
    const { token, person, application } = hire;
    await makeContract(h, token, application);
    const enter = () => declare(h, token, application, { channel: "tese", declaredAt: h.ctx.now().toISOString() });
    const shared = async () => (await dossierOf(h, person.token, application)).body.civil !== null;
    await (order === "declared first" ? enter() : signBoth(hire, 1));
    expect(await shared()).toBe(true);
    await (order === "declared first" ? signBoth(hire, 1) : enter());
    expect(await shared()).toBe(false);
  });
});

describe("what the law forbids", () => {
  test("a season under a month is refused where it is accepted, with its article", async () => {
    const { token, mission: first, employer } = await aHire(h);
    const startsAt = atParis(addDays(parisDay(h.ctx.now()), 5), "10:00");
    const { establishmentId } = first;
    const mission = await aMission(h.ctx.db, { employer, establishmentId, startsAt, contractKind: "seasonal" });
    const { id: application } = await anApplication(h.ctx.db, { mission });
    const refused = await call<{ code: string; error: string }>(
      h.app,
      "PATCH",
      `/api/applications/${application}/accept/`,
      { token },
    );
    expect(refused).toMatchObject({ status: 409, body: { code: "season_under_a_month" } });
    expect(refused.body.error).toContain("article 14-2");
    expect((await limitsOf(h, token, application)).body.results).toMatchObject([{ severity: "refused" }]);
  });

  test("the sixty-first day of an extra in a quarter is refused, and the forty-fifth is told", async () => {
    const { employer, mission, person, token } = await aHire(h);
    const days = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => {
        const day = addDays("2027-01-04", from + n);
        return { startsAt: atParis(day, "18:00"), endsAt: atParis(day, "23:00"), breakMinutes: 0, positions: 1 };
      });
    const season = async (from: number, count: number, status: "accepted" | "pending") => {
      const shifts = days(from, count);
      const next = await aMission(h.ctx.db, {
        employer,
        establishmentId: mission.establishmentId,
        contractKind: "extra",
        startsAt: atParis(addDays("2027-01-04", from), "18:00"),
        endsAt: shifts.at(-1)?.endsAt ?? null,
        shifts,
      });
      const candidateStatus = status === "accepted" ? "confirmed" : null;
      return anApplication(h.ctx.db, { mission: next, candidate: person.candidate, status, candidateStatus });
    };
    await season(0, 59, "accepted");
    const two = await season(59, 2, "pending");
    const findings = await limitsOf(h, token, two.id);
    expect(findings.body.results).toContainEqual(expect.objectContaining({ kind: "extra_days", severity: "refused" }));
    const refused = await call<{ code: string; error: string }>(h.app, "PATCH", `/api/applications/${two.id}/accept/`, {
      token,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: "extra_days" } });
    const one = await season(62, 1, "pending");
    expect((await limitsOf(h, token, one.id)).body.results).toMatchObject([{ kind: "extra_days", severity: "warned" }]);
    expect((await call(h.app, "PATCH", `/api/applications/${one.id}/accept/`, { token })).status).toBe(200);
  });
});
