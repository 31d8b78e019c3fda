import { randomUUID } from "node:crypto";
import type { BoardView } from "@app/contract/day/board";
import type { OfficeItemView } from "@app/contract/office/office";
import type { Undeclared } from "@app/contract/papers/undeclared";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { middayIn, missionBody, shiftAt } from "../../../../test/matching-scene.ts";
import { openItem } from "../../../../test/office-scene.ts";
import { declare } from "../../../../test/papers-scene.ts";
import { get, notificationsOf, patch, post, requireSound } from "../../../../test/scene.ts";
import { sweepStarts } from "./sweep-starts.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

type Fields = { title?: string; contractKind?: "extra" | "freelance"; candidateStatus?: "confirmed" | null };

/** Hires of one company, an hour apart, in two days. */
async function hiresOf(count: number, fields: Fields = {}) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const boss = () => tokenFor(h.ctx, employer.id);
  const hires = [];
  for (let index = 0; index < count; index += 1) hires.push(await aHire(employer, index, fields));
  return { employer, boss, hires };
}

async function aHire(employer: Awaited<ReturnType<typeof anEmployer>>, index: number, fields: Fields) {
  const { title = `Serveur ${index + 1}`, contractKind = "extra", candidateStatus = "confirmed" } = fields;
  const startsAt = new Date(h.ctx.now().getTime() + 48 * HOUR + index * HOUR);
  const mission = await aMission(h.ctx.db, {
    employer,
    title,
    contractKind,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 5 * HOUR),
  });
  const candidate = await aCandidate(h.ctx.db);
  const { id } = await anApplication(h.ctx.db, { mission, candidate, status: "accepted", candidateStatus });
  return { id, mission, candidate, startsAt };
}

/** The clock, then three workers that sweep at once, and what it leads to. */
async function afterHours(hours: number) {
  h.advance(hours * HOUR);
  await Promise.all([sweepStarts(h.ctx), sweepStarts(h.ctx), sweepStarts(h.ctx)]);
  await h.runJobs();
}

const undeclaredOf = async (token: string) => (await get<Undeclared>(h, token, "company/undeclared/")).body;
const publishes = async (token: string) =>
  call<{ id: number; code?: string; error?: string }>(h.app, "POST", "/api/jobs/add/", {
    token,
    body: { ...missionBody, shifts: [shiftAt(middayIn(h, 4))] },
  });
const answers = async (boss: () => Promise<string>, application: number) =>
  declare(h, await boss(), application, {
    channel: "payroll",
    declaredAt: new Date(h.ctx.now().getTime() - HOUR).toISOString(),
  });
const mailsTo = async (userId: number) => {
  const { email } = await h.ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .select("email")
    .executeTakeFirstOrThrow();
  return h.mails.filter(({ to, subject }) => to === email && /déclarations|publication/i.test(subject));
};
const adminToken = async () => tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
const isOpen = async (companyId: number) =>
  (await h.ctx.db
    .selectFrom("officeItems")
    .where("kind", "=", "undeclared")
    .where("subjectId", "=", companyId)
    .where("closedAt", "is", null)
    .select("id")
    .executeTakeFirst()) !== undefined;

