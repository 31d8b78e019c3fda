import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { RecordView } from "@app/contract/applications/record";
import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aPair, get, patch, post } from "../../../../test/scene.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
let moved = 0;
const advance = (ms: number) => {
  moved += ms;
  h.advance(ms);
};
beforeEach(() => {
  h.advance(-moved);
  moved = 0;
});
afterAll(() => h.close());

const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

/** Somebody who came five days ago, whom a company says absent today, and who withdrew twenty hours before a start. */
async function aPerson() {
  const absent = await aPair(h, { mission: { startsAt: inHours(-2), hoursPerDay: 8 }, application: confirmed });
  const { candidate, token } = absent.person;
  await anApplication(h.ctx.db, {
    mission: await aMission(h.ctx.db, { startsAt: inHours(-120), title: "Serveur (H/F)" }),
    candidate,
    ...confirmed,
    attendance: "worked",
  });
  const later = await aMission(h.ctx.db, { startsAt: inHours(20), hoursPerDay: 4 });
  const left = await anApplication(h.ctx.db, { mission: later, candidate, ...confirmed });
  await patch(h, absent.token, `applications/${absent.person.id}/attendance`, { outcome: "absent" });
  expect((await patch(h, token, `applications/${left.id}/withdraw`, {})).status).toBe(200);
  const read = async () => (await get<RecordView>(h, await tokenFor(h.ctx, candidate.id), "record/")).body;
  return { candidate, token, later, absent: absent.person.id, company: absent.employer.company.name, read };
}

test("a person reads each fact with its mission, and none counts before a week", async () => {
  const { absent, company, read } = await aPerson();
  const { counts, lines } = await read();
  expect(counts).toEqual({ came: 1, absent: 0, left_late: 0, replaced: 0 });
  expect(lines.map(({ fact }) => fact)).toEqual(["left_late", "absent", "came"]);
  expect(lines[0]?.minutes_before).toBeGreaterThan(19 * 60);
  expect(lines[0]).toMatchObject({ late_withdrawal: true, replaced: false });
  expect(lines[1]).toMatchObject({ application_id: absent, company: { name: company }, minutes_before: null });
  expect(lines[2]).toMatchObject({ job: { title: "Serveur (H/F)" }, contested_at: null });
  advance(8 * DAY);
  expect((await read()).counts).toEqual({ came: 1, absent: 1, left_late: 1, replaced: 0 });
});

test("a line that is contested counts against nobody until a person decides", async () => {
  const { token, absent, read } = await aPerson();
  await post(h, token, `applications/${absent}/attendance/contest`, { reason: "J’étais là." });
  advance(8 * DAY);
  const { counts, lines } = await read();
  expect(counts).toMatchObject({ absent: 0, left_late: 1 });
  expect(lines.find(({ fact }) => fact === "absent")?.contested_at).not.toBeNull();
});

test("a place is said taken again once somebody else confirmed it after the withdrawal", async () => {
  const { later, read } = await aPerson();
  await anApplication(h.ctx.db, { mission: later, ...confirmed, createdAt: inHours(-0.1) });
  advance(8 * DAY);
  const { counts, lines } = await read();
  expect(lines.find(({ fact }) => fact === "left_late")?.replaced).toBe(true);
  expect(counts).toMatchObject({ left_late: 1, replaced: 1 });
});

test("an employer reads how many with an application, never where; the person reads the lines", async () => {
  const { candidate, company } = await aPerson();
  advance(8 * DAY);
  const { mission } = await aPair(h, { mission: { startsAt: new Date(h.ctx.now().getTime() + 3 * DAY) } });
  const { id } = await anApplication(h.ctx.db, { mission, candidate, now: h.ctx.now() });
  const fresh = await tokenFor(h.ctx, candidate.id);
  const boss = await tokenFor(h.ctx, mission.createdBy);
  const shown = await get<ApplicationDetail>(h, boss, `applications/${id}/`);
  expect(shown.body.record).toEqual({ came: 1, absent: 1, left_late: 1, replaced: 0 });
  expect(JSON.stringify(shown.body.record)).not.toContain(company);
  expect((await get<ApplicationDetail>(h, fresh, `applications/${id}/`)).body.record).toBeNull();
  expect((await get(h, boss, "record/")).status).toBe(403);
});

test("what is older than twelve months is shown to nobody", async () => {
  const { read } = await aPerson();
  advance(370 * DAY);
  expect(await read()).toEqual({ counts: { came: 0, absent: 0, left_late: 0, replaced: 0 }, lines: [] });
});

test("a person of whom nothing is known has no line", async () => {
  const { id } = await aCandidate(h.ctx.db);
  expect((await get<RecordView>(h, await tokenFor(h.ctx, id), "record/")).body.lines).toEqual([]);
});
