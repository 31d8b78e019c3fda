import { papersFr as fr, sharingRefusals } from "@app/contract/papers/papers.fr";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aCandidate } from "@app/db/builders/users";
import { dossierEnd } from "@app/domain/papers/dossier";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf, daysLater } from "../../../test/mission-scene.ts";
import { aHire, CIVIL, dossierOf, share, unshare, vaultOf } from "../../../test/papers-scene.ts";
import { get, patch, requireSound } from "../../../test/scene.ts";
import { sweepDossiers } from "./sweep-dossiers.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const rowsOf = (application: number) =>
  h.ctx.db.selectFrom("dossiers").where("applicationId", "=", application).selectAll().execute();

describe("sharing after the yes", () => {
  test("shows the person what is shared, with whom and until when, before and after", async () => {
    const { person, employer, application, startsAt } = await aHire(h);
    const before = await dossierOf(h, person.token, application);
    const until = dossierEnd(startsAt).toISOString();
    const mine = {
      refusal: null,
      company: { id: employer.companyId, name: employer.company.name },
      readers: [{ role: "owner" }],
      reads: [],
      vault: false,
    };
    expect(before).toMatchObject({ status: 200, body: { civil: null, shared_at: null, until, mine } });
    const shared = await share(h, person.token, application);
    expect(shared).toMatchObject({ status: 200, body: { civil: CIVIL, until, mine } });
    expect(shared.body.shared_at).not.toBeNull();
    expect(shared.headers["cache-control"]).toBe("no-store");
  });

  test("each reading is logged, and the person sees it at once", async () => {
    const { person, employer, token, application, mission } = await aHire(h);
    expect((await dossierOf(h, token, application)).body).toMatchObject({ civil: null, mine: null });
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toEqual([]);
    await share(h, person.token, application);
    const frames: unknown[] = [];
    await h.ctx.realtime.subscribe(person.candidate.id);
    const stop = h.ctx.realtime.onEvent((userId, frame) => userId === person.candidate.id && frames.push(frame));
    for (let turn = 0; turn < 2; turn += 1)
      expect(await dossierOf(h, token, application)).toMatchObject({ status: 200, body: { civil: CIVIL, mine: null } });
    await expect
      .poll(() => frames, { timeout: 2_000 })
      .toContainEqual({ type: "application", id: application, job: mission.id });
    stop();
    const { mine } = (await dossierOf(h, person.token, application)).body;
    expect(mine?.reads).toHaveLength(2);
    expect(mine?.reads[0]?.name).toContain(employer.firstName);
    const views = await get<{ results: { subject: string }[] }>(h, person.token, "account/views/");
    expect(views.body.results.filter(({ subject }) => subject === "dossier")).toHaveLength(1);
    const journal = await get<{ results: { action: string; sentence: string }[] }>(h, token, "company/journal/");
    expect(journal.body.results.filter(({ action }) => action === "dossier_read")).toHaveLength(2);
    expect(JSON.stringify(journal.body)).not.toContain(CIVIL.birthName);
  });

  test("what is shared again replaces what was", async () => {
    const { person, token, application } = await aHire(h);
    await share(h, person.token, application);
    await share(h, person.token, application, { ...CIVIL, birthPlace: "Le Conquet" });
    expect((await dossierOf(h, token, application)).body.civil?.birthPlace).toBe("Le Conquet");
    expect(await rowsOf(application)).toHaveLength(1);
  });
});

