/** What people say they hold, who saw it, and the missions that ask for it. */
import type { ApplicationView } from "@app/contract/applications/applications";
import type { MissionView } from "@app/contract/missions/missions";
import type { ApplicantCertificate, CertificatesView } from "@app/contract/papers/certificates";
import { certificateFr as fr } from "@app/contract/papers/certificates.fr";
import type { AvailabilityView } from "@app/contract/profiles/availability";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { certificateBits } from "@app/domain/papers/certificates";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { missionBody, shiftAt } from "../../../../test/matching-scene.ts";
import { aSentWave } from "../../../../test/proposition-scene.ts";
import {
  aPlanB,
  before,
  callsTo,
  confirmed,
  HOUR,
  onStandby,
  says,
  waitUntil,
  withdraws,
} from "../../../../test/reserve-scene.ts";
import { get, notificationsOf } from "../../../../test/scene.ts";
import { sweepCertificates } from "./sweep-certificates.ts";

const DAY = 24 * HOUR;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Refused = { code?: string; error?: string };
type Declared = { kind: string; validUntil: string | null; shared?: boolean };
const haccp: Declared = { kind: "haccp", validUntil: null };

async function aPerson() {
  const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
  return { id, token: await tokenFor(h.ctx, id) };
}
const declare = (token: string, ...certificates: Declared[]) =>
  call<CertificatesView & Refused>(h.app, "PUT", "/api/certificates/", { token, body: { certificates } });
const day = (days: number) => addDays(parisDay(h.ctx.now()), days);
const asking = (...kinds: Parameters<typeof certificateBits>[0]) => ({ certificates: certificateBits(kinds) });

async function anAsking(fields: MissionOverrides = asking("haccp")) {
  const employer = await anEmployer(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer, ...fields });
  return { mission, employer, token: await tokenFor(h.ctx, employer.id) };
}
const apply = (token: string, job: number) =>
  call<ApplicationView & Refused>(h.app, "POST", "/api/jobs/apply/", { token, body: { job, message: "Bonjour" } });
const see = (token: string, application: number, kind = "haccp") =>
  call<ApplicantCertificate & Refused>(h.app, "POST", `/api/applications/${application}/certificates/${kind}/seen/`, {
    token,
  });
const readBy = async (token: string, application: number) =>
  (await get<ApplicationView>(h, token, `applications/${application}/`)).body.certificates;

describe("one's own list", () => {
  test("is written whole", async () => {
    const { token } = await aPerson();
    expect((await get<CertificatesView>(h, token, "certificates/")).body).toEqual({ results: [] });
    const until = day(400);
    const first = await declare(token, haccp, { kind: "caces_3", validUntil: until, shared: true });
    const declaredAt = first.body.results[0]?.declaredAt;
    expect(first.body.results).toEqual([
      { kind: "caces_3", validUntil: until, shared: true, declaredAt, sightings: [] },
      { kind: "haccp", validUntil: null, shared: false, declaredAt, sightings: [] },
    ]);
    h.advance(1000);
    const second = await declare(token, haccp);
    expect(second.body.results).toEqual([first.body.results[1]]);
    expect((await get<CertificatesView>(h, token, "certificates/")).body).toEqual(second.body);
  });

  test.each([
    [{ certificates: [{ kind: "cap", validUntil: null }] }, { certificates: [fr.kindInvalid] }],
    [{ certificates: [{ kind: "sst", validUntil: "2026-02-30" }] }, { certificates: [fr.dayInvalid] }],
    [{ certificates: [haccp, haccp] }, { certificates: [fr.twice] }],
    [{}, { certificates: [fr.listRequired] }],
  ])("%j is refused", async (body, fields) => {
    const { token } = await aPerson();
    expect(await call(h.app, "PUT", "/api/certificates/", { token, body })).toMatchObject({
      status: 400,
      body: fields,
    });
  });

  test("has the licence that availability knows", async () => {
    const { id, token } = await aPerson();
    const licence = async () => ({
      week: (await get<AvailabilityView>(h, token, "availability/")).body.drivingLicence,
      own: (await get<CertificatesView>(h, token, "certificates/")).body.results.some(
        ({ kind }) => kind === "permis_b",
      ),
      stored: (
        await h.ctx.db
          .selectFrom("availabilities")
          .where("candidateId", "=", id)
          .select("drivingLicence")
          .executeTakeFirst()
      )?.drivingLicence,
    });
    await declare(token, { kind: "permis_b", validUntil: null });
    expect(await licence()).toEqual({ week: true, own: true, stored: undefined });
    const set = (drivingLicence: boolean) =>
      call<AvailabilityView>(h.app, "PUT", "/api/availability/", { token, body: { drivingLicence } });
    expect((await set(false)).body.drivingLicence).toBe(false);
    expect(await licence()).toEqual({ week: false, own: false, stored: false });
    await set(true);
    expect(await licence()).toEqual({ week: true, own: true, stored: true });
    await declare(token);
    expect(await licence()).toEqual({ week: false, own: false, stored: false });
    // As the previous release does.
    await h.ctx.db.updateTable("availabilities").set({ drivingLicence: true }).where("candidateId", "=", id).execute();
    expect(await licence()).toEqual({ week: true, own: true, stored: true });
  });

  test("is in the projection of those who may be asked", async () => {
    const { id } = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, id);
    const bits = async () =>
      (
        await h.ctx.db
          .selectFrom("availabilityNow")
          .where("candidateId", "=", id)
          .select("certificates")
          .executeTakeFirst()
      )?.certificates;
    await declare(token, haccp, { kind: "sst", validUntil: day(20) }, { kind: "bafa", validUntil: day(-1) });
    expect(await bits()).toBe(certificateBits(["haccp", "sst"]));
    await declare(token, { kind: "sst", validUntil: day(20) });
    expect(await bits()).toBe(certificateBits(["sst"]));
  });
});

