import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { BoardView } from "@app/contract/day/board";
import { declaredAtRefusals, papersFr as fr } from "@app/contract/papers/papers.fr";
import { anEmployer } from "@app/db/builders/companies";
import { parisDay, parisTime } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aHire, CIVIL, declare, dossierOf, share, sheetOf } from "../../../test/papers-scene.ts";
import { get, requireSound } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(h.ctx.now().getTime() - hours * HOUR).toISOString();
const read = async (token: string, application: number) =>
  (await get<ApplicationDetail>(h, token, `applications/${application}/`)).body.declaration;
const boardOf = async (token: string, { mission, startsAt }: Awaited<ReturnType<typeof aHire>>, more = "") => {
  const place = mission.establishmentId ?? "none";
  const { body } = await get<BoardView>(h, token, `board/?establishment=${place}&day=${parisDay(startsAt)}${more}`);
  return body.shifts[0]?.people[0]?.declared;
};

describe("what the employer enters", () => {
  test("is « Déclaration non saisie » until then; number and hour are for the person too", async () => {
    const hire = await aHire(h);
    const { person, employer, token, application } = hire;
    expect(await read(token, application)).toMatchObject({ declared: false, label: "Déclaration non saisie" });
    expect(await boardOf(token, hire)).toBe(false);
    const entered = { channel: "receipt", receipt: "DPAE 2026-4471.08", declaredAt: ago(2) };
    const answer = await declare(h, token, application, entered);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        declared: true,
        channel: "receipt",
        receipt: entered.receipt,
        declared_at: entered.declaredAt,
        right_to_work_checked_at: null,
      },
    });
    expect(answer.body.entered_by).toContain(employer.firstName);
    expect(await boardOf(token, hire)).toBe(true);
    expect(await boardOf(token, hire, "&wall=true")).toBeNull();
    expect(await read(person.token, application)).toMatchObject({
      declared: true,
      label: "Déclaration saisie par l’employeur",
      receipt: entered.receipt,
      entered_by: null,
    });
  });

  test("is corrected, and the right to work is checked apart; the journal says who", async () => {
    const { token, application } = await aHire(h);
    const checked = await declare(h, token, application, { rightToWorkChecked: true });
    expect(checked).toMatchObject({ status: 200, body: { declared: false, label: "Déclaration non saisie" } });
    expect(checked.body.right_to_work_checked_at).not.toBeNull();
    await declare(h, token, application, { channel: "tese", declaredAt: ago(3) });
    const declaredAt = ago(1);
    const again = await declare(h, token, application, { channel: "payroll", declaredAt, receipt: "" });
    expect(again.body).toMatchObject({ channel: "payroll", receipt: null, declared_at: declaredAt });
    expect(again.body.right_to_work_checked_at).toBe(checked.body.right_to_work_checked_at);
    const { body } = await get<{ results: { action: string }[] }>(h, token, "company/journal/");
    expect(body.results.map(({ action }) => action)).toEqual([
      "declaration_entered",
      "declaration_entered",
      "right_to_work_checked",
      "application_accepted",
    ]);
  });

  test("a company whose address is not proven declares too: it is the law", async () => {
    const { token, application } = await aHire(h, { company: { level: "unverified" } });
    expect((await declare(h, token, application, { channel: "tese", declaredAt: ago(1) })).status).toBe(200);
  });

  test.each([
    ["channel", { channel: "fax", declaredAt: "2026-01-01" }, fr.channelInvalid],
    ["channel", {}, fr.nothingEntered],
    ["channel", { receipt: "4471-08" }, fr.channelInvalid],
    ["receipt", { channel: "receipt", declaredAt: "2026-01-01" }, fr.receiptInvalid],
    ["receipt", { channel: "tese", declaredAt: "2026-01-01", receipt: "2 87 03 29 190 042 24" }, fr.receiptInvalid],
    [
      "receipt",
      { channel: "tese", declaredAt: "2026-01-01", receipt: "FR7630006000011234567890189" },
      fr.receiptInvalid,
    ],
    ["receipt", { channel: "tese", declaredAt: "2026-01-01", receipt: "=1+1" }, fr.receiptInvalid],
    ["declaredAt", { channel: "tese" }, fr.declaredAtRequired],
    ["declaredAt", { channel: "tese", declaredAt: "hier" }, fr.declaredAtInvalid],
  ])("%s is refused in %o", async (field, body, message) => {
    const { token, application } = await aHire(h);
    const answer = await declare(h, token, application, body);
    expect(answer).toMatchObject({ status: 400, body: { [field]: [message] } });
  });

  test("neither to come, nor more than eight days before the start", async () => {
    const { token, application } = await aHire(h);
    for (const [hours, message] of [
      [-1, declaredAtRefusals.in_future],
      [6 * 24 + 12, declaredAtRefusals.too_early],
    ] as const)
      expect(await declare(h, token, application, { channel: "tese", declaredAt: ago(hours) })).toMatchObject({
        status: 400,
        body: { declaredAt: [message] },
      });
  });

  test("without a yes, or a contract of employment, there is nothing to declare", async () => {
    const freelance = await aHire(h, { mission: { contractKind: "freelance" } });
    const entered = { channel: "tese", declaredAt: ago(1) };
    expect(await declare(h, freelance.token, freelance.application, entered)).toMatchObject({
      status: 409,
      body: { code: "not_declarable", error: fr.notDeclarable },
    });
    expect(await read(freelance.token, freelance.application)).toBeNull();
    expect(await boardOf(freelance.token, freelance)).toBeNull();
    expect((await sheetOf(h, freelance.token, freelance.application)).status).toBe(409);
    const text = `/api/applications/${freelance.application}/dpae.txt`;
    const headers = { authorization: `Bearer ${freelance.token}` };
    expect((await h.app.inject({ url: text, headers })).statusCode).toBe(409);
    const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect((await declare(h, stranger, freelance.application, entered)).status).toBe(404);
  });
});

