import type { JournalEntry, MemberView, ReceivedInvitation } from "@app/contract/members/members";
import { memberFr as fr } from "@app/contract/members/members.fr";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshEmail, invited } from "../../../test/bodies.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { anInvitation } from "../../../test/matrix-scene.ts";
import { get, patch, post, requireSound } from "../../../test/scene.ts";

const DAY = 86_400_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

type Members = { results: MemberView[]; invitations: { id: number; email: string }[] };
const remove = (token: string, path: string) =>
  call<{ code: string; error: string }>(h.app, "DELETE", `/api/${path}/`, { token });
const tokenIn = (to: string) =>
  /\/invitation\/([\w-]+)/.exec(h.mails.findLast((mail) => mail.to === to)?.text ?? "")?.[1] ?? "";

async function aCompany() {
  const owner = await anEmployer(h.ctx.db);
  const { id: here } = await anEstablishment(h.ctx.db, { companyId: owner.companyId, name: "Terreaux" });
  const { id: there } = await anEstablishment(h.ctx.db, { companyId: owner.companyId, name: "Confluence" });
  return { owner, token: await tokenFor(h.ctx, owner.id), here, there };
}

const invite = async (token: string, body: object) => {
  const answer = await post<{ id: number; email: string }>(h, token, "invitations", body);
  await h.sendMails();
  return answer;
};

test("whoever registers a company owns it", async () => {
  const { owner, token } = await aCompany();
  const me = await get<{ member: object }>(h, token, "me/");
  expect(me.body.member).toEqual({ role: "owner", establishments: "all", duty: null, on_duty: true });
  const { body } = await get<Members>(h, token, "members/");
  expect(body.results).toMatchObject([{ user_id: owner.id, role: "owner", self: true, last_owner: true }]);
});

test("an invitation by mail, then an account in one form: the address is confirmed, and the access is what was given", async () => {
  const { token, here, owner } = await aCompany();
  const email = freshEmail();
  expect(await invite(token, { email, role: "manager", establishments: [here] })).toMatchObject({
    status: 201,
    body: { email, role: "manager", establishments: [here] },
  });
  const link = tokenIn(email);
  const shown = await call<ReceivedInvitation>(h.app, "GET", `/api/invitations/${link}/`);
  expect(shown.body).toMatchObject({
    company: { name: owner.company.name },
    invited_by: "Nadia F.",
    role: "manager",
    establishments: [{ id: here, name: "Terreaux" }],
    email,
    has_account: false,
  });
  const joined = await call<{ tokens: { access: string }; user: { email_verified: boolean } }>(
    h.app,
    "POST",
    "/api/register/invited/",
    { body: { ...invited(), token: link } },
  );
  expect(joined).toMatchObject({ status: 201, body: { user: { email, email_verified: true, role: "employer" } } });
  const me = await get<{ member: object; company: { id: number } }>(h, joined.body.tokens.access, "me/");
  expect(me.body).toMatchObject({
    member: { role: "manager", establishments: [here] },
    company: { id: owner.companyId },
  });
  // The link has served.
  expect((await call(h.app, "GET", `/api/invitations/${link}/`)).status).toBe(404);
  const { body } = await get<Members>(h, token, "members/");
  expect(body.results.map(({ role }) => role)).toEqual(["owner", "manager"]);
  expect(body.invitations).toEqual([]);
});

test("an account that acts for nobody accepts with its confirmed address, and no other does", async () => {
  const { owner } = await aCompany();
  const colleague = await anEmployer(h.ctx.db);
  const { token: link } = await anInvitation(h.ctx, owner, { email: colleague.email });
  const accept = async (who: { id: number }) =>
    post<{ code: string }>(h, await tokenFor(h.ctx, who.id), `invitations/${link}/accept`, {});
  expect(await accept(await anEmployer(h.ctx.db))).toMatchObject({ status: 403, body: { code: "other_address" } });
  expect(await accept(colleague)).toMatchObject({ status: 409, body: { code: "other_company" } });
  const person = await aCandidate(h.ctx.db);
  const { token: toCandidate } = await anInvitation(h.ctx, owner, { email: person.email });
  const refused = await post(h, await tokenFor(h.ctx, person.id), `invitations/${toCandidate}/accept`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: "other_role" } });
});

