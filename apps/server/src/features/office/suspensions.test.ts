import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { linkOf, openItem } from "../../../test/office-scene.ts";
import { aPair, get, post, requireSound } from "../../../test/scene.ts";
import { endUnconfirmedSuspensions } from "./decisions/unconfirmed-suspensions.ts";

const HOUR = 3_600_000;
const NOTE = "Le compte demande de payer des frais de dossier.";

let h: Harness;
let admin: { token: string };
let other: { token: string };
const newAdmin = async (firstName: string) => ({
  token: await tokenFor(h.ctx, (await anAdmin(h.ctx.db, { firstName, lastName: "Morel" })).id),
});
beforeAll(async () => {
  h = await startHarness();
  admin = await newAdmin("Claire");
  other = await newAdmin("Romain");
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const decide = (who: { token: string }, item: number, action: string, rule = "nothing_to_pay") =>
  post<{ decision: number }>(h, who.token, `admin/items/${item}/decide`, { action, rule, note: NOTE });
const mailsTo = (address: string) => h.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

test("a suspended person is out at once, and their browser is led to the reasons", async () => {
  const { employer, person, token } = await aPair(h);
  const signIn = { email: employer.email, password: DEMO_PASSWORD };
  const { tokens } = (await call<{ tokens: { refresh: string } }>(h.app, "POST", "/api/login/", { body: signIn })).body;
  const about = { subject_type: "user", subject_id: employer.id, reason: "fraud", details: "Faux employeur." };
  expect((await post(h, person.token, "reports", about)).status).toBe(201);
  const suspended = await decide(admin, await openItem(h.ctx, "report", "user", employer.id), "suspend");
  expect(suspended.status).toBe(200);
  expect((await get(h, token, "me/")).status).toBe(401);
  const refresh = (value: string) => call(h.app, "POST", "/api/token/refresh/", { body: { refresh: value } });
  expect(await refresh(tokens.refresh)).toMatchObject({
    status: 401,
    body: { code: "account_suspended", follow: linkOf(h.ctx, suspended.body.decision, employer.id) },
  });
  // Nobody else learns it: the token must be genuine.
  const forged = `${tokens.refresh.slice(0, -4)}AAAA`;
  expect(await refresh(forged)).toMatchObject({ status: 401, body: { code: "token_not_valid" } });
});

describe("a suspension waits for a second person", () => {
  const suspended = async () => {
    const { employer, person } = await aPair(h);
    const about = { subject_type: "user", subject_id: employer.id, reason: "fraud", details: "Faux employeur." };
    await post(h, person.token, "reports", about);
    expect((await decide(admin, await openItem(h.ctx, "report", "user", employer.id), "suspend")).status).toBe(200);
    return { employer, item: await openItem(h.ctx, "suspension", "user", employer.id) };
  };
  const statusOfAccount = async ({ id }: { id: number }) =>
    (await h.ctx.db.selectFrom("users").where("id", "=", id).select("status").executeTakeFirstOrThrow()).status;

  test("who confirms it; whoever suspended only reads it", async () => {
    const { employer, item } = await suspended();
    expect((await get(h, admin.token, `admin/items/${item}/`)).body).toMatchObject({ for_another: true, actions: [] });
    expect((await decide(admin, item, "confirm_suspension")).status).toBe(404);
    const confirmed = await decide(other, item, "confirm_suspension");
    expect(confirmed.status).toBe(200);
    await h.runJobs();
    expect(mailsTo(employer.email)).toContain("La suspension de votre compte est confirmée");
    h.advance(73 * HOUR);
    await endUnconfirmedSuspensions(h.ctx);
    h.advance(-73 * HOUR);
    expect(await statusOfAccount(employer)).toBe("suspended");
  });

  test("who may also undo it", async () => {
    const { employer, item } = await suspended();
    expect((await decide(other, item, "reinstate", "rules_respected")).status).toBe(200);
    expect(await statusOfAccount(employer)).toBe("active");
  });

  test("without whom it ends after 72 hours, and the person is told that nobody decided", async () => {
    const { employer, item } = await suspended();
    h.advance(71 * HOUR);
    await endUnconfirmedSuspensions(h.ctx);
    expect(await statusOfAccount(employer)).toBe("suspended");
    h.advance(HOUR);
    await endUnconfirmedSuspensions(h.ctx);
    await endUnconfirmedSuspensions(h.ctx);
    await h.runJobs();
    h.advance(-72 * HOUR);
    expect(await statusOfAccount(employer)).toBe("active");
    const ended = h.mails.filter(
      ({ to, subject }) => to === employer.email && subject === "Votre compte Renfort est rétabli",
    );
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain("sans qu’une personne ait décidé");
    expect(ended[0]?.text).not.toContain("par une personne de notre équipe");
    const { closedAt } = await h.ctx.db
      .selectFrom("officeItems")
      .where("id", "=", item)
      .select("closedAt")
      .executeTakeFirstOrThrow();
    expect(closedAt).not.toBeNull();
  });
});