describe("the sheet to copy", () => {
  test("has the fields of the form in their order, and reading it is a reading of what was shared", async () => {
    const { person, employer, token, application, startsAt } = await aHire(h);
    const before = await sheetOf(h, token, application);
    expect(before).toMatchObject({ status: 200, body: { shared: false } });
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toEqual([]);
    await share(h, person.token, application);
    const { body } = await sheetOf(h, token, application);
    expect(body.shared).toBe(true);
    expect(body.lines.map(({ section, label }) => `${section}: ${label}`)).toEqual(
      before.body.lines.map(({ section, label }) => `${section}: ${label}`),
    );
    expect(body.lines.map(({ label }) => label)).toEqual([
      "Nom ou raison sociale",
      "Code APE",
      "Adresse",
      "SIRET",
      "Service de prévention et de santé au travail",
      "Nom de naissance",
      "Nom d’usage",
      "Prénoms",
      "Sexe",
      "Date de naissance",
      "Commune de naissance",
      "Pays de naissance",
      "Date d’embauche",
      "Heure d’embauche",
      "Nature du contrat",
      "Fin du contrat",
    ]);
    const valueOf = (label: string) => body.lines.find((line) => line.label === label)?.value;
    expect(valueOf("SIRET")).toBe(employer.company.siret);
    expect(valueOf("Nom de naissance")).toBe(CIVIL.birthName);
    expect(valueOf("Sexe")).toBe("Féminin");
    expect(valueOf("Date de naissance")).toBe("14/03/1987");
    expect(valueOf("Date d’embauche")).toBe(parisDay(startsAt).split("-").toReversed().join("/"));
    expect(valueOf("Heure d’embauche")).toBe(parisTime(startsAt));
    // The declaration asks neither.
    expect(JSON.stringify(body)).not.toContain(CIVIL.address);
    expect(JSON.stringify(body)).not.toMatch(/nationalité/i);
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toHaveLength(1);
  });

  test("is a text too", async () => {
    const { person, token, application } = await aHire(h);
    await share(h, person.token, application);
    const answer = await h.app.inject({
      url: `/api/applications/${application}/dpae.txt`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toContain(`Nom de naissance\u00a0: ${CIVIL.birthName}\r\n`);
    expect(answer.body).toContain("Service de prévention et de santé au travail\u00a0: à compléter");
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toHaveLength(1);
  });
});