describe("who reads it", () => {
  test("owners and managers of that establishment; nobody else, and never a shift lead", async () => {
    const { person, employer, application, mission } = await aHire(h);
    await share(h, person.token, application);
    const { company, companyId } = employer;
    const elsewhere = await anEstablishment(h.ctx.db, { companyId, name: "Annexe", placeCode: "69382" });
    const as = async (role: "owner" | "manager" | "shift_lead", establishmentIds?: number[]) =>
      tokenFor(
        h.ctx,
        (await anEmployer(h.ctx.db, { company, member: { role, ...(establishmentIds && { establishmentIds }) } })).id,
      );
    const here = mission.establishmentId === null ? [] : [mission.establishmentId];
    expect((await dossierOf(h, await as("owner"), application)).status).toBe(200);
    expect((await dossierOf(h, await as("manager", here), application)).status).toBe(200);
    expect((await dossierOf(h, await as("manager", [elsewhere.id]), application)).status).toBe(404);
    expect(await dossierOf(h, await as("shift_lead", here), application)).toMatchObject({
      status: 403,
      body: { code: "member_role" },
    });
    const { mine } = (await dossierOf(h, person.token, application)).body;
    expect(mine?.readers.map(({ role }) => role)).toEqual(["owner", "owner", "manager"]);
    expect(mine?.reads).toHaveLength(2);
    const others = [await aCandidate(h.ctx.db), await anEmployer(h.ctx.db, { company: { level: "verified" } })];
    for (const { id } of others) expect((await dossierOf(h, await tokenFor(h.ctx, id), application)).status).toBe(404);
    const stranger = await tokenFor(h.ctx, others[0]?.id ?? 0);
    expect((await share(h, stranger, application)).status).toBe(404);
    expect((await unshare(h, stranger, application)).status).toBe(404);
  });

  test.each(["unverified", "siret_found"] as const)("a company at « %s » neither asks nor reads", async (level) => {
    const { person, token, application } = await aHire(h, { company: { level } });
    expect(await share(h, person.token, application)).toMatchObject({
      status: 409,
      body: { code: "not_proven", error: sharingRefusals.not_proven },
    });
    expect((await dossierOf(h, person.token, application)).body).toMatchObject({
      until: null,
      mine: { refusal: "not_proven" },
    });
    const refused = await dossierOf(h, token, application);
    expect(refused).toMatchObject({ status: 403, body: { code: "level_limit", limit: "dossier", level } });
  });

  test("a proof that ended closes it", async () => {
    const { person, employer, token, application } = await aHire(h);
    await share(h, person.token, application);
    await h.ctx.db
      .updateTable("companies")
      .set({ level: "siret_found" })
      .where("id", "=", employer.companyId)
      .execute();
    expect((await dossierOf(h, token, application)).status).toBe(403);
    expect((await dossierOf(h, person.token, application)).body.mine?.reads).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each([
    ["firstNames", "Marie 2 87 03 29 190 042 29", fr.forbidden.social_security],
    ["address", "27 venelle du Mortier, 287032919004229", fr.forbidden.social_security],
    ["birthPlace", "FR76 3000 6000 0112 3456 7890 189", fr.forbidden.bank_account],
    ["birthCountry", "BE68 5390 0754 7034", fr.forbidden.bank_account],
    ["birthDate", "14/03/1987", fr.birthDateInvalid],
    ["birthDate", "2026-03-14", fr.birthDateInvalid],
    ["sex", "autre", fr.sexRequired],
    ["birthName", "", fr.birthNameRequired],
  ])("%s « %s »", async (field, value, message) => {
    const { person, application } = await aHire(h);
    const answer = await share(h, person.token, application, { ...CIVIL, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [message] } });
    expect(await rowsOf(application)).toEqual([]);
  });

  test.each(["nationality", "nir", "iban"])("a field « %s », which is never asked", async (field) => {
    const { person, application } = await aHire(h);
    expect((await share(h, person.token, application, { ...CIVIL, [field]: "x" })).status).toBe(400);
  });

  test("before the yes, and for work without a contract of employment", async () => {
    const waiting = await aHire(h, { confirmed: false });
    expect(await share(h, waiting.person.token, waiting.application)).toMatchObject({
      status: 409,
      body: { code: "not_confirmed" },
    });
    const freelance = await aHire(h, { mission: { contractKind: "freelance" } });
    expect((await share(h, freelance.person.token, freelance.application)).body.code).toBe("not_employee");
  });
});

describe("until when", () => {
  test("the person deletes it at any time", async () => {
    const { person, token, application } = await aHire(h);
    await share(h, person.token, application);
    await dossierOf(h, token, application);
    const gone = await unshare(h, person.token, application);
    expect(gone).toMatchObject({ status: 200, body: { civil: null, shared_at: null } });
    expect(gone.body.mine?.reads).toHaveLength(1);
    expect((await unshare(h, person.token, application)).status).toBe(200);
    expect((await dossierOf(h, token, application)).body.civil).toBeNull();
    expect(await rowsOf(application)).toEqual([]);
  });

  test("it goes with the yes: withdrawn by the person, or cancelled by the employer", async () => {
    const withdrawn = await aHire(h);
    await share(h, withdrawn.person.token, withdrawn.application);
    expect((await patch(h, withdrawn.person.token, `applications/${withdrawn.application}/withdraw`)).status).toBe(200);
    expect(await rowsOf(withdrawn.application)).toEqual([]);
    const cancelled = await aHire(h);
    await share(h, cancelled.person.token, cancelled.application);
    const cancel = { status: "rejected", reason: "Salle fermée." };
    expect((await patch(h, cancelled.token, `applications/${cancelled.application}/status`, cancel)).status).toBe(200);
    expect(await rowsOf(cancelled.application)).toEqual([]);
  });

  test("seven days after the start it is erased, whoever looks", async () => {
    const own = await startHarness();
    const { person, employer, application, startsAt } = await aHire(own);
    await share(own, person.token, application, { ...CIVIL, vault: true });
    own.advance(dossierEnd(startsAt).getTime() - own.ctx.now().getTime() - 60_000);
    await sweepDossiers(own.ctx);
    expect((await dossierOf(own, await tokenFor(own.ctx, employer.id), application)).body.civil).toEqual(CIVIL);
    own.advance(61_000);
    await sweepDossiers(own.ctx);
    expect((await dossierOf(own, await tokenFor(own.ctx, employer.id), application)).body.civil).toBeNull();
    const late = await share(own, await tokenFor(own.ctx, person.candidate.id), application);
    expect(late).toMatchObject({ status: 409, body: { code: "too_late" } });
    expect(await own.ctx.db.selectFrom("dossiers").selectAll().execute()).toEqual([]);
    await own.close();
  });

  test("a start that the employer moves takes its end with it, and what is shared stays", async () => {
    const { person, token, mission, application } = await aHire(h);
    await share(h, person.token, application);
    const later = (date: Date) => daysLater(date, 3).toISOString();
    const body = bodyOf(mission, {
      contractKind: "extra",
      startDate: later(mission.startsAt),
      endDate: later(mission.endsAt),
    });
    const edited = await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, { token, body });
    expect([edited.status, edited.body]).toEqual([200, expect.objectContaining({ id: mission.id })]);
    const [row] = await rowsOf(application);
    const { rows } = await h.ctx.pool.query<{ start: Date }>(
      "select min(lower(during)) as start from bookings where application_id = $1",
      [application],
    );
    const start = rows[0]?.start ?? new Date(0);
    expect(start.getTime()).toBeGreaterThan(daysLater(mission.startsAt, 2).getTime());
    expect(row?.eraseAt).toEqual(dossierEnd(start));
    // Asked again whether they come: the company still reads it.
    expect((await dossierOf(h, token, application)).body).toMatchObject({
      civil: CIVIL,
      until: dossierEnd(start).toISOString(),
    });
  });
});