describe("seen", () => {
  async function applied(shared: boolean) {
    const person = await aPerson();
    const until = day(300);
    await declare(person.token, { kind: "haccp", validUntil: until, shared });
    const ask = async () => {
      const { mission, token, employer } = await anAsking();
      const { body } = await apply(person.token, mission.id);
      return { token, id: body.id, name: employer.companyId };
    };
    return { person, until, here: await ask(), elsewhere: await ask() };
  }

  test.each([true, false])("by one company; another reads it when it is shared: %s", async (shared) => {
    const { person, until, here, elsewhere } = await applied(shared);
    const bare = { kind: "haccp", validUntil: until, seenBy: null, seenAt: null, seenHere: false };
    expect(await readBy(here.token, here.id)).toEqual([bare]);
    const { status, body } = await see(here.token, here.id);
    expect([status, body.seenHere]).toEqual([200, true]);
    expect(await readBy(here.token, here.id)).toEqual([body]);
    expect(await readBy(person.token, here.id)).toEqual([body]);
    expect(await readBy(elsewhere.token, elsewhere.id)).toEqual([shared ? { ...body, seenHere: false } : bare]);
    const { results } = (await get<CertificatesView>(h, person.token, "certificates/")).body;
    expect(results[0]?.sightings).toEqual([{ company: body.seenBy, seenAt: body.seenAt }]);
    // Whether it is shared is no other validity.
    await declare(person.token, { kind: "haccp", validUntil: until, shared: !shared });
    expect(await readBy(elsewhere.token, elsewhere.id)).toEqual([shared ? bare : { ...body, seenHere: false }]);
    await declare(person.token, { kind: "haccp", validUntil: day(600), shared: true });
    expect(await readBy(here.token, here.id)).toEqual([{ ...bare, validUntil: day(600) }]);
  });

  test("again: the day is that of the last time", async () => {
    const { here } = await applied(false);
    const first = await see(here.token, here.id);
    h.advance(60_000);
    const second = await see(here.token, here.id);
    expect(Date.parse(second.body.seenAt ?? "")).toBeGreaterThan(Date.parse(first.body.seenAt ?? ""));
    expect(await readBy(here.token, here.id)).toEqual([second.body]);
  });

  test("never what is not asked for, not declared, or no longer there", async () => {
    const { person, here, elsewhere } = await applied(true);
    const refused = { status: 409, body: { code: "certificate_not_declared" } };
    expect(await see(here.token, here.id, "sst")).toMatchObject(refused);
    expect(await see(elsewhere.token, here.id)).toMatchObject({ status: 404 });
    expect(await see(here.token, here.id, "cap")).toMatchObject({ status: 400 });
    await see(here.token, here.id);
    await declare(person.token);
    expect(await see(here.token, here.id)).toMatchObject(refused);
    expect(await readBy(here.token, here.id)).toEqual([]);
    await declare(person.token, haccp);
    expect((await readBy(here.token, here.id))[0]?.seenBy).toBeNull();
    await call(h.app, "PATCH", `/api/applications/${here.id}/withdraw/`, { token: person.token });
    expect(await readBy(here.token, here.id)).toEqual([]);
    expect(await see(here.token, here.id)).toMatchObject(refused);
  });
});