test("somebody removed is out at once, is told so in words, and may be invited again", async () => {
  const { owner, token, here } = await aCompany();
  const colleague = await anEmployer(h.ctx.db, { company: owner.company, member: { role: "manager" } });
  const theirs = await tokenFor(h.ctx, colleague.id);
  expect((await get(h, theirs, "company/")).status).toBe(200);
  expect((await remove(token, `members/${colleague.id}`)).status).toBe(200);
  expect(await get(h, theirs, "company/")).toMatchObject({
    status: 403,
    body: { code: "no_company", error: fr.noCompany },
  });
  expect((await get<{ member: null; company: null }>(h, theirs, "me/")).body).toMatchObject({
    member: null,
    company: null,
  });
  const { token: link } = await anInvitation(h.ctx, owner, {
    email: colleague.email,
    role: "shift_lead",
    establishmentIds: [here],
  });
  expect((await post(h, theirs, `invitations/${link}/accept`, {})).status).toBe(200);
  expect((await get<{ member: object }>(h, theirs, "me/")).body.member).toMatchObject({
    role: "shift_lead",
    establishments: [here],
  });
  expect(await get(h, theirs, "applications/")).toMatchObject({ status: 403, body: { code: "member_role" } });
});

test("the last owner neither leaves, nor loses the role, nor deletes the account while colleagues stay", async () => {
  const { owner, token } = await aCompany();
  const colleague = await anEmployer(h.ctx.db, { company: owner.company, member: { role: "manager" } });
  const lastOwner = { status: 409, body: { code: "last_owner" } };
  expect(await remove(token, `members/${owner.id}`)).toMatchObject(lastOwner);
  expect(await patch(h, token, `members/${owner.id}`, { role: "manager" })).toMatchObject(lastOwner);
  const deletion = await post<{ code: string }>(h, token, "account/delete", { password: DEMO_PASSWORD });
  expect(deletion).toMatchObject(lastOwner);
  expect((await patch(h, token, `members/${colleague.id}`, { role: "owner" })).status).toBe(200);
  expect((await remove(token, `members/${owner.id}`)).status).toBe(200);
  const theirs = await tokenFor(h.ctx, colleague.id);
  expect((await get<Members>(h, theirs, "members/")).body.results).toMatchObject([{ role: "owner", last_owner: true }]);
});

test("an owner gives role and establishments; everybody gives their own hours", async () => {
  const { owner, token, here } = await aCompany();
  const colleague = await anEmployer(h.ctx.db, { company: owner.company, member: { role: "manager" } });
  const theirs = await tokenFor(h.ctx, colleague.id);
  const duty = { fri: ["evening"] };
  expect(await patch(h, theirs, `members/${colleague.id}`, { duty })).toMatchObject({ status: 200, body: { duty } });
  expect(await patch(h, theirs, `members/${owner.id}`, { duty })).toMatchObject({ status: 403 });
  expect(await patch(h, theirs, `members/${colleague.id}`, { role: "owner" })).toMatchObject({
    status: 403,
    body: { code: "member_role", error: fr.ownerOnly },
  });
  const other = await aCompany();
  expect((await patch(h, token, `members/${colleague.id}`, { establishments: [other.here] })).status).toBe(400);
  expect(await patch(h, token, `members/${colleague.id}`, { establishments: [here] })).toMatchObject({
    status: 200,
    body: { establishments: [here], duty },
  });
  expect((await patch(h, token, `members/${owner.id}`, { establishments: [here] })).status).toBe(400);
});

test("an invitation lasts seven days, the one before stops, an owner takes it back, and whoever got it may refuse", async () => {
  const { token } = await aCompany();
  const email = freshEmail();
  await invite(token, { email, role: "manager", establishments: "all" });
  const first = tokenIn(email);
  const { body } = await invite(token, { email, role: "shift_lead", establishments: "all" });
  const second = tokenIn(email);
  const look = async (link: string) => (await call(h.app, "GET", `/api/invitations/${link}/`)).status;
  expect([await look(first), await look(second)]).toEqual([404, 200]);
  expect((await remove(token, `members/invitations/${body.id}`)).status).toBe(200);
  expect(await look(second)).toBe(404);
  await invite(token, { email, role: "manager", establishments: "all" });
  const third = tokenIn(email);
  expect((await call(h.app, "POST", `/api/invitations/${third}/decline/`)).status).toBe(200);
  expect(await look(third)).toBe(404);
  await invite(token, { email, role: "manager", establishments: "all" });
  const fourth = tokenIn(email);
  h.advance(7 * DAY + 1000);
  expect(await look(fourth)).toBe(404);
});

