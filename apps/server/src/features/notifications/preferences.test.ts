import { aNotification } from "@app/db/builders/notifications";
import { aRating } from "@app/db/builders/ratings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendTo, startConversation, unreadCounts } from "../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, notificationsOf, patch, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const choose = (token: string, body: object) => call(h.app, "PUT", "/api/notifications/preferences/", { token, body });

describe("notification preferences", () => {
  test("everything has a default, and a choice changes itself alone", async () => {
    const { person } = await aPair(h);
    const before = await get(h, person.token, "notifications/preferences/");
    expect(before).toMatchObject({
      status: 200,
      body: {
        application_update: { in_app: true, email: true, push: true },
        job_match: { in_app: true, email: false, push: true },
      },
    });
    const chosen = await choose(person.token, { other: { email: false }, job_match: { in_app: false, email: true } });
    expect(chosen).toMatchObject({ status: 200, body: { other: { in_app: true, email: false, push: true } } });
    expect((await choose(person.token, { other: { email: true } })).body).toMatchObject({
      other: { email: true },
      job_match: { in_app: false, email: true, push: true },
    });
    expect((await get(h, person.token, "notifications/preferences/")).body).toMatchObject({
      job_match: { in_app: false },
    });
    const { token } = await aPair(h);
    expect((await get(h, token, "notifications/preferences/")).body).toEqual(before.body);
  });

  test("news of an application stays, and a choice is yes or no", async () => {
    const { person, token } = await aPair(h);
    expect(await choose(person.token, { application_update: { in_app: false } })).toMatchObject({
      status: 400,
      body: { application_update: ["Les nouvelles de vos candidatures restent toujours visibles ici."] },
    });
    expect(await choose(person.token, { other: { email: "peut-être" } })).toMatchObject({
      status: 400,
      body: { other: ["Choisissez oui ou non."] },
    });
    await choose(person.token, { application_update: { email: false, push: false } });
    await patch(h, token, `applications/${person.id}/accept`);
    expect((await notificationsOf(h, person.token)).map(({ kind }) => kind)).toContain("application_accepted");
  });

  test("what was turned off is not written", async () => {
    const { id, employer, candidate } = await startConversation(h);
    await choose(candidate.token, { other: { in_app: false }, rating_received: { in_app: false } });
    await sendTo(h, employer.token, id, "Bonjour");
    expect(await notificationsOf(h, candidate.token)).toEqual([]);
    await choose(candidate.token, { other: { in_app: true } });
    await sendTo(h, employer.token, id, "Toujours là\u202f?");
    expect(await notificationsOf(h, candidate.token)).toHaveLength(1);
  });

  test("of a rating too", async () => {
    const rating = await aRating(h.ctx.db);
    const token = await tokenFor(h.ctx, rating.candidateId);
    await choose(token, { rating_received: { in_app: false } });
    await h.ctx.pool.query("select graphile_worker.add_job('rating.given', $1::json)", [
      JSON.stringify({ ratingId: rating.id }),
    ]);
    expect(await notificationsOf(h, token)).toEqual([]);
  });
});

test("everything is read at once, and nobody else's", async () => {
  const { employer, person, token } = await aPair(h);
  for (let i = 0; i < 3; i += 1) await aNotification(h.ctx.db, { userId: person.candidate.id });
  await aNotification(h.ctx.db, { userId: employer.id });
  expect(await unreadCounts(h, person.token)).toMatchObject({ notifications: 3 });
  expect(await post(h, person.token, "notifications/read-all", {})).toMatchObject({ status: 200, body: {} });
  expect(await unreadCounts(h, person.token)).toMatchObject({ notifications: 0 });
  expect((await get<unknown[]>(h, person.token, "notifications/?unread=1")).body).toEqual([]);
  expect((await get<unknown[]>(h, person.token, "notifications/")).body).toHaveLength(3);
  expect(await unreadCounts(h, token)).toMatchObject({ notifications: 1 });
});

test("one is deleted, and nobody else's", async () => {
  const { person, token } = await aPair(h);
  const { id } = await aNotification(h.ctx.db, { userId: person.candidate.id });
  const remove = (by: string) => call(h.app, "DELETE", `/api/notifications/${id}/`, { token: by });
  const missing = { status: 404, body: { code: "notification_not_found", error: "Notification introuvable" } };
  expect(await remove(token)).toMatchObject(missing);
  expect(await unreadCounts(h, person.token)).toMatchObject({ notifications: 1 });
  expect(await remove(person.token)).toMatchObject({ status: 200, body: {} });
  expect(await unreadCounts(h, person.token)).toMatchObject({ notifications: 0 });
  expect(await remove(person.token)).toMatchObject(missing);
});
