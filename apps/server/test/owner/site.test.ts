import { afterAll, beforeAll, expect, test } from "vitest";
import { SPEC_CALLS } from "../calls.ts";
import { anEmployer, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

test("the public figures count a mission that has just been published, in all and in its sector", async () => {
  type Stats = { publishedJobs: number; categoryCounts: Record<string, number> };
  const before = await owner.visitor.get<Stats>("/api/stats/");
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      "publishedJobs",
      "activeEmployers",
      "candidates",
      "successRate",
      "categoryCounts",
      "matchingTime",
      "jobsFilled",
      "countriesCovered",
    ]),
  );
  await publish(await anEmployer(owner), { sector: ["Logistique"], title: "Préparateur de commandes" });
  owner.advance(3_600_000);
  const after = await owner.visitor.get<Stats>("/api/stats/");
  expect(after.publishedJobs).toBe(before.publishedJobs + 1);
  expect(after.categoryCounts["Logistique"]).toBe((before.categoryCounts["Logistique"] ?? 0) + 1);
});

test("the server's time is told to whoever asks", async () => {
  const { serverTime } = await owner.visitor.get<{ serverTime: string }>("/api/time/");
  expect(Math.abs(new Date(serverTime).getTime() - owner.ctx.now().getTime())).toBeLessThan(5_000);
});

test("cities are plain texts, twenty-five of them when nothing is typed", async () => {
  const { results } = await owner.visitor.get<{ results: unknown[] }>("/api/cities/");
  expect(results).toHaveLength(25);
  expect(results.every((city) => typeof city === "string")).toBe(true);
});

test.each(["general", "support", "billing", "feedback", "other"])(
  "a message about %s reaches our mailbox",
  async (subject) => {
    const message = `Bonjour, une question (${subject}).`;
    await owner.visitor.post("/api/contact/", { name: "Inès Moreau", email: "ines@exemple.fr", subject, message });
    await owner.runJobs();
    expect(owner.mails.some(({ text }) => text.includes(message) && text.includes("Inès Moreau"))).toBe(true);
  },
);

test("a message without a subject is refused on its field", async () => {
  const body = { name: "Inès", email: "ines@exemple.fr", subject: "", message: "Bonjour" };
  expect(await owner.visitor.attempt("POST", "/api/contact/", body)).toMatchObject({
    status: 400,
    body: { subject: ["Le sujet est requis"] },
  });
});

test("every call of the document has its address here, and asks for a token where the document does", async () => {
  for (const { name, needsToken } of SPEC_CALLS) {
    const [method, path] = name.replace(":id", "1").split(" ") as ["GET", string];
    const { status, body } = await owner.visitor.attempt(method, path);
    expect([name, body["error"]]).not.toEqual([name, "Cette adresse n’existe pas."]);
    expect([name, status]).not.toEqual([name, 405]);
    if (needsToken) expect([name, status, body["code"]]).toEqual([name, 401, "token_not_valid"]);
  }
});

test("every public path answers the same without its last slash", async () => {
  for (const path of ["/api/time", "/api/cities", "/api/jobs"]) {
    const [without, withSlash] = [
      await owner.visitor.attempt("GET", path),
      await owner.visitor.attempt("GET", `${path}/`),
    ];
    expect([path, without.status, Object.keys(without.body)]).toEqual([path, 200, Object.keys(withSlash.body)]);
  }
});