describe("starts without an answer", () => {
  test("the second is written to, the third holds publishing and names each; an answer, even late, lets it go on", async () => {
    const { employer, boss, hires } = await hiresOf(3);
    const [first, second, third] = hires;
    if (!first || !second || !third) throw new Error("three hires");
    // A day after the first: one is nothing.
    await afterHours(48 + 24);
    expect(await undeclaredOf(await boss())).toMatchObject({ step: "none", starts: [{ job: "Serveur 1" }] });
    expect(await mailsTo(employer.id)).toEqual([]);
    expect(await isOpen(employer.companyId)).toBe(false);

    await afterHours(1);
    expect((await undeclaredOf(await boss())).step).toBe("written");
    const [mail, ...more] = await mailsTo(employer.id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Des déclarations restent à noter");
    for (const title of ["Serveur 1", "Serveur 2"]) expect(mail?.text).toContain(`«\u00a0${title}\u00a0»`);
    expect(mail?.text).toContain("récépissé, TESE, GUSO ou service de paie");
    const note = (await notificationsOf(h, await boss())).find(({ kind }) => kind === "declarations_missing");
    expect(note).toMatchObject({ title: "Des déclarations restent à noter", type: "other" });
    const item = await openItem(h.ctx, "undeclared", "company", employer.companyId);
    // Nothing is held: there is nothing to lift.
    const lifted = await post<{ code?: string }>(h, await adminToken(), `admin/items/${item}/decide`, {
      action: "lift_hold",
      rule: "rules_respected",
      note: "Rien n’est suspendu pour le moment.",
    });
    expect(lifted).toMatchObject({ status: 409, body: { code: "already_done" } });
    expect((await publishes(await boss())).status).toBe(201);

    await afterHours(1);
    expect((await undeclaredOf(await boss())).step).toBe("held");
    const refused = await publishes(await boss());
    expect(refused).toMatchObject({ status: 403, body: { code: "declarations_missing" } });
    for (const { mission } of hires) expect(refused.body.error).toContain(`«\u00a0${mission.title}\u00a0»`);
    expect((await mailsTo(employer.id)).map(({ subject }) => subject)).toContain("La publication est suspendue");
    // The same sweep again writes nothing.
    const before = (await mailsTo(employer.id)).length;
    await afterHours(0);
    expect((await mailsTo(employer.id)).length).toBe(before);

    expect((await answers(boss, second.id)).status).toBe(200);
    expect(await undeclaredOf(await boss())).toMatchObject({
      step: "written",
      starts: [{ application_id: first.id }, { application_id: third.id, mine: true }],
    });
    expect((await publishes(await boss())).status).toBe(201);
    expect(await isOpen(employer.companyId)).toBe(true);
    await answers(boss, third.id);
    expect(await isOpen(employer.companyId)).toBe(false);
  });

  test("nobody is counted who was absent, was answered for in time, or has no contract of employment", async () => {
    const { boss, hires } = await hiresOf(3);
    const freelance = await hiresOf(3, { contractKind: "freelance" });
    const unconfirmed = await hiresOf(3, { candidateStatus: null });
    const [absent, declared, worked] = hires;
    if (!absent || !declared || !worked) throw new Error("three hires");
    h.advance(48 * HOUR + 40 * 60_000);
    expect((await patch(h, await boss(), `applications/${absent.id}/attendance`, { outcome: "absent" })).status).toBe(
      200,
    );
    await answers(boss, declared.id);
    await afterHours(30);
    expect((await undeclaredOf(await boss())).starts).toMatchObject([{ application_id: worked.id }]);
    expect((await undeclaredOf(await freelance.boss())).starts).toEqual([]);
    expect((await undeclaredOf(await unconfirmed.boss())).starts).toEqual([]);
    // It is found afterwards that the person did not come.
    await patch(h, await boss(), `applications/${worked.id}/attendance`, { outcome: "absent" });
    expect((await undeclaredOf(await boss())).starts).toEqual([]);
  });

  test("a paused mission is not resumed, and an arrival is never refused", async () => {
    const { boss, employer } = await hiresOf(3);
    const published = await publishes(await boss());
    await patch(h, await boss(), `jobs/${published.body.id}/status`, { status: "paused" });
    h.advance(30 * HOUR);
    const late = await aHire(employer, 0, { title: "Plongeur" });
    await afterHours(48);
    const resumed = await patch<{ code?: string }>(h, await boss(), `jobs/${published.body.id}/status`, {
      status: "recruiting",
    });
    expect(resumed).toMatchObject({ status: 403, body: { code: "declarations_missing" } });
    const day = parisDay(h.ctx.now());
    const { code } = (
      await get<BoardView>(h, await boss(), `board/?establishment=${late.mission.establishmentId ?? "none"}&day=${day}`)
    ).body;
    const { id: shift } = await h.ctx.db
      .selectFrom("shifts")
      .where("missionId", "=", late.mission.id)
      .select("id")
      .executeTakeFirstOrThrow();
    const now = h.ctx.now().toISOString();
    const event = { client_id: randomUUID(), application: late.id, shift, kind: "in", code, device_at: now };
    const arrival = await post(h, await tokenFor(h.ctx, late.candidate.id), "presence", {
      sent_at: now,
      events: [event],
    });
    expect(arrival.body).toMatchObject({ results: [{ outcome: "counted" }] });
  });

  test("the office reads each start, and may let the company publish again, with reasons that its owner reads", async () => {
    const { boss, employer } = await hiresOf(3);
    await afterHours(80);
    const item = await openItem(h.ctx, "undeclared", "company", employer.companyId);
    const admin = await adminToken();
    const read = await call<OfficeItemView>(h.app, "GET", `/api/admin/items/${item}/`, { token: admin });
    expect(read.body.actions).toEqual(["lift_hold", "no_action"]);
    expect(
      read.body.content.filter(({ field }) => field === "undeclared").map(({ text }) => text.slice(0, 13)),
    ).toEqual(["«\u00a0Serveur 1\u00a0»", "«\u00a0Serveur 2\u00a0»", "«\u00a0Serveur 3\u00a0»"]);
    const decided = await post(h, admin, `admin/items/${item}/decide`, {
      action: "lift_hold",
      rule: "rules_respected",
      note: "Le service de paie a fourni les trois récépissés par courrier.",
    });
    expect(decided.status).toBe(200);
    await h.runJobs();
    expect(await undeclaredOf(await boss())).toEqual({ step: "none", count: 0, starts: [] });
    expect((await publishes(await boss())).status).toBe(201);
    const letter = (await mailsTo(employer.id)).find(
      ({ subject }) => subject === "La publication de vos missions reprend",
    );
    expect(letter?.text).toContain("Le service de paie a fourni les trois récépissés par courrier.");
    // The next one counts again.
    await aHire(employer, 0, {});
    await afterHours(80);
    expect((await undeclaredOf(await boss())).starts).toHaveLength(1);
  });

  test("after 90 days a start counts no more", async () => {
    const { boss } = await hiresOf(3);
    await afterHours(80);
    expect((await undeclaredOf(await boss())).step).toBe("held");
    h.advance(90 * DAY);
    expect(await undeclaredOf(await boss())).toEqual({ step: "none", count: 0, starts: [] });
    expect((await publishes(await boss())).status).toBe(201);
  });
});
