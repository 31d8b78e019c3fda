import { aCandidate } from "@app/db/builders/users";
import { beforeAll, describe, expect, test } from "vitest";
import { markRead, sendTo, startConversation } from "../../../test/conversation.ts";
import { call, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch, post } from "../../../test/scene.ts";
import { type Client, openSocket, type Process, withTwoProcesses } from "../../../test/sockets.ts";

const { processes, closeAfterTest } = withTwoProcesses();
let one: Process;
let two: Process;
beforeAll(() => {
  [one, two] = processes();
});

async function tab(at: Process, token: string): Promise<Client> {
  const client = closeAfterTest(await openSocket(at, token, "/live/"));
  await client.first("unread");
  return client;
}
const unread = (client: Client) => client.of("unread").at(-1);
const settles = (client: Client, notifications: number, conversations: number) =>
  client.until(() => {
    const last = unread(client);
    return last?.notifications === notifications && last.conversations === conversations;
  });

describe("a tab", () => {
  test("starts with the unread counters, and gets each change, in every tab", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const [left, right] = [await tab(one, candidate.token), await tab(two, candidate.token)];
    expect(unread(left)).toEqual({ type: "unread", notifications: 0, conversations: 0 });

    await sendTo(two, employer.token, id, "Bonjour");
    await settles(left, 0, 1);
    expect(left.of("conversation")).toEqual([{ type: "conversation", id }]);
    await one.runJobs();
    for (const client of [left, right]) {
      await settles(client, 1, 1);
      const [row] = (await get<{ id: number }[]>(one, candidate.token, "notifications/")).body;
      expect(client.of("notification").at(-1)).toEqual({ type: "notification", notification: row });
      // The job's `latest_message` is not announced again.
      expect(client.of("conversation")).toHaveLength(1);
    }

    await markRead(one, candidate.token, id);
    for (const client of [left, right]) await settles(client, 0, 0);
  });

  test("is updated when another tab reads notifications, one by one or all at once", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const client = await tab(two, candidate.token);
    await sendTo(one, employer.token, id, "Bonjour");
    await one.runJobs();
    await settles(client, 1, 1);
    const [note] = (await get<{ id: number }[]>(one, candidate.token, "notifications/")).body;
    await post(one, candidate.token, `notifications/${note?.id}/read`, {});
    await settles(client, 0, 1);
    one.advance(1_000);
    await sendTo(one, employer.token, id, "Encore");
    await one.runJobs();
    await settles(client, 1, 1);
    await post(one, candidate.token, "notifications/read-all", {});
    await settles(client, 0, 1);
    await call(one.app, "DELETE", `/api/notifications/${note?.id}/`, { token: candidate.token });
    expect(unread(client)).toMatchObject({ notifications: 0 });
  });

  test("gets nothing of other users", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const stranger = await startConversation(one);
    const client = await tab(one, stranger.candidate.token);
    const own = await tab(one, candidate.token);
    await sendTo(one, employer.token, id, "Bonjour");
    await one.runJobs();
    await settles(own, 1, 1);
    expect(client.frames).toEqual([{ type: "unread", notifications: 0, conversations: 0 }]);
  });
});

describe("an application", () => {
  test("is updated for the candidate and the employer, with its mission", async () => {
    const { token, person, mission } = await aPair(one);
    const [boss, worker] = [await tab(one, token), await tab(two, person.token)];
    await patch(two, token, `applications/${person.id}/accept`);
    await one.runJobs();
    const moved = { type: "application", id: person.id, job: mission.id };
    expect(await worker.first("application")).toEqual(moved);
    expect(await boss.first("application")).toEqual(moved);
    expect(await boss.first("job")).toEqual({ type: "job", id: mission.id });
    expect(worker.of("job")).toEqual([]);
    expect((await worker.first("notification")).notification).toMatchObject({
      type: "application_update",
      read: false,
    });
  });
});

test("an application withdrawn in its first minutes disappears from the employer's counters", async () => {
  const { token, mission } = await aPair(one);
  const person = await tokenFor(one.ctx, (await aCandidate(one.ctx.db)).id);
  const applied = await post<{ id: number }>(one, person, "jobs/apply", { job: mission.id, message: "Bonjour" });
  await one.runJobs();
  const boss = await tab(two, token);
  await settles(boss, 1, 0);
  await patch(one, person, `applications/${applied.body.id}/withdraw`, { undo: true });
  await settles(boss, 0, 0);
  expect(await boss.first("application")).toMatchObject({ id: applied.body.id });
});

test("a mission that is paused or closed is shown so in the employer's other tabs", async () => {
  const { token, mission, person } = await aPair(one);
  const [boss, worker] = [await tab(two, token), await tab(two, person.token)];
  await patch(one, token, `jobs/${mission.id}/status`, { status: "paused" });
  expect(await boss.first("job")).toEqual({ type: "job", id: mission.id });
  await patch(one, token, `jobs/${mission.id}/close`);
  await one.runJobs();
  await boss.until(() => boss.of("job").length > 1);
  expect((await worker.first("notification")).notification).toMatchObject({ kind: "mission_closed" });
});
