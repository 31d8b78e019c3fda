import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as bodies from "../../../test/bodies.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const choose = async (id: number, language: unknown) =>
  call(h.app, "PUT", "/api/account/language/", { token: await tokenFor(h.ctx, id), body: { language } });
const languageOf = async (id: number) => {
  const { body } = await call(h.app, "GET", "/api/me/", { token: await tokenFor(h.ctx, id) });
  return (body as { language: string | null }).language;
};

test("a person chooses one of the five, which their account reads back", async () => {
  const { id } = await aCandidate(h.ctx.db);
  expect(await languageOf(id)).toBeNull();
  for (const language of ["uk", "ar", "pt", "en", "fr"]) {
    expect(await choose(id, language)).toMatchObject({ status: 200, body: {} });
    expect(await languageOf(id)).toBe(language);
  }
  for (const unknown of ["ru", "", null, 7])
    expect(await choose(id, unknown)).toMatchObject({
      status: 400,
      body: { language: ["Choisissez une langue de la liste."] },
    });
  expect(await languageOf(id)).toBe("fr");
});

test("an employer has none to choose", async () => {
  const { id } = await anEmployer(h.ctx.db);
  expect((await choose(id, "en")).status).toBe(403);
  expect(await languageOf(id)).toBeNull();
});

test("an account is made in the language of its page, and signing in gives it", async () => {
  const person = { ...bodies.newcomer(), language: "ar" };
  const registered = await call(h.app, "POST", "/api/register/", aForm(person));
  expect(registered).toMatchObject({ status: 201, body: { language: "ar" } });
  const { email, password } = person;
  expect(await call(h.app, "POST", "/api/login/", { body: { email, password } })).toMatchObject({
    status: 200,
    body: { language: "ar" },
  });
});

test("nobody else reads it: neither in a profile, nor in an answer about the person", async () => {
  const { id } = await aCandidate(h.ctx.db);
  await choose(id, "uk");
  const other = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
  const { body } = await call(h.app, "GET", `/api/profile/${id}/`, { token: other });
  expect(JSON.stringify(body)).not.toContain("language");
});
