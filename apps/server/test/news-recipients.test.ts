/** Who is sent the news of a mission: by establishment, by hours of duty, by role; never somebody of elsewhere. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer, type MemberOverrides } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { parisDay } from "@app/domain/time/calendar";
import { weekdayOf } from "@app/domain/time/week";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notifyOfMessages } from "../src/features/notifications/mail/unread-messages.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { patch, post } from "./scene.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Nobody is on duty with no hour; the whole of today and its two neighbours is duty now. */
const OFF = 0;
function onDutyNow(): number {
  const today = weekdayOf(parisDay(h.ctx.now()));
  return [today, (today + 6) % 7, (today + 1) % 7].reduce((bits, day) => bits | (0b1111 << (4 * day)), 0);
}

type Person = "owner" | "managerA" | "managerB" | "leadA" | "author";
const PEOPLE: readonly Person[] = ["owner", "managerA", "managerB", "leadA", "author"];
type Duty = "on" | "off";

async function aTeam(duty: Record<Person, Duty>) {
  const bits = (who: Person) => (duty[who] === "on" ? onDutyNow() : OFF);
  const owner = await anEmployer(h.ctx.db, { company: { level: "address_proven" }, member: { duty: bits("owner") } });
  const a = await anEstablishment(h.ctx.db, { companyId: owner.companyId, name: "A" });
  const b = await anEstablishment(h.ctx.db, { companyId: owner.companyId, name: "B" });
  const member = (who: Person, fields: MemberOverrides) =>
    anEmployer(h.ctx.db, { company: owner.company, member: { ...fields, duty: bits(who) } });
  return {
    a,
    owner,
    managerA: await member("managerA", { role: "manager", establishmentIds: [a.id] }),
    managerB: await member("managerB", { role: "manager", establishmentIds: [b.id] }),
    leadA: await member("leadA", { role: "shift_lead", establishmentIds: [a.id] }),
    author: await member("author", { role: "manager", establishmentIds: [a.id, b.id] }),
  };
}

async function notified(team: Awaited<ReturnType<typeof aTeam>>, kind: string): Promise<Person[]> {
  await h.runJobs();
  await notifyOfMessages(h.ctx);
  const { rows } = await h.ctx.pool.query<{ id: number }>("select user_id as id from notifications where kind = $1", [
    kind,
  ]);
  const ids = new Set(rows.map(({ id }) => id));
  return PEOPLE.filter((who) => ids.has(team[who].id));
}

const ALL_ON: Record<Person, Duty> = { owner: "on", managerA: "on", managerB: "on", leadA: "on", author: "on" };
const NOBODY: Record<Person, Duty> = { owner: "off", managerA: "off", managerB: "off", leadA: "off", author: "off" };

describe("who is sent the news of establishment A, on which the author published", () => {
  test.each<[string, Record<Person, Duty>, Person[]]>([
    ["everybody is on duty", ALL_ON, ["owner", "managerA", "author"]],
    ["A's manager alone is on duty", { ...NOBODY, managerA: "on" }, ["managerA"]],
    ["B's manager alone is on duty", { ...NOBODY, managerB: "on" }, ["author"]],
    ["the shift lead alone is on duty", { ...NOBODY, leadA: "on" }, ["author"]],
    ["nobody is on duty", NOBODY, ["author"]],
  ])("somebody applies while %s", async (_when, duty, expected) => {
    const team = await aTeam(duty);
    const mission = await aMission(h.ctx.db, {
      employer: team.author,
      establishmentId: team.a.id,
      startsAt: new Date(h.ctx.now().getTime() + 10 * DAY),
    });
    const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
    const answer = await post(h, await tokenFor(h.ctx, candidate.id), "jobs/apply", {
      job: mission.id,
      message: "Bonjour, je suis disponible.",
    });
    expect(answer.status).toBe(201);
    expect(await notified(team, "application_received")).toEqual(expected);
  });

  test.each<[string, number, Record<Person, Duty>, Person[]]>([
    ["the day before", DAY, ALL_ON, ["owner", "managerA", "leadA", "author"]],
    ["the day before, the shift lead alone on duty", DAY, { ...NOBODY, leadA: "on" }, ["leadA"]],
    ["ten days before", 10 * DAY, ALL_ON, ["owner", "managerA", "author"]],
  ])("somebody accepted withdraws %s", async (_when, before, duty, expected) => {
    const team = await aTeam(duty);
    const mission = await aMission(h.ctx.db, {
      employer: team.author,
      establishmentId: team.a.id,
      startsAt: new Date(h.ctx.now().getTime() + before),
    });
    const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, status: "accepted" });
    const answer = await patch(h, await tokenFor(h.ctx, candidate.id), `applications/${id}/withdraw`);
    expect(answer.status).toBe(200);
    expect(await notified(team, "application_withdrawn")).toEqual(expected);
  });

  test("a message of somebody who applied to A reaches A, whoever began the conversation", async () => {
    const team = await aTeam(ALL_ON);
    const mission = await aMission(h.ctx.db, { employer: team.author, establishmentId: team.a.id });
    const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
    await anApplication(h.ctx.db, { mission, candidate });
    const { id } = await aConversation(h.ctx.db, { between: [team.owner, candidate] });
    const sent = await post(h, await tokenFor(h.ctx, candidate.id), `conversations/${id}/messages`, {
      content: "Bonjour",
    });
    expect(sent.status).toBe(201);
    expect(await notified(team, "new_message")).toEqual(["owner", "managerA", "author"]);
    // One reads, and it is read for all.
    await post(h, await tokenFor(h.ctx, team.managerA.id), `conversations/${id}/mark-as-read`, {});
    const { rows } = await h.ctx.pool.query(
      "select 1 from notifications where kind = 'new_message' and read_at is null and user_id = any($1)",
      [PEOPLE.map((who) => team[who].id)],
    );
    expect(rows).toEqual([]);
  });
});

test("an author who left is sent nothing", async () => {
  const team = await aTeam(NOBODY);
  const mission = await aMission(h.ctx.db, { employer: team.author, establishmentId: team.a.id });
  const owner = await tokenFor(h.ctx, team.owner.id);
  await h.app.inject({
    method: "DELETE",
    url: `/api/members/${team.author.id}/`,
    headers: { authorization: `Bearer ${owner}` },
  });
  const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
  await post(h, await tokenFor(h.ctx, candidate.id), "jobs/apply", { job: mission.id, message: "Bonjour." });
  expect(await notified(team, "application_received")).toEqual(["owner"]);
});
