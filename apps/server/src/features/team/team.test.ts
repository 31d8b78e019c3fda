import type { Membership, TeamLinkView } from "@app/contract/team/memberships";
import type { TeamLink, TeamMember, teamJournalRoute, teamRoute } from "@app/contract/team/team";
import { teamFr as fr } from "@app/contract/team/team.fr";
import { anEmployer } from "@app/db/builders/companies";
import { aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { hasWorked } from "../../../test/team-scene.ts";

type TeamPage = z.output<typeof teamRoute.response>;
type Journal = z.output<typeof teamJournalRoute.response>;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aCompany() {
  const employer = await anEmployer(h.ctx.db, {
    company: { name: "Brasserie des Terreaux", firstPublishedAt: new Date() },
  });
  return { ...employer, token: await tokenFor(h.ctx, employer.id) };
}
async function aPerson(fields: Parameters<typeof aCandidate>[1] = {}) {
  const { id } = await aCandidate(h.ctx.db, fields);
  return { id, token: await tokenFor(h.ctx, id) };
}
const get = <T>(token: string, path: string) => call<T>(h.app, "GET", `/api/${path}`, { token });
const post = <T>(token: string, path: string, body: object = {}) =>
  call<T>(h.app, "POST", `/api/${path}`, { token, body });
const patch = <T>(token: string, path: string, body: object) =>
  call<T>(h.app, "PATCH", `/api/${path}`, { token, body });
const remove = (token: string, path: string) => call(h.app, "DELETE", `/api/${path}`, { token });
const teamOf = async (token: string, query = "") => (await get<TeamPage>(token, `team/${query}`)).body;
const openLink = async (token: string) => (await post<TeamLink>(token, "team/links/", {})).body;
const journalOf = async (token: string) =>
  (await get<Journal>(token, "team/journal/")).body.results.map(({ action, subject }) => [action, subject]);

test("somebody reads the page of a link, agrees, and is in the team until the day that was said", async () => {
  const company = await aCompany();
  const link = await openLink(company.token);
  expect(link.url).toMatch(/\/e\/brasserie-des-terreaux-[2-9a-z]{8}$/);
  const page = await call<TeamLinkView>(h.app, "GET", `/api/team/links/${link.code}/`);
  expect(page).toMatchObject({
    status: 200,
    body: { open: true, company: { name: "Brasserie des Terreaux" }, membership: null },
  });
  // Neither who is in it, nor who opened the link.
  expect(JSON.stringify(page.body)).not.toContain("Ferrand");

  const person = await aPerson({ firstName: "Salomé", lastName: "Girard", profession: "Serveur" });
  expect(await post(person.token, `team/links/${link.code}/join/`, {})).toMatchObject({
    status: 400,
    body: { consent: [fr.consentRequired] },
  });
  const joined = await post<Membership>(person.token, `team/links/${link.code}/join/`, { consent: true });
  expect(joined).toMatchObject({ status: 200, body: { state: "in", origin: "link", muted: false, renewable: false } });
  const until = new Date(joined.body.consent_until ?? "");
  expect(until.getUTCFullYear()).toBe(h.ctx.now().getUTCFullYear() + 2);
  // Again is harmless: the same day.
  expect((await post<Membership>(person.token, `team/links/${link.code}/join/`, { consent: true })).body).toEqual(
    joined.body,
  );
  expect((await get<TeamLinkView>(person.token, `team/links/${link.code}/`)).body.membership).toEqual(joined.body);

  const { results, count, links } = await teamOf(company.token);
  expect(count).toBe(1);
  expect(results).toMatchObject([
    {
      candidate_id: person.id,
      name: "Salomé Girard",
      profession: "Serveur",
      books_at_once: false,
      approved: false,
      worked: 0,
    },
  ]);
  // A photo is not part of what they agreed to.
  expect(results[0]?.image).toBeNull();
  expect(links.map(({ code }) => code)).toEqual([link.code]);
});

test("a link that was changed says so, and takes nobody", async () => {
  const company = await aCompany();
  const { code } = await openLink(company.token);
  expect(await remove(company.token, `team/links/${code}/`)).toMatchObject({ status: 200 });
  expect(await remove(company.token, `team/links/${code}/`)).toMatchObject({ status: 404 });
  expect((await call(h.app, "GET", `/api/team/links/${code}/`)).body).toMatchObject({ open: false });
  const { token } = await aPerson();
  expect(await post(token, `team/links/${code}/join/`, { consent: true })).toMatchObject({
    status: 409,
    body: { code: "link_closed", error: fr.linkClosed },
  });
  expect(await call(h.app, "GET", "/api/team/links/inconnu-2345678/")).toMatchObject({ status: 404 });
});

test("approving and sorting somebody; another company finds nobody", async () => {
  const [company, rival] = [await aCompany(), await aCompany()];
  const person = await aPerson({ profession: "Serveur" });
  await aTeamMember(h.ctx.db, { companyId: company.companyId, candidateId: person.id });
  const group = await post<{ id: number }>(company.token, "team/groups/", { label: "Service du soir" });
  expect(group).toMatchObject({ status: 201 });
  expect(await post(company.token, "team/groups/", { label: "service du SOIR" })).toMatchObject({
    status: 409,
    body: { code: "group_taken" },
  });
  const edited = await patch<TeamMember>(company.token, `team/${person.id}/`, {
    approved: true,
    groups: [group.body.id],
  });
  expect(edited.body).toMatchObject({ approved: true, books_at_once: true, groups: [group.body.id] });
  expect((await teamOf(company.token, `?group=${group.body.id}`)).count).toBe(1);
  expect((await get(company.token, "team/groups/")).body).toEqual({
    members: 1,
    groups: [{ id: group.body.id, label: "Service du soir", members: 1 }],
    professions: [{ label: "Serveur", members: 1 }],
  });
  expect(await patch(rival.token, `team/${person.id}/`, { approved: true })).toMatchObject({ status: 404 });
  const foreign = await post<{ id: number }>(rival.token, "team/groups/", { label: "Autre" });
  expect(await patch(company.token, `team/${person.id}/`, { groups: [foreign.body.id] })).toMatchObject({
    status: 404,
  });
  expect((await teamOf(rival.token)).count).toBe(0);
  expect(await remove(company.token, `team/groups/${group.body.id}/`)).toMatchObject({ status: 200 });
  expect((await teamOf(company.token)).results[0]?.groups).toEqual([]);
  expect((await journalOf(company.token)).map(([action]) => action)).toEqual([
    "group_removed",
    "grouped",
    "approved",
    "group_added",
  ]);
});

test("who worked here is asked, and decides", async () => {
  const company = await aCompany();
  const [worked, stranger] = [await aPerson({ firstName: "Tom", lastName: "Leclerc" }), await aPerson()];
  await hasWorked(h, company, worked.id);
  expect((await get<{ results: unknown[] }>(company.token, "team/askable/")).body.results).toMatchObject([
    { candidate_id: worked.id, name: "Tom Leclerc", worked: 1, asked_at: null },
  ]);
  expect(await post(company.token, "team/ask/", { people: [worked.id, stranger.id] })).toMatchObject({
    status: 404,
    body: { error: fr.personNotFound },
  });
  expect((await teamOf(company.token)).count).toBe(0);
  expect(await post(company.token, "team/ask/", { people: [worked.id] })).toMatchObject({
    status: 200,
    body: { asked: 1 },
  });
  await post(company.token, "team/ask/", { people: [worked.id] });
  await h.runJobs();
  const notes = await get<{ kind: string }[]>(worked.token, "notifications/");
  expect(notes.body.filter(({ kind }) => kind === "team_asked")).toHaveLength(1);
  expect((await teamOf(company.token)).results).toMatchObject([{ state: "asked", since: null, books_at_once: false }]);

  const list = await get<{ results: Membership[] }>(worked.token, "team/memberships/");
  expect(list.body.results).toMatchObject([{ state: "asked", company: { id: company.companyId }, worked: 1 }]);
  const yes = await post<Membership>(worked.token, `team/memberships/${company.companyId}/`, { consent: true });
  expect(yes.body).toMatchObject({ state: "in", origin: "worked" });
  expect(
    (await get<{ read: boolean; kind: string }[]>(worked.token, "notifications/")).body.find(
      ({ kind }) => kind === "team_asked",
    ),
  ).toMatchObject({ read: true });
  expect((await teamOf(company.token)).results).toMatchObject([{ state: "in", books_at_once: true, worked: 1 }]);
  expect(await post(worked.token, `team/memberships/${company.companyId}/`, { consent: true })).toMatchObject({
    status: 409,
    body: { code: "not_renewable" },
  });
});

test("removed without a reason, the person is no longer in it, and may be asked again", async () => {
  const company = await aCompany();
  const person = await aPerson();
  await hasWorked(h, company, person.id);
  await aTeamMember(h.ctx.db, { companyId: company.companyId, candidateId: person.id });
  expect(await remove(company.token, `team/${person.id}/`)).toMatchObject({ status: 200 });
  expect(await remove(company.token, `team/${person.id}/`)).toMatchObject({ status: 404 });
  expect((await teamOf(company.token)).count).toBe(0);
  await h.runJobs();
  expect((await get<unknown[]>(person.token, "notifications/")).body).toEqual([]);
  await post(company.token, "team/ask/", { people: [person.id] });
  expect((await get<{ results: unknown[] }>(person.token, "team/memberships/")).body.results).toHaveLength(1);
  expect((await journalOf(company.token)).map(([action]) => action)).toEqual(["asked", "removed"]);
});

test("the poster holds the address of the link, as a code and as text", async () => {
  const company = await aCompany();
  const { code, url } = await openLink(company.token);
  const answer = await h.app.inject({
    method: "GET",
    url: `/api/team/links/${code}/poster/`,
    headers: { authorization: `Bearer ${company.token}` },
  });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  expect(document.numPages).toBe(1);
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain("Brasserie des Terreaux");
  expect(text.replaceAll(/\s/g, "")).toContain(url.replace(/^https?:\/\//, ""));
  const page = await document.getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
});

test("following a company, and no longer", async () => {
  const company = await aCompany();
  const person = await aPerson();
  expect(await post(person.token, `companies/${company.companyId}/follow/`)).toMatchObject({
    body: { followed: true },
  });
  expect(await post(person.token, `companies/${company.companyId}/follow/`)).toMatchObject({
    body: { followed: true },
  });
  expect((await get(person.token, `companies/${company.companyId}/`)).body).toMatchObject({ followed: true });
  expect((await get(person.token, "team/memberships/")).body).toMatchObject({
    results: [],
    followed: [{ company: { id: company.companyId } }],
  });
  expect(await remove(person.token, `companies/${company.companyId}/follow/`)).toMatchObject({
    body: { followed: false },
  });
  expect((await get(person.token, `companies/${company.companyId}/`)).body).toMatchObject({ followed: false });
  const unpublished = await anEmployer(h.ctx.db, { company: { firstPublishedAt: null } });
  expect(await post(person.token, `companies/${unpublished.companyId}/follow/`)).toMatchObject({ status: 404 });
});
