/** What each call about a team refuses, and what it says. */
import { teamFr as fr } from "@app/contract/team/team.fr";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aTeamLink, aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import { MOST_GROUPS, MOST_LINKS } from "@app/domain/team/team";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

const NOBODY = 999_999_999;
let h: Harness;
let employer: Awaited<ReturnType<typeof anEmployer>>;
let [company, person] = ["", ""];
let candidateId = 0;
beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db);
  candidateId = (await aCandidate(h.ctx.db)).id;
  [company, person] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, candidateId)];
});
afterAll(() => h.close());

type Method = "GET" | "POST" | "PATCH" | "DELETE";
const ask = (token: string, method: Method, path: string, body?: object) =>
  call(h.app, method, `/api/${path}`, { token, ...(body && { body }) });

describe("of a company", () => {
  test.each<[Method, string, object | undefined, number]>([
    ["POST", "team/ask/", {}, 400],
    ["POST", "team/groups/", { label: " " }, 400],
    ["DELETE", `team/groups/${NOBODY}/`, undefined, 404],
    ["POST", "team/links/", { establishment_id: NOBODY }, 404],
    ["GET", "team/links/inconnu-2345678/poster/", undefined, 404],
    ["GET", `team/?job=${NOBODY}`, undefined, 404],
    ["POST", `jobs/${NOBODY}/audience/`, { audience: "everyone" }, 404],
    ["POST", `jobs/${NOBODY}/audience/`, {}, 400],
    ["POST", `jobs/${NOBODY}/propose/`, {}, 400],
  ])("%s %s %o: %i", async (method, path, body, status) => {
    expect((await ask(company, method, path, body)).status).toBe(status);
  });

  test("a link of an establishment of another company, and one too many", async () => {
    const rival = await anEmployer(h.ctx.db);
    const foreign = await anEstablishment(h.ctx.db, { companyId: rival.companyId });
    expect(await ask(company, "POST", "team/links/", { establishment_id: foreign.id })).toMatchObject({
      status: 404,
      body: { error: fr.establishmentNotFound },
    });
    for (let n = 0; n < MOST_LINKS; n += 1) await aTeamLink(h.ctx.db, { employer: rival });
    expect(await ask(await tokenFor(h.ctx, rival.id), "POST", "team/links/", {})).toMatchObject({
      status: 409,
      body: { code: "links_full", error: fr.linksFull(MOST_LINKS) },
    });
  });

  test("a group too many", async () => {
    const crowded = await anEmployer(h.ctx.db);
    const { companyId } = crowded;
    const createdAt = h.ctx.now();
    const groups = Array.from({ length: MOST_GROUPS }, (_, n) => ({ companyId, label: `Groupe ${n}`, createdAt }));
    await h.ctx.db.insertInto("teamGroups").values(groups).execute();
    expect(await ask(await tokenFor(h.ctx, crowded.id), "POST", "team/groups/", { label: "Un de plus" })).toMatchObject(
      {
        status: 409,
        body: { code: "groups_full" },
      },
    );
  });

  test("a mission that looks for nobody is proposed to nobody", async () => {
    const mission = await aMission(h.ctx.db, { employer, status: "paused" });
    await aTeamMember(h.ctx.db, { companyId: employer.companyId, candidateId });
    expect(await ask(company, "POST", `jobs/${mission.id}/propose/`, { people: [candidateId] })).toMatchObject({
      status: 409,
      body: { code: "not_recruiting", error: fr.missionClosed },
    });
    const open = await aMission(h.ctx.db, { employer });
    const unknown = { people: [candidateId], shifts: [NOBODY] };
    expect(await ask(company, "POST", `jobs/${open.id}/propose/`, unknown)).toMatchObject({
      status: 400,
      body: { shifts: [fr.shiftUnknown] },
    });
  });
});

describe("of a person", () => {
  test.each<[Method, string, object | undefined, number]>([
    ["POST", "team/links/inconnu-2345678/join/", { consent: true }, 404],
    ["POST", `team/memberships/${NOBODY}/`, { consent: true }, 404],
    ["POST", `team/memberships/${NOBODY}/`, {}, 400],
    ["PATCH", `team/memberships/${NOBODY}/`, { muted: true }, 404],
    ["PATCH", `team/memberships/${NOBODY}/`, {}, 400],
    ["DELETE", `team/memberships/${NOBODY}/`, undefined, 404],
    ["POST", `companies/${NOBODY}/follow/`, undefined, 404],
    ["DELETE", `companies/${NOBODY}/follow/`, undefined, 404],
  ])("%s %s %o: %i", async (method, path, body, status) => {
    expect((await ask(person, method, path, body)).status).toBe(status);
  });
});
