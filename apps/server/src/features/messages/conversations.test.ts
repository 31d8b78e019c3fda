import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aFile } from "@app/db/builders/files";
import { aBlock, aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch, post, requireSound } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type Conversation = {
  id: number;
  participants: { id: number; first_name: string; last_name: string; profileImage: string | null; company: unknown }[];
  last_message: { content: string; timestamp: string; sender_id: number } | null;
  unread_count: number;
  blocked: boolean;
};

const open = (token: string, userId: number) =>
  post<Conversation>(h, token, "conversations/create-or-get", { user_id: userId });
const list = async (token: string, search = "") =>
  (await get<Conversation[]>(h, token, `conversations/${search}`)).body;
const unknownPerson = { status: 404, body: { code: "user_not_found", error: "Utilisateur introuvable" } };

describe("opening a conversation", () => {
  test("a candidate writes to the employer of a mission applied to, and both find the same conversation", async () => {
    const { employer, person, token } = await aPair(h);
    const opened = await open(person.token, employer.id);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        participants: [
          { id: employer.id, first_name: "Nadia", last_name: "Ferrand", company: { id: employer.companyId } },
          { id: person.candidate.id, last_name: person.candidate.lastName, company: null },
        ],
        last_message: null,
        unread_count: 0,
        blocked: false,
      },
    });
    expect((await open(token, person.candidate.id)).body.id).toBe(opened.body.id);
    expect((await get<Conversation>(h, token, `conversations/${opened.body.id}/`)).body.participants[0]?.id).toBe(
      person.candidate.id,
    );
  });

  test("fifty taps at once, from both sides, open one", async () => {
    const { employer, person, token } = await aPair(h);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 === 0 ? open(token, person.candidate.id) : open(person.token, employer.id),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  test("nobody opens one with somebody whom no application links to them", async () => {
    const { employer, person, token } = await aPair(h);
    const stranger = await aCandidate(h.ctx.db);
    const otherEmployer = await anEmployer(h.ctx.db);
    expect(await open(token, stranger.id)).toMatchObject(unknownPerson);
    expect(await open(person.token, otherEmployer.id)).toMatchObject(unknownPerson);
    expect(await open(await tokenFor(h.ctx, otherEmployer.id), person.candidate.id)).toMatchObject(unknownPerson);
    expect(await open(person.token, stranger.id)).toMatchObject(unknownPerson);
    expect(await open(token, employer.id)).toMatchObject(unknownPerson);
    expect(await open(token, 999_999)).toMatchObject(unknownPerson);
  });

  test("not after the application was withdrawn, not with somebody blocked, not with a closed account", async () => {
    const withdrawn = await aPair(h);
    await patch(h, withdrawn.person.token, `applications/${withdrawn.person.id}/withdraw`);
    expect(await open(withdrawn.token, withdrawn.person.candidate.id)).toMatchObject(unknownPerson);
    expect(await open(withdrawn.person.token, withdrawn.employer.id)).toMatchObject(unknownPerson);

    const blocked = await aPair(h);
    await aBlock(h.ctx.db, { blockerId: blocked.person.candidate.id, blockedId: blocked.employer.id });
    expect(await open(blocked.token, blocked.person.candidate.id)).toMatchObject(unknownPerson);
    expect(await open(blocked.person.token, blocked.employer.id)).toMatchObject(unknownPerson);

    const gone = await aPair(h);
    await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", gone.person.candidate.id).execute();
    expect(await open(gone.token, gone.person.candidate.id)).toMatchObject(unknownPerson);
  });

  test("as the other side of an application, whichever side one is on", async () => {
    const { employer, mission, person, token } = await aPair(h);
    const by = (who: string, application: number) =>
      post<Conversation>(h, who, "conversations/create-or-get", { application });
    const opened = await by(person.token, person.id);
    expect(opened).toMatchObject({ status: 200, body: { participants: [{ id: employer.id }, {}] } });
    expect(await by(token, person.id)).toMatchObject({ status: 200, body: { id: opened.body.id } });
    expect((await get(h, token, `conversations/${opened.body.id}/`)).body["application"]).toMatchObject({
      id: person.id,
      status: "pending",
      candidate_status: null,
      job: { id: mission.id, title: mission.title },
    });
    const stranger = await aPair(h);
    expect(await by(stranger.token, person.id)).toMatchObject(unknownPerson);
    expect(await by(stranger.person.token, person.id)).toMatchObject(unknownPerson);
    expect(await by(token, 999_999)).toMatchObject(unknownPerson);
    // Withdrawing removes the link; the messages stay.
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect((await get(h, person.token, `conversations/${opened.body.id}/`)).body["application"]).toBeNull();
  });

  test("is for who has filled in their profile; answering asks nothing", async () => {
    const { employer, person, token } = await aPair(h);
    await h.ctx.db.updateTable("users").set({ phone: null }).where("id", "=", person.candidate.id).execute();
    await h.ctx.db.updateTable("users").set({ phone: null }).where("id", "=", employer.id).execute();
    const refused = {
      status: 403,
      body: { code: "profile_incomplete", error: "Votre profil est incomplet. Veuillez d’abord le compléter." },
    };
    expect(await open(person.token, employer.id)).toMatchObject(refused);
    expect(await open(token, person.candidate.id)).toMatchObject(refused);
    const { id } = await aConversation(h.ctx.db, { between: [employer, person.candidate], lines: ["Bonjour"] });
    expect(await open(person.token, employer.id)).toMatchObject({ status: 200, body: { id } });
    expect(await post(h, person.token, `conversations/${id}/messages`, { content: "Oui" })).toMatchObject({
      status: 201,
    });
  });

  test("without saying with whom", async () => {
    const { token } = await aPair(h);
    expect(await post(h, token, "conversations/create-or-get", {})).toMatchObject({
      status: 400,
      body: { user_id: ["Choisissez d’abord la personne à qui écrire."] },
    });
  });
});

