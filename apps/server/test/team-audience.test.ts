/** Missions for a team: who sees them, who is asked, in which order, and whose yes takes the place. */
import type { PropositionView } from "@app/contract/matching/propositions";
import { anApplication } from "@app/db/builders/applications";
import { aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { answer, middayIn, missionBody, panel, shiftAt, somePeople } from "./matching-scene.ts";
import { get, notificationsOf, patch, post } from "./scene.ts";
import { aTeam, hasWorked, propositionsOf, publishFor } from "./team-scene.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  // Noon, whatever the hour of the test: nothing waits for the morning.
  h.advance(middayIn(h, 1).getTime() - h.ctx.now().getTime());
});
afterAll(() => h.close());

type Listed = { results: { id: number }[] };
const idsOf = (list: Listed) => list.results.map(({ id }) => id);

/** Every way in which a stranger may come upon a mission. */
async function waysIn(id: number, companyId: number, strangerToken: string) {
  const list = await call<Listed>(h.app, "GET", "/api/jobs/?query=serveur&place=Lyon", {});
  const company = await call<{ missions: Listed }>(h.app, "GET", `/api/companies/${companyId}/`, {});
  const feed = await call<{ results: { id: number }[] }>(h.app, "GET", "/api/feed/", {});
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from mission_search where mission_id = ${id}`.execute(h.ctx.db);
  return {
    page: (await call(h.app, "GET", `/api/jobs/${id}/`, {})).status,
    member: (await get(h, strangerToken, `jobs/${id}/`)).status,
    apply: (await post(h, strangerToken, "jobs/apply", { job: id, message: "Bonjour, je suis disponible." })).status,
    save: (await post(h, strangerToken, "save-job", { job_id: id })).status,
    card: (await call(h.app, "GET", `/api/jobs/${id}/card/`, {}).catch(() => ({ status: 0 }))).status,
    listed: idsOf(list.body).includes(id),
    company: idsOf(company.body.missions).includes(id),
    feed: idsOf(feed.body).includes(id),
    search: rows[0]?.n,
  };
}
const HIDDEN = { page: 404, member: 404, apply: 404, save: 404, listed: false, company: false, feed: false, search: 0 };

describe("the team first", () => {
  test("nobody else finds it until the time that was said; then everybody, and the waves", async () => {
    const team = await aTeam(h, 2);
    const [stranger] = await somePeople(h, 1);
    // On pause: no wave asks them.
    const follower = await aCandidate(h.ctx.db, { availability: "freeze" });
    const followerToken = await tokenFor(h.ctx, follower.id);
    await post(h, followerToken, `companies/${team.employer.companyId}/follow`, {});
    const { status, body } = await publishFor(h, team.token, { audience: "team_first", positions: 3 });
    expect([status, body.audience]).toEqual([201, "team_first"]);
    const wait = new Date(body.teamUntil ?? "").getTime() - h.ctx.now().getTime();
    expect(Math.round(wait / MINUTE)).toBe(30);

    expect(await waysIn(body.id, team.employer.companyId, stranger?.token ?? "")).toMatchObject(HIDDEN);
    await h.runDueJobs();
    const asked = await propositionsOf(h, body.id);
    expect(asked.map(({ candidateId, origin }) => [candidateId, origin])).toEqual(
      team.people.map(({ id }) => [id, "team"]),
    );
    expect(asked.every(({ notifiedAt }) => notifiedAt !== null)).toBe(true);
    const [member] = team.people;
    expect((await get(h, member?.token ?? "", `jobs/${body.id}/`)).body).toMatchObject({ audience: "team_first" });
    expect(idsOf((await get<Listed>(h, member?.token ?? "", "team/missions/")).body)).toEqual([body.id]);
    expect((await panel(h, team.token, body.id)) as object).toMatchObject({
      waves: [],
      team: { audience: "team_first", members: 2, people: [{ state: "sent" }, { state: "sent" }] },
    });

    h.advance(31 * MINUTE);
    await h.runDueJobs();
    await h.runDueJobs();
    const again = (id = 0) => tokenFor(h.ctx, id);
    expect(await waysIn(body.id, team.employer.companyId, await again(stranger?.id))).toMatchObject({
      page: 200,
      member: 200,
      apply: 201,
      listed: true,
      company: true,
      feed: true,
      search: 1,
    });
    const all = await propositionsOf(h, body.id);
    expect(all.filter(({ origin }) => origin === "team")).toHaveLength(2);
    const [first] = all.filter(({ origin }) => origin === "wave").map(({ createdAt }) => createdAt);
    for (const one of all.filter(({ origin }) => origin === "team"))
      expect(first === undefined || one.createdAt < first).toBe(true);
    expect((await notificationsOf(h, await again(follower.id))).map(({ kind }) => kind)).toContain("followed_mission");
    for (const { id } of team.people)
      expect((await notificationsOf(h, await again(id))).filter(({ kind }) => kind === "proposition")).toHaveLength(1);
  });

  test("an edit that brings the start before the opening brings the opening before the start", async () => {
    const team = await aTeam(h, 1);
    const startsAt = middayIn(h, 4);
    const teamUntil = new Date(startsAt.getTime() - 2 * HOUR);
    const { body } = await publishFor(h, team.token, { audience: "team_first", startsAt, teamUntil });
    expect(body.teamUntil).toBe(teamUntil.toISOString());
    const sooner = new Date(startsAt.getTime() - 24 * HOUR);
    const edited = await call<{ teamUntil: string }>(h.app, "PUT", `/api/jobs/${body.id}/edit/`, {
      token: team.token,
      body: { ...missionBody, shifts: [shiftAt(sooner)] },
    });
    expect(edited.status).toBe(200);
    expect(new Date(edited.body.teamUntil).getTime() - h.ctx.now().getTime()).toBeLessThanOrEqual(30 * MINUTE);
    h.advance(31 * MINUTE);
    await h.runDueJobs();
    expect((await call(h.app, "GET", `/api/jobs/${body.id}/`, {})).status).toBe(200);
  });

  test("a group that is deleted leaves its missions to the whole team", async () => {
    const team = await aTeam(h, 2);
    const [one, other] = team.people;
    const { body: group } = await post<{ id: number }>(h, team.token, "team/groups", { label: "Bar" });
    await patch(h, team.token, `team/${one?.id}`, { groups: [group.id] });
    const published = await publishFor(h, team.token, { audience: "team_only", teamGroups: [group.id] });
    const seenBy = async (token = "") => (await get(h, token, `jobs/${published.body.id}/`)).status;
    expect([await seenBy(one?.token), await seenBy(other?.token)]).toEqual([200, 404]);
    await call(h.app, "DELETE", `/api/team/groups/${group.id}/`, { token: team.token });
    expect([await seenBy(one?.token), await seenBy(other?.token)]).toEqual([200, 200]);
  });

  test("its employer may open it before, or keep it; what everybody saw stays seen", async () => {
    const team = await aTeam(h, 1);
    const early = (await publishFor(h, team.token, { audience: "team_first" })).body.id;
    const opened = await post(h, team.token, `jobs/${early}/audience`, { audience: "everyone" });
    expect(opened).toMatchObject({ status: 200, body: { teamUntil: null } });
    // Asked in the same transaction, before everybody.
    expect((await propositionsOf(h, early)).map(({ origin }) => origin)).toEqual(["team"]);
    expect((await call(h.app, "GET", `/api/jobs/${early}/`, {})).status).toBe(200);
    expect(await post(h, team.token, `jobs/${early}/audience`, { audience: "team_only" })).toMatchObject({
      status: 409,
      body: { code: "already_open" },
    });
    const forTeam = (await publishFor(h, team.token, { audience: "team_first", startsAt: middayIn(h, 6) })).body.id;
    await post(h, team.token, `jobs/${forTeam}/audience`, { audience: "team_only" });
    h.advance(HOUR);
    await h.runDueJobs();
    expect((await call(h.app, "GET", `/api/jobs/${forTeam}/`, {})).status).toBe(404);
    expect((await get(h, await tokenFor(h.ctx, team.employer.id), `jobs/${forTeam}/`)).body).toMatchObject({
      audience: "team_only",
      teamUntil: null,
    });
  });

  test("a time that has passed, or comes after the start, is refused; so is a team of nobody", async () => {
    const team = await aTeam(h, 1);
    const at = (ms: number) => new Date(h.ctx.now().getTime() + ms).toISOString();
    const publish = (more: object) => publishFor(h, team.token, { audience: "team_first", ...more });
    expect(await publish({ teamUntil: at(-HOUR) })).toMatchObject({
      status: 400,
      body: { teamUntil: expect.anything() },
    });
    expect(await publish({ teamUntil: at(400 * HOUR) })).toMatchObject({ status: 400 });
    expect(await publish({ teamGroups: [999_999] })).toMatchObject({
      status: 400,
      body: { teamGroups: expect.anything() },
    });
    const alone = await aTeam(h, 0);
    expect(await publishFor(h, alone.token, { audience: "team_only" })).toMatchObject({
      status: 400,
      body: { audience: expect.anything() },
    });
  });
});

describe("the team alone", () => {
  test("nobody else ever, also not by a time that passes; a group narrows it", async () => {
    const team = await aTeam(h, 2);
    const [inGroup, other] = team.people;
    const { body: group } = await post<{ id: number }>(h, team.token, "team/groups", { label: "Salle" });
    await patch(h, team.token, `team/${inGroup?.id}`, { groups: [group.id] });
    const { id } = (await publishFor(h, team.token, { audience: "team_only", teamGroups: [group.id] })).body;
    await h.runDueJobs();
    expect((await propositionsOf(h, id)).map(({ candidateId }) => candidateId)).toEqual([inGroup?.id]);
    expect((await get(h, inGroup?.token ?? "", `jobs/${id}/`)).status).toBe(200);
    expect((await get(h, other?.token ?? "", `jobs/${id}/`)).status).toBe(404);
    h.advance(26 * HOUR);
    await h.runDueJobs();
    const [stranger] = await somePeople(h, 1);
    expect(await waysIn(id, team.employer.companyId, stranger?.token ?? "")).toMatchObject(HIDDEN);
    // Out of the team: it exists no more.
    await call(h.app, "DELETE", `/api/team/memberships/${team.employer.companyId}/`, {
      token: await tokenFor(h.ctx, inGroup?.id ?? 0),
    });
    expect((await get(h, await tokenFor(h.ctx, inGroup?.id ?? 0), `jobs/${id}/`)).status).toBe(404);
  });
});

describe("a yes of the team", () => {
  const book = { audience: "team_first", teamBooking: "first" } as const;
  const propositionOf = async (id: number, token: string) =>
    (await get<{ results: PropositionView[] }>(h, token, "propositions/")).body.results.find(
      ({ job }) => job.id === id,
    );

  test("takes the place at once for who was approved or worked there; who came by a link applies", async () => {
    const team = await aTeam(h, 3, { approved: 1 });
    const [approved, worked, byLink] = team.people;
    await hasWorked(h, team.employer, worked?.id ?? 0);
    const { id } = (await publishFor(h, team.token, { ...book, positions: 3, startsAt: middayIn(h, 8) })).body;
    await h.runDueJobs();
    for (const [person, booking, state] of [
      [approved, "first", "confirmed"],
      [worked, "first", "confirmed"],
      [byLink, "choose", null],
    ] as const) {
      const proposition = await propositionOf(id, person?.token ?? "");
      expect(proposition).toMatchObject({ origin: "team", booking, state: "waiting" });
      const yes = await answer(h, { id: 0, token: person?.token ?? "", proposition: proposition?.id ?? 0 }, "yes");
      expect(yes).toMatchObject({ status: 200, body: { state: "yes" } });
      const application = await h.ctx.db
        .selectFrom("applications")
        .where("missionId", "=", id)
        .where("candidateId", "=", person?.id ?? 0)
        .select(["status", "candidateStatus"])
        .executeTakeFirst();
      expect(application).toEqual({ status: state ? "accepted" : "pending", candidateStatus: state });
    }
  });

  test("is asked whatever the distance and the week; not against rest, blocks, a pause or four a day", async () => {
    const team = await aTeam(h, 6);
    const [far, tired, blocked, paused, tiredOfIt, muted] = team.people;
    const startsAt = middayIn(h, 9);
    await h.ctx.db
      .updateTable("candidates")
      .set({ lat: 50.63, lon: 3.06, availability: null })
      .where("userId", "=", far?.id ?? 0)
      .execute();
    const mission = await h.ctx.db.selectFrom("missions").select("id").executeTakeFirstOrThrow();
    const shift = await h.ctx.db
      .selectFrom("shifts")
      .select("id")
      .where("missionId", "=", mission.id)
      .executeTakeFirstOrThrow();
    await sql`insert into bookings (application_id, candidate_id, mission_id, shift_id, during) values
      (999, ${tired?.id}, ${mission.id}, ${shift.id}, tstzrange(${new Date(startsAt.getTime() - 12 * HOUR)}, ${new Date(startsAt.getTime() - 10 * HOUR)}))`.execute(
      h.ctx.db,
    );
    await h.ctx.db
      .insertInto("blocks")
      .values({ blockerId: blocked?.id ?? 0, blockedId: team.employer.id })
      .execute();
    await call(h.app, "PATCH", "/api/profile/availability/", {
      token: paused?.token ?? "",
      body: { availability: "freeze" },
    });
    await patch(h, muted?.token ?? "", `team/memberships/${team.employer.companyId}`, { muted: true });
    for (let n = 0; n < 4; n += 1) {
      const { id } = (await publishFor(h, team.token, { audience: "team_only", startsAt: middayIn(h, 12 + 2 * n) }))
        .body;
      await h.runDueJobs();
      await sql`delete from propositions where mission_id = ${id} and candidate_id <> ${tiredOfIt?.id}`.execute(
        h.ctx.db,
      );
    }
    const { id } = (await publishFor(h, team.token, { audience: "team_only", startsAt })).body;
    await h.runDueJobs();
    const asked = await propositionsOf(h, id);
    expect(asked.map(({ candidateId }) => candidateId)).toEqual([far?.id, muted?.id].toSorted((a = 0, b = 0) => a - b));
    expect(asked.find(({ candidateId }) => candidateId === muted?.id)?.notifiedAt).toBeNull();
    expect(asked.find(({ candidateId }) => candidateId === far?.id)?.notifiedAt).not.toBeNull();
    await sql`delete from bookings where application_id = 999`.execute(h.ctx.db);
  });
});

describe("« Reproposer »", () => {
  test("named people of the team and those who ended here; the yes books, also on the old application", async () => {
    const team = await aTeam(h, 1);
    const { id } = (await publishFor(h, team.token, { positions: 3, startsAt: middayIn(h, 14) })).body;
    const mission = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
    const refused = await aCandidate(h.ctx.db);
    const stranger = await aCandidate(h.ctx.db);
    const old = await anApplication(h.ctx.db, { now: h.ctx.now(), mission, candidate: refused, status: "rejected" });
    const propose = (people: number[]) =>
      post<{ proposed: number; code?: string }>(h, team.token, `jobs/${id}/propose`, { people });
    expect(await propose([stranger.id])).toMatchObject({ status: 404, body: { code: "not_proposable" } });
    const [member] = team.people;
    await sql`delete from propositions where mission_id = ${id}`.execute(h.ctx.db);
    expect(await propose([member?.id ?? 0, refused.id])).toMatchObject({ status: 200, body: { proposed: 2 } });
    expect(await propose([member?.id ?? 0, refused.id])).toMatchObject({ status: 200, body: { proposed: 0 } });
    await h.runDueJobs();
    const token = await tokenFor(h.ctx, refused.id);
    const { results } = (await get<{ results: PropositionView[] }>(h, token, "propositions/")).body;
    expect(results).toMatchObject([{ origin: "direct", booking: "first", state: "waiting" }]);
    const yes = await answer(h, { id: refused.id, token, proposition: results[0]?.id ?? 0 }, "yes");
    expect(yes).toMatchObject({ status: 200, body: { state: "yes", application_id: old.id } });
    const after = await h.ctx.db
      .selectFrom("applications")
      .where("id", "=", old.id)
      .select(["status", "candidateStatus"])
      .executeTakeFirst();
    expect(after).toEqual({ status: "accepted", candidateStatus: "confirmed" });
    const counted = await h.ctx.db
      .selectFrom("missions")
      .where("id", "=", id)
      .select(["acceptedCount", "applicationCount", "endedApplications"])
      .executeTakeFirst();
    expect(counted).toEqual({ acceptedCount: 1, applicationCount: 1, endedApplications: 0 });
    expect(await post(h, (await aTeam(h, 0)).token, `jobs/${id}/propose`, { people: [member?.id] })).toMatchObject({
      status: 404,
    });
  });
});

test("a company of another SIREN finds nothing of a team", async () => {
  const [team, rival] = [await aTeam(h, 1), await aTeam(h, 0)];
  await aTeamMember(h.ctx.db, {
    now: h.ctx.now(),
    companyId: rival.employer.companyId,
    candidateId: (await aCandidate(h.ctx.db)).id,
  });
  const own = (await publishFor(h, rival.token, { startsAt: middayIn(h, 20) })).body.id;
  expect(await post(h, rival.token, `jobs/${own}/propose`, { people: [team.people[0]?.id] })).toMatchObject({
    status: 404,
  });
});