describe("a mission", () => {
  const startsAt = () => new Date(Math.floor(h.ctx.now().getTime() / DAY) * DAY + 10 * DAY + 11 * HOUR);
  const publish = (token: string, more: object) =>
    call<MissionView & Refused>(h.app, "POST", "/api/jobs/add/", {
      token,
      body: { ...missionBody, shifts: [shiftAt(startsAt())], ...more },
    });

  test("asks for certificates, and for the licence by either field", async () => {
    const { token } = await anAsking();
    const { body } = await publish(token, { certificates: ["haccp", "permis_b"] });
    expect(body).toMatchObject({ certificates: ["permis_b", "haccp"], licenseRequired: true });
    const edit = (more: object) =>
      call<MissionView>(h.app, "PUT", `/api/jobs/${body.id}/edit/`, {
        token,
        body: { ...missionBody, shifts: [{ ...shiftAt(startsAt()), id: body.shifts[0]?.id }], ...more },
      });
    expect((await edit({})).body).toMatchObject({ certificates: ["haccp"], licenseRequired: false });
    expect((await edit({ licenseRequired: true })).body).toMatchObject({ certificates: ["permis_b", "haccp"] });
    expect((await edit({ certificates: ["sst"] })).body).toMatchObject({
      certificates: ["sst"],
      licenseRequired: false,
    });
    expect((await get<MissionView>(h, token, `jobs/${body.id}/`)).body.certificates).toEqual(["sst"]);
    const copy = await call<{ id: number }>(h.app, "POST", `/api/jobs/${body.id}/duplicate/`, { token });
    expect((await get<{ certificates: string[] }>(h, token, `drafts/${copy.body.id}/`)).body.certificates).toEqual([
      "sst",
    ]);
    expect((await edit({ certificates: [] })).body.certificates).toEqual([]);
    expect(await publish(token, { certificates: ["cap"] })).toMatchObject({ status: 400 });
  });

  test("refuses applications of those who will not hold it at its last end", async () => {
    const { mission } = await anAsking({ ...asking("haccp", "caces_1"), licenseRequired: true });
    const { token } = await aPerson();
    const lastDay = parisDay(mission.endsAt);
    const refused = (...kinds: Parameters<typeof fr.missing>[0]) => ({
      status: 409,
      body: { code: "certificate_missing", error: fr.missing(kinds) },
    });
    expect(await apply(token, mission.id)).toMatchObject(refused("permis_b", "caces_1", "haccp"));
    const licence = { kind: "permis_b", validUntil: null };
    await declare(token, haccp, licence, { kind: "caces_1", validUntil: addDays(lastDay, -1) });
    expect(await apply(token, mission.id)).toMatchObject(refused("caces_1"));
    await declare(token, haccp, licence, { kind: "caces_1", validUntil: lastDay });
    expect(await apply(token, mission.id)).toMatchObject({ status: 201 });
  });

  test.each(["choose", "first"] as const)("refuses the yes of those who no longer hold it: %s", async (booking) => {
    const { mission } = await anAsking({ ...asking("haccp"), booking });
    const { id, token } = await aPerson();
    await declare(token, haccp);
    const expiresAt = new Date(h.ctx.now().getTime() + HOUR);
    const { propositions } = await aSentWave(h.ctx.db, { missionId: mission.id, at: h.ctx.now(), expiresAt }, [id]);
    const person = { id, proposition: propositions[0] ?? 0 };
    await declare(token);
    expect(await says(h, person, "yes")).toMatchObject({ status: 409, body: { code: "certificate_missing" } });
    await declare(token, haccp);
    expect(await says(h, person, "yes")).toMatchObject({ status: 200, body: { state: "yes" } });
  });

  test("of a yes and a certificate taken back at once, one comes first", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { mission } = await anAsking();
      const { id, token } = await aPerson();
      await declare(token, haccp);
      const expiresAt = new Date(h.ctx.now().getTime() + HOUR);
      const { propositions } = await aSentWave(h.ctx.db, { missionId: mission.id, at: h.ctx.now(), expiresAt }, [id]);
      const [yes] = await Promise.all([says(h, { id, proposition: propositions[0] ?? 0 }, "yes"), declare(token)]);
      const made = await h.ctx.db.selectFrom("applications").where("missionId", "=", mission.id).select("id").execute();
      expect([yes.status, made.length, yes.body.code]).toEqual(
        yes.status === 200 ? [200, 1, undefined] : [409, 0, "certificate_missing"],
      );
    }
  });

  test("calls nobody of its reserve without it, and refuses the yes of who lost it while they were called", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
    const mission = await aPlanB(h, employer);
    const first = await confirmed(h, mission);
    const bare = await onStandby(h, mission.id, { isAccepted: true });
    const able = await onStandby(h, mission.id, { isAccepted: true, after: 1000 });
    await declare(await tokenFor(h.ctx, able.id), haccp);
    await h.ctx.db.updateTable("missions").set(asking("haccp")).where("id", "=", mission.id).execute();
    waitUntil(h, before(mission, 20 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    expect([(await callsTo(h, bare)).length, (await callsTo(h, able)).length]).toEqual([0, 1]);
    await declare(await tokenFor(h.ctx, able.id));
    expect(await says(h, able, "yes")).toMatchObject({ status: 409, body: { code: "certificate_missing" } });
    await declare(await tokenFor(h.ctx, able.id), haccp);
    expect(await says(h, able, "yes")).toMatchObject({ status: 200 });
  });
});