describe("the person's own copy", () => {
  test("is there when they choose it, is shared again, and goes when they say so", async () => {
    const first = await aHire(h);
    const { token, candidate } = first.person;
    await share(h, token, first.application);
    expect(await vaultOf(h, token)).toMatchObject({ status: 200, body: { civil: null, saved_at: null } });
    await share(h, token, first.application, { ...CIVIL, vault: true });
    await unshare(h, token, first.application);
    const { civil } = (await vaultOf(h, token)).body;
    expect(civil).toEqual(CIVIL);
    expect((await dossierOf(h, token, first.application)).body.mine?.vault).toBe(true);
    expect(await share(h, token, first.application, civil ?? {})).toMatchObject({
      status: 200,
      body: { civil: CIVIL },
    });
    // Nobody else has one to read.
    expect((await vaultOf(h, await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id))).body.civil).toBeNull();
    expect((await vaultOf(h, first.token)).status).toBe(403);
    const gone = await call(h.app, "DELETE", "/api/vault/", { token });
    expect(gone).toMatchObject({ status: 200, body: { civil: null } });
    expect(await h.ctx.db.selectFrom("vaults").where("candidateId", "=", candidate.id).selectAll().execute()).toEqual(
      [],
    );
  });

  test("the export of the person has all of it, and nobody else's has", async () => {
    const { person, token, application } = await aHire(h);
    await share(h, person.token, application, { ...CIVIL, vault: true });
    const download = async (of: string) =>
      (await h.app.inject({ url: "/api/account/export/", headers: { authorization: `Bearer ${of}` } })).body;
    expect(JSON.parse(await download(person.token))).toMatchObject({
      dossiers: [{ application_id: application }],
      civil_status: [
        { applicationId: application, civilStatus: CIVIL },
        { applicationId: null, civilStatus: CIVIL },
      ],
    });
    expect(await download(token)).not.toContain(CIVIL.birthName);
  });
});

test("without a key nothing is shared, and nothing is lost", async () => {
  const { person, application } = await aHire(h);
  const other = await startHarness({
    DATABASE_URL: h.ctx.config.databaseUrl,
    DOSSIER_KEYS_DIR: `${h.ctx.config.dossierKeysDir}-empty`,
  });
  const refused = await share(other, person.token, application);
  expect(refused).toMatchObject({ status: 503, body: { code: "no_key", error: fr.noKey } });
  // A copy of the database, without the folder of its keys.
  await share(h, person.token, application, { ...CIVIL, vault: true });
  expect((await dossierOf(other, person.token, application)).body.civil).toBeNull();
  expect((await vaultOf(other, person.token)).body.civil).toBeNull();
  expect((await dossierOf(h, person.token, application)).body.civil).toEqual(CIVIL);
  await other.close();
});