describe("the list of conversations", () => {
  test("latest activity first, twenty a page, with the last message", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    for (let i = 0; i < 23; i += 1)
      await aConversation(h.ctx.db, {
        between: [employer, await aCandidate(h.ctx.db)],
        lines: [`Bonjour ${i}`],
        now: new Date(Date.now() - (30 - i) * 60_000),
      });
    const [first, second, third] = await Promise.all([list(token), list(token, "?page=2"), list(token, "?page=3")]);
    expect(first.map(({ last_message }) => last_message?.content)).toEqual(
      Array.from({ length: 20 }, (_, i) => `Bonjour ${22 - i}`),
    );
    expect(first[0]?.last_message?.sender_id).toBe(employer.id);
    expect(second).toHaveLength(3);
    expect(third).toEqual([]);
    expect(await list(token, "?page=200")).toEqual([]);
    expect((await get(h, token, "conversations/?page=0")).status).toBe(400);
  });

  test("is searched by first name, last name or company, whatever the accents", async () => {
    const { employer, mission, person, token } = await aPair(h);
    const theo = await aCandidate(h.ctx.db, { firstName: "Théo", lastName: "Le Goff" });
    await anApplication(h.ctx.db, { mission, candidate: theo });
    await aConversation(h.ctx.db, { between: [employer, person.candidate], lines: ["Bonjour"] });
    await aConversation(h.ctx.db, { between: [employer, theo], lines: ["Bonjour"] });
    const found = async (words: string) =>
      (await list(token, `?query=${encodeURIComponent(words)}`)).map(({ participants }) => participants[0]?.id);
    expect(await found("theo")).toEqual([theo.id]);
    expect(await found("GOFF")).toEqual([theo.id]);
    expect(await found("goff théo")).toEqual([theo.id]);
    expect(await found("%")).toEqual([]);
    expect(await found("personne")).toEqual([]);
    const theoToken = await tokenFor(h.ctx, theo.id);
    expect(await list(theoToken, "?query=vauquelle")).toHaveLength(1);
    expect(await list(theoToken, "?query=ferrand")).toHaveLength(1);
  });

  test("leaves an initial and no photo of somebody who withdrew", async () => {
    const { employer, mission } = await aPair(h);
    const token = await tokenFor(h.ctx, employer.id);
    const image = { kind: "profile_image", mediaType: "image/webp" } as const;
    const candidate = await aCandidate(h.ctx.db, { firstName: "Inès", lastName: "Moreau" });
    const file = await aFile(h.ctx.db, { ownerId: candidate.id, ...image });
    await h.ctx.db.updateTable("users").set({ imageFileId: file.id }).where("id", "=", candidate.id).execute();
    const application = await anApplication(h.ctx.db, { mission, candidate });
    await aConversation(h.ctx.db, { between: [employer, candidate], lines: ["Bonjour"] });
    expect((await list(token))[0]?.participants[0]).toMatchObject({
      last_name: "Moreau",
      profileImage: `/fichiers/${file.id}`,
    });
    const candidateToken = await tokenFor(h.ctx, candidate.id);
    expect((await patch(h, candidateToken, `applications/${application.id}/withdraw`)).status).toBe(200);
    expect((await list(token))[0]?.participants[0]).toMatchObject({ last_name: "M.", profileImage: null });
    expect(await list(token, "?query=moreau")).toEqual([]);
    expect(await list(token, "?query=ines")).toHaveLength(1);
    expect((await list(candidateToken))[0]?.participants[1]).toMatchObject({ last_name: "Moreau" });
  });

  test("shows nobody else's", async () => {
    const conversation = await aConversation(h.ctx.db, { lines: ["Bonjour"] });
    const outsider = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    expect(await list(outsider)).toEqual([]);
    const missing = await get(h, outsider, "conversations/999999/");
    expect(missing).toMatchObject({ status: 404, body: { error: "Conversation introuvable" } });
    expect((await get(h, outsider, `conversations/${conversation.id}/`)).body).toEqual(missing.body);
  });
});

test("past twenty new conversations a day, the next one waits", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  try {
    const employer = await anEmployer(strict.ctx.db);
    const mission = await aMission(strict.ctx.db, { employer });
    const token = await tokenFor(strict.ctx, employer.id);
    const people = [];
    for (let i = 0; i < 21; i += 1) people.push((await anApplication(strict.ctx.db, { mission })).candidateId);
    const statuses = [];
    for (const userId of people)
      statuses.push((await post(strict, token, "conversations/create-or-get", { user_id: userId })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await post(strict, token, "conversations/create-or-get", { user_id: people[0] })).status).toBe(200);
  } finally {
    await strict.close();
  }
});
