import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ CONTACT_EMAIL: "equipe@renfort.example" });
});
beforeEach(() => {
  h.mails.length = 0;
});
afterAll(() => h.close());

const message = {
  name: "Aline Garnier",
  email: "aline@exemple.fr",
  subject: "support",
  message: "Bonjour,\nje ne retrouve pas l’e-mail de confirmation.",
};
const write = (body: object, options: { token?: string; headers?: Record<string, string> } = {}) =>
  call(h.app, "POST", "/api/contact/", { body, ...options });
const storedMessages = () => h.ctx.db.selectFrom("contactMessages").selectAll().orderBy("id").execute();

describe("the contact page", () => {
  test("stores a message, forwards it to the team and acknowledges it", async () => {
    expect(await write(message)).toMatchObject({ status: 201, body: {} });
    expect((await storedMessages()).at(-1)).toMatchObject({ ...message, userId: null });
    await h.runJobs();
    const [forwarded, thanks] = h.mails.toSorted((a, b) => b.to.localeCompare(a.to));
    expect(forwarded).toMatchObject({ to: "equipe@renfort.example", replyTo: "aline@exemple.fr" });
    expect(forwarded?.subject).toMatch(/^Contact n°\u00a0\d+\u00a0: Aide à l’utilisation$/);
    expect(forwarded?.text).toContain("je ne retrouve pas l’e-mail de confirmation.");
    expect(thanks).toMatchObject({ to: "aline@exemple.fr", subject: "Nous avons bien reçu votre message" });
    // The address may be someone else's: typed text is not mailed to it.
    expect(thanks?.text).not.toContain("Aline");
    expect(thanks?.text).not.toContain("confirmation");
  });

  test("knows who wrote when they are signed in, and a repeated key writes once", async () => {
    const { id } = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, id);
    const before = (await storedMessages()).length;
    for (let i = 0; i < 2; i += 1)
      expect((await write(message, { token, headers: { "idempotency-key": "lettre-1" } })).status).toBe(201);
    const after = await storedMessages();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)?.userId).toBe(id);
  });

  test("each empty box gets its own sentence", async () => {
    expect(await write({})).toMatchObject({
      status: 400,
      body: {
        name: ["Le nom est requis"],
        email: ["L’email est requis"],
        subject: ["Le sujet est requis"],
        message: ["Le message est requis"],
      },
    });
    const blank = await write({ name: " ", email: " ", subject: "", message: "\n" });
    expect(blank.body).toMatchObject({ name: ["Le nom est requis"], message: ["Le message est requis"] });
    expect((await write({ ...message, subject: "argent" })).body["subject"]).toEqual(["Le sujet est requis"]);
    expect((await write({ ...message, message: "a".repeat(5001) })).body["message"]).toEqual([
      "Le message ne peut pas dépasser 5\u202f000\u00a0caractères.",
    ]);
  });

  test.each([
    "pas-une-adresse",
    '"a@evil.example x"@ok.fr',
    "a@b.fr\r\nBcc: x@y.fr",
    "a@b.fr\nBcc: x@y.fr",
    "a@b.fr%0ABcc:x@y.fr",
    "a@b.fr, x@y.fr",
    "Aline <a@b.fr>",
    "a@b.fr(comment)",
    "a@[127.0.0.1]",
    "a@b",
    `${"a".repeat(250)}@b.fr`,
  ])("the address %j is refused", async (address) => {
    expect(await write({ ...message, email: address })).toMatchObject({
      status: 400,
      body: { email: ["Adresse email invalide"] },
    });
  });

  test.each(["Aline\r\nBcc: x@y.fr", "Aline\nBcc: x@y.fr", "Aline\u2028Bcc", "A".repeat(101)])(
    "the name %j is refused",
    async (name) => {
      expect(await write({ ...message, name })).toMatchObject({
        status: 400,
        body: { name: ["Le nom tient sur une ligne de 100\u00a0caractères au plus."] },
      });
    },
  );
});

test("five messages an hour per network; ten acknowledgements a day per address, then none", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  try {
    strict.advance(3_600_000 - (Date.now() % 3_600_000));
    const from = (place: string) =>
      strict.app.inject({ method: "POST", url: "/api/contact/", payload: message, remoteAddress: place });
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await from("192.0.2.1")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    for (let i = 0; i < 10; i += 1) expect((await from(`192.0.2.${10 + i}`)).statusCode).toBe(201);
    await strict.runJobs();
    expect(strict.mails.filter(({ to }) => to === message.email)).toHaveLength(10);
    expect(strict.mails.filter(({ to }) => to === "contact@renfort.example")).toHaveLength(15);
  } finally {
    await strict.close();
  }
});
