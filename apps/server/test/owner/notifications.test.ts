import { afterAll, beforeAll, expect, test } from "vitest";
import { aCandidate, anEmployer, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

type Note = {
  id: number;
  type: string;
  title: string;
  message: string;
  read: boolean;
  created_at: string;
  actionUrl: string;
};

test("an application tells the employer, an answer tells the candidate, and a notification is read once", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  const application = await apply(ines, (await publish(marc)).id);
  await owner.runJobs();
  const [received] = await marc.get<Note[]>("/api/notifications");
  expect(received).toMatchObject({ type: "application_update", read: false, actionUrl: expect.stringMatching(/^\//) });
  await marc.patch(`/api/applications/${application}/reject/`);
  owner.advance(60_000);
  await owner.runJobs();
  const [answered] = await ines.get<Note[]>("/api/notifications");
  expect(answered).toMatchObject({
    id: expect.any(Number),
    type: "application_update",
    title: expect.any(String),
    message: expect.any(String),
    read: false,
    created_at: expect.any(String),
    actionUrl: expect.stringMatching(/^\//),
  });
  await ines.post(`/api/notifications/${answered?.id}/read/`);
  const list = await ines.get<Note[]>("/api/notifications");
  expect(list.find(({ id }) => id === answered?.id)?.read).toBe(true);
});

test("a token of Firebase is kept, however often it is sent", async () => {
  const ines = await aCandidate(owner);
  const fcm_token = `dGhpcyBpcyBub3Qg:APA91b${"x".repeat(120)}`;
  const first = await ines.post("/api/save-fcm-token/", { fcm_token });
  expect(await ines.post("/api/save-fcm-token/", { fcm_token })).toEqual(first);
});