test("what does not exist, is not one's own or is not filled in is said as such", async () => {
  const { owner, token } = await aCompany();
  const register = (body: object) => call<{ code: string }>(h.app, "POST", "/api/register/invited/", { body });
  const unknown = { status: 404, body: { code: "invitation_not_found", error: fr.invitationNotFound } };
  expect(await register({ ...invited(), token: "inconnu" })).toMatchObject(unknown);
  expect((await register({})).status).toBe(400);
  const { email } = await anEmployer(h.ctx.db);
  const taken = await anInvitation(h.ctx, owner, { email });
  expect(await register({ ...invited(), token: taken.token })).toMatchObject({
    status: 409,
    body: { code: "account_exists", error: fr.accountExists },
  });
  const { id: stranger } = await anEmployer(h.ctx.db);
  const nobody = { status: 404, body: { code: "member_not_found", error: fr.notFound } };
  expect(await patch(h, token, `members/${stranger}`, { role: "owner" })).toMatchObject(nobody);
  expect(await remove(token, `members/${stranger}`)).toMatchObject(nobody);
  expect(await remove(token, "members/invitations/999999999")).toMatchObject(unknown);
  expect((await post(h, token, "invitations", {})).status).toBe(400);
  expect((await patch(h, token, `members/${owner.id}`, { role: "chef" })).status).toBe(400);
  const link = (await anInvitation(h.ctx, owner)).token;
  expect(await post(h, token, `invitations/${link}x/accept`, {})).toMatchObject(unknown);
  expect(await call(h.app, "POST", `/api/invitations/${link}x/decline/`)).toMatchObject(unknown);
});

test("somebody invited from elsewhere confirms the address first", async () => {
  const { owner } = await aCompany();
  const former = await anEmployer(h.ctx.db, {
    emailVerified: false,
    company: owner.company,
    member: { role: "manager" },
  });
  const theirs = await tokenFor(h.ctx, former.id);
  expect((await remove(theirs, `members/${former.id}`)).status).toBe(200);
  const { token: link } = await anInvitation(h.ctx, owner, { email: former.email });
  expect(await post(h, theirs, `invitations/${link}/accept`, {})).toMatchObject({
    status: 403,
    body: { code: "email_not_verified" },
  });
});

test("twenty invitations a day for a company", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict" });
  const owner = await anEmployer(strict.ctx.db);
  const token = await tokenFor(strict.ctx, owner.id);
  const answers = [];
  for (let n = 0; n < 21; n += 1) {
    const body = { email: freshEmail(), role: "manager", establishments: "all" };
    answers.push((await post(strict, token, "invitations", body)).status);
  }
  await strict.close();
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test("the journal says who did what, with the names of today", async () => {
  const { owner, token, here } = await aCompany();
  const manager = await anEmployer(h.ctx.db, {
    firstName: "Julien",
    lastName: "Morel",
    company: owner.company,
    member: { role: "manager", establishmentIds: [here] },
  });
  const startsAt = new Date(h.ctx.now().getTime() + 3 * DAY);
  const mission = await aMission(h.ctx.db, {
    employer: owner,
    establishmentId: here,
    title: "Serveur (H/F)",
    startsAt,
  });
  const candidate = await aCandidate(h.ctx.db, { firstName: "Emma", lastName: "Tran" });
  const { id } = await anApplication(h.ctx.db, { mission, candidate });
  expect((await patch(h, await tokenFor(h.ctx, manager.id), `applications/${id}/accept`)).status).toBe(200);
  await remove(token, `members/${manager.id}`);
  const { body } = await get<{ results: JournalEntry[] }>(h, token, "company/journal/");
  expect(body.results.map(({ sentence }) => sentence)).toEqual([
    "Nadia F. a retiré l’accès de Julien M.",
    "Julien M. a accepté Emma T. pour la mission «\u00a0Serveur (H/F)\u00a0»",
  ]);
  const ofJulien = await get<{ results: JournalEntry[]; count: number }>(
    h,
    token,
    `company/journal/?member=${manager.id}`,
  );
  expect(ofJulien.body).toMatchObject({
    count: 1,
    results: [{ establishment: { id: here }, mission: { id: mission.id } }],
  });
});
