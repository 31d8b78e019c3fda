import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const post = (path: string, body: object) => call(h.app, "POST", `/api/${path}/`, { body });

describe("a form sent too early gets its sentence under each field", () => {
  test.each([
    ["login", {}, { email: ["L’email est requis"], password: ["Le mot de passe est requis"] }],
    ["login", { email: "ines", password: "1234567" }, { email: ["Email invalide"] }],
    ["password-reset", {}, { email: ["L’email est requis"] }],
    ["password-reset", { email: "ines@" }, { email: ["Adresse email invalide"] }],
    ["token/refresh", {}, { refresh: ["Le jeton de session est requis."] }],
  ])("%s %j", async (path, body, expected) => {
    expect(await post(path, body)).toMatchObject({ status: 400, body: { code: "invalid", ...expected } });
  });
});

test("a password that is too short is answered as a wrong one", async () => {
  expect(await post("login", { email: "ines@exemple.fr", password: "1234567" })).toMatchObject({
    status: 401,
    body: { code: "invalid_credentials", error: "Email ou mot de passe incorrect" },
  });
});

test("the link that confirms an address is sent again, until the address is confirmed", async () => {
  const unsure = await aCandidate(h.ctx.db, { emailVerified: false });
  const sure = await aCandidate(h.ctx.db);
  for (const { id } of [unsure, sure]) {
    const token = await tokenFor(h.ctx, id);
    expect(await call(h.app, "POST", "/api/verify-email/resend/", { token })).toMatchObject({ status: 200, body: {} });
  }
  await h.runJobs();
  expect(h.mails.map(({ to }) => to)).toEqual([unsure.email]);
});