test("applicants are filtered by what they hold at the last end", async () => {
  const { mission, token } = await anAsking({ certificates: certificateBits(["haccp", "sst"]) });
  const lastDay = parisDay(mission.endsAt);
  const applications: number[] = [];
  for (const held of [haccp, { kind: "haccp", validUntil: addDays(lastDay, -1) }, null]) {
    const person = await aPerson();
    if (held) await declare(person.token, held, { kind: "sst", validUntil: lastDay });
    applications.push((await anApplication(h.ctx.db, { mission, candidateId: person.id })).id);
  }
  const listed = async (query: string) => {
    const { status, body } = await get<{ count: number; results: ApplicationView[] }>(
      h,
      token,
      `applications/?${query}`,
    );
    return [status, body.count, body.results?.map(({ id }) => id).toSorted((a, b) => a - b)];
  };
  const [first, second, third] = applications;
  expect(await listed(`job=${mission.id}`)).toEqual([200, 3, [first, second, third]]);
  expect(await listed(`job=${mission.id}&certificates=haccp`)).toEqual([200, 1, [first]]);
  expect(await listed("certificates=sst")).toEqual([200, 2, [first, second]]);
  expect(await listed("certificates=sst,haccp&status=pending")).toEqual([200, 1, [first]]);
  expect((await listed("certificates=cap"))[0]).toBe(400);
  // What the mission does not ask for is read by nobody.
  await h.ctx.db
    .updateTable("missions")
    .set({ certificates: certificateBits(["haccp"]) })
    .where("id", "=", mission.id)
    .execute();
  expect(await listed("certificates=sst")).toEqual([200, 0, []]);
  expect(await listed("certificates=haccp")).toEqual([200, 1, [first]]);
});

test("a month before, its person is notified once; once over, it is in no gate", async () => {
  const { id } = await aCandidate(h.ctx.db, { availability: "on_fire" });
  const token = () => tokenFor(h.ctx, id);
  const kinds = async () =>
    (await notificationsOf(h, await token()))
      .filter(({ kind }) => kind === "certificate_ends")
      .map(({ title }) => title);
  await declare(await token(), { kind: "sst", validUntil: day(40) }, { kind: "bafa", validUntil: day(-3) }, haccp);
  await sweepCertificates(h.ctx);
  expect(await kinds()).toEqual([]);
  h.advance(15 * DAY);
  await sweepCertificates(h.ctx);
  await sweepCertificates(h.ctx);
  expect(await kinds()).toEqual(["SST\u00a0: la date de fin approche"]);
  // Another end, another reminder.
  await declare(await token(), { kind: "sst", validUntil: day(10) }, haccp);
  await sweepCertificates(h.ctx);
  expect(await kinds()).toHaveLength(2);
  const bits = async () =>
    (
      await h.ctx.db
        .selectFrom("availabilityNow")
        .where("candidateId", "=", id)
        .select("certificates")
        .executeTakeFirst()
    )?.certificates;
  expect(await bits()).toBe(certificateBits(["sst", "haccp"]));
  h.advance(11 * DAY);
  await sweepCertificates(h.ctx);
  expect(await bits()).toBe(certificateBits(["haccp"]));
  expect(await kinds()).toHaveLength(2);
});
