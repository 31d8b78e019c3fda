import type { SavedSearchView } from "@app/contract/search/saved-searches";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aSentWave } from "../../../test/proposition-scene.ts";
import { patch, post } from "../../../test/scene.ts";
import { onMissionAlerts } from "./search-alerts.ts";

const HOUR = 3_600_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function someone(search?: object) {
  const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
  const token = await tokenFor(h.ctx, id);
  const saved = search && (await post<SavedSearchView>(h, token, "saved-searches", search)).body.id;
  return { id, token, search: saved ?? 0 };
}

async function publish(fields: object = {}) {
  const employer = await anEmployer(h.ctx.db);
  const boss = await tokenFor(h.ctx, employer.id);
  const model = await aMission(h.ctx.db, { employer, title: "Serveur en salle" });
  const answer = await post<{ id: number; status: string }>(h, boss, "jobs/add", bodyOf(model, fields));
  expect(answer).toMatchObject({ status: 201, body: { status: "recruiting" } });
  return { id: answer.body.id, employer };
}

const alertsOf = async ({ token }: { token: string }) =>
  (
    await call<{ kind: string; title: string; actionUrl: string }[]>(h.app, "GET", "/api/notifications/", { token })
  ).body.filter(({ kind }) => kind === "search_alert");

const WAITER = { query: "serveur", place: "Lyon", radius: 30 };

test("a published mission alerts whoever searches for it, by name, once", async () => {
  const [waiter, twice, driver] = [await someone(WAITER), await someone(WAITER), await someone({ query: "chauffeur" })];
  await post(h, twice.token, "saved-searches", { query: "serveur" });
  const { id } = await publish();
  await h.runJobs();
  await h.ctx.pool.query("select graphile_worker.add_job('mission.alerts', json_build_object('missionId', $1::int))", [
    id,
  ]);
  await h.runJobs();
  expect(await alertsOf(waiter)).toMatchObject([
    { type: "new_job", title: "Votre recherche «\u00a0serveur, Lyon\u00a0»", actionUrl: `/emplois/${id}` },
  ]);
  expect(await alertsOf(twice)).toHaveLength(1);
  expect(await alertsOf(driver)).toEqual([]);
});

test("not those who were asked, who blocked the employer, or who turned the alert off", async () => {
  const [asked, blocker, quiet, later] = await Promise.all([1, 2, 3, 4].map(() => someone(WAITER)));
  if (!asked || !blocker || !quiet || !later) throw new Error("four people");
  const off = await patch<SavedSearchView>(h, quiet.token, `saved-searches/${quiet.search}`, { alerts: false });
  expect(off).toMatchObject({ status: 200, body: { alerts: false } });
  const { id, employer } = await publish();
  await aSentWave(h.ctx.db, { missionId: id, at: h.ctx.now(), expiresAt: new Date(h.ctx.now().getTime() + HOUR) }, [
    asked.id,
  ]);
  await h.ctx.db.insertInto("blocks").values({ blockerId: blocker.id, blockedId: employer.id }).execute();
  await h.runJobs();
  for (const person of [asked, blocker, quiet]) expect(await alertsOf(person)).toEqual([]);
  expect(await alertsOf(later)).toHaveLength(1);
});

test("« demain » alerts of what starts tomorrow", async () => {
  const [dated, spoken] = [await someone({ ...WAITER, date: "tomorrow" }), await someone({ query: "serveur demain" })];
  const startingIn = async (days: number) => {
    const startsAt = atParis(addDays(parisDay(h.ctx.now()), days), "12:00");
    const endsAt = new Date(startsAt.getTime() + 5 * HOUR);
    const { id } = await aMission(h.ctx.db, { title: "Serveur en salle", startsAt, endsAt });
    await onMissionAlerts(h.ctx, { missionId: id });
  };
  await startingIn(2);
  expect(await alertsOf(dated)).toEqual([]);
  expect(await alertsOf(spoken)).toEqual([]);
  await startingIn(1);
  expect(await alertsOf(dated)).toHaveLength(1);
  expect(await alertsOf(spoken)).toHaveLength(1);
});

test("the mail of an alert stops that search alone, in one click", async () => {
  const person = await someone(WAITER);
  const other = await post<SavedSearchView>(h, person.token, "saved-searches", { query: "cuisinier" });
  await call(h.app, "PUT", "/api/notifications/preferences/", {
    token: person.token,
    body: { new_job: { email: true } },
  });
  await publish();
  await h.runJobs();
  const { email } = await h.ctx.db
    .selectFrom("users")
    .where("id", "=", person.id)
    .select("email")
    .executeTakeFirstOrThrow();
  // By day, whatever the hour of the test.
  await h.ctx.db.updateTable("deliveries").set({ mailHeld: true }).where("userId", "=", person.id).execute();
  for (let hours = 0; hours < 10; hours += 1) {
    h.advance(HOUR);
    await h.ctx.pool.query("select graphile_worker.add_job('send_due_mails')");
    await h.runDueJobs();
  }
  const mail = h.mails.find(({ to }) => to === email);
  expect(mail?.text).toContain("Votre recherche");
  const url = new URL(mail?.unsubscribeUrl ?? "");
  const stop = () => call(h.app, "POST", `${url.pathname}${url.search}`);
  expect((await stop()).status).toBe(200);
  expect((await stop()).status).toBe(200);
  const { body } = await call<{ results: SavedSearchView[] }>(h.app, "GET", "/api/saved-searches/", {
    token: await tokenFor(h.ctx, person.id),
  });
  expect(body.results.map(({ id, alerts }) => [id, alerts])).toEqual([
    [other.body.id, true],
    [person.search, false],
  ]);
});
