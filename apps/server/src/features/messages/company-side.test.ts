/** The employer's side of a conversation is the company: colleagues read and answer, by their role and their establishments. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { anInvitation } from "../../../test/matrix-scene.ts";
import { get, post, requireSound } from "../../../test/scene.ts";

const HOUR = 3_600_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type Conversation = {
  id: number;
  participants: { id: number; company: { id: number } | null }[];
  unread_count: number;
  read_up_to: number;
  blocked: boolean;
};

async function aTalk(startsIn = 10 * 24 * HOUR) {
  const owner = await anEmployer(h.ctx.db);
  const { companyId } = owner;
  const here = await anEstablishment(h.ctx.db, { companyId, name: "A" });
  const there = await anEstablishment(h.ctx.db, { companyId, name: "B" });
  const member = (role: "manager" | "shift_lead", establishmentId: number) =>
    anEmployer(h.ctx.db, { company: owner.company, member: { role, establishmentIds: [establishmentId] } });
  const startsAt = new Date(h.ctx.now().getTime() + startsIn);
  const mission = await aMission(h.ctx.db, { employer: owner, establishmentId: here.id, startsAt });
  const candidate = await aCandidate(h.ctx.db);
  const application = await anApplication(h.ctx.db, { mission, candidate, status: "accepted" });
  const { id } = await aConversation(h.ctx.db, { between: [owner, candidate], lines: ["Bonjour"] });
  const [colleague, elsewhere, lead] = [
    await member("manager", here.id),
    await member("manager", there.id),
    await member("shift_lead", here.id),
  ];
  const as = (who: { id: number }) => tokenFor(h.ctx, who.id);
  return {
    id,
    owner,
    candidate,
    application,
    people: { colleague, elsewhere, lead },
    tokens: {
      owner: await as(owner),
      candidate: await as(candidate),
      colleague: await as(colleague),
      elsewhere: await as(elsewhere),
      lead: await as(lead),
    },
  };
}

const say = (token: string, id: number, content: string) =>
  post<{ id: number; code: string }>(h, token, `conversations/${id}/messages`, { content });
const look = async (token: string, id: number) => (await get<Conversation>(h, token, `conversations/${id}/`)).body;
const listed = async (token: string) =>
  (await get<Conversation[]>(h, token, "conversations/")).body.map(({ id }) => id);

test("a colleague answers under their own name, and what one reads is read for all", async () => {
  const { id, tokens, owner, candidate, people } = await aTalk();
  await say(tokens.candidate, id, "À quelle heure ?");
  expect((await look(tokens.owner, id)).unread_count).toBe(1);
  expect((await look(tokens.colleague, id)).unread_count).toBe(1);
  expect((await get<{ conversations: number }>(h, tokens.colleague, "unread/")).body).toMatchObject({
    conversations: 1,
  });
  await post(h, tokens.colleague, `conversations/${id}/mark-as-read`, {});
  const answer = await say(tokens.colleague, id, "À 18 h.");
  expect((await look(tokens.owner, id)).unread_count).toBe(0);
  const messages = await get<{ sender: { id: number } }[]>(h, tokens.candidate, `conversations/${id}/messages/`);
  expect(messages.body[0]?.sender.id).toBe(people.colleague.id);
  // The person sees one conversation, with the company.
  const theirs = await look(tokens.candidate, id);
  expect(theirs).toMatchObject({
    unread_count: 1,
    participants: [{ company: { id: owner.companyId } }, { id: candidate.id }],
  });
  await post(h, tokens.candidate, `conversations/${id}/mark-as-read`, {});
  expect((await look(tokens.owner, id)).read_up_to).toBe(answer.body.id);
});

test("it does not exist for another establishment, and a colleague who opens it finds it", async () => {
  const { id, tokens, candidate } = await aTalk();
  expect(await listed(tokens.colleague)).toEqual([id]);
  expect(await listed(tokens.elsewhere)).toEqual([]);
  expect((await say(tokens.elsewhere, id, "Bonjour")).status).toBe(404);
  const opened = await post<Conversation>(h, tokens.colleague, "conversations/create-or-get", {
    user_id: candidate.id,
  });
  expect(opened).toMatchObject({ status: 200, body: { id } });
  expect((await post(h, tokens.elsewhere, "conversations/create-or-get", { user_id: candidate.id })).status).toBe(404);
});

test("a shift lead writes to people accepted, from two days before to two days after", async () => {
  const { id, tokens } = await aTalk(49 * HOUR);
  expect((await say(tokens.lead, id, "Bonjour")).status).toBe(404);
  const { lead } = (await aTalk(47 * HOUR)).tokens;
  expect(await listed(lead)).toHaveLength(1);
});

test("a block holds for the company, whoever asked for it and whoever joins later", async () => {
  const { id, tokens, owner, candidate } = await aTalk();
  await post(h, tokens.colleague, `users/${candidate.id}/block`, {});
  expect((await look(tokens.owner, id)).blocked).toBe(true);
  for (const token of [tokens.owner, tokens.colleague, tokens.candidate])
    expect(await say(token, id, "Bonjour")).toMatchObject({ status: 403, body: { code: "blocked" } });
  await call(h.app, "DELETE", `/api/users/${candidate.id}/block/`, { token: tokens.owner });
  expect((await say(tokens.candidate, id, "Merci")).status).toBe(201);

  await post(h, tokens.candidate, `users/${owner.id}/block`, {});
  const newcomer = await anEmployer(h.ctx.db, { company: owner.company, member: { role: "manager" } });
  const theirs = await tokenFor(h.ctx, newcomer.id);
  await call(h.app, "DELETE", `/api/members/${newcomer.id}/`, { token: theirs });
  const { token: link } = await anInvitation(h.ctx, owner, { email: newcomer.email });
  await post(h, theirs, `invitations/${link}/accept`, {});
  for (const token of [tokens.owner, tokens.colleague, theirs])
    expect(await say(token, id, "Bonjour")).toMatchObject({ status: 403, body: { code: "blocked" } });
});

test("whoever began it leaves: the company goes on, and the person sees the company", async () => {
  const { id, tokens, owner, people } = await aTalk();
  await call(h.app, "PATCH", `/api/members/${people.colleague.id}/`, { token: tokens.owner, body: { role: "owner" } });
  await call(h.app, "DELETE", `/api/members/${owner.id}/`, { token: tokens.owner });
  expect((await get(h, tokens.owner, `conversations/${id}/`)).status).toBe(403);
  expect((await say(tokens.candidate, id, "Toujours d’accord ?")).status).toBe(201);
  expect((await say(tokens.colleague, id, "Oui.")).status).toBe(201);
  expect((await look(tokens.candidate, id)).participants[0]?.company).toMatchObject({ id: owner.companyId });
});
