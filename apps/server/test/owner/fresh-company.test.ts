import { afterAll, beforeAll, expect, test } from "vitest";
import { PAST_DECISION_UNDO_MS } from "../past-undo.ts";
import { dayIn } from "./client.ts";
import { aCandidate, aMissionPayload, anEmployer, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

const soon = () => ({ startDate: `${dayIn(9)}T18:00`, endDate: null, hoursPerDay: 5 });

test("a company that has proved nothing publishes and staffs with the owner's payloads alone, within its limits", async () => {
  const marc = await anEmployer(owner, { isFresh: true });
  const missions = [];
  for (let n = 0; n < 6; n += 1) missions.push(await publish(marc, soon()));
  expect(missions.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => "recruiting"));

  const ines = await aCandidate(owner);
  const [first, second] = missions.map(({ id }) => id);
  const id = await apply(ines, Number(first));
  const reachable = async () =>
    (await marc.get<{ candidate: { email: string } }>(`/api/applications/${id}/`)).candidate;
  expect((await reachable()).email).not.toBe(ines.user.email);
  await marc.patch(`/api/applications/${id}/accept/`);
  owner.advance(PAST_DECISION_UNDO_MS);
  // On the product's own page: the document has no call for it.
  await ines.patch(`/api/applications/${id}/confirm/`);
  expect((await reachable()).email).toBe(ines.user.email);
  expect(await ines.get(`/api/applications/${id}/`)).toMatchObject({ status: "accepted" });

  const seventh = { ...aMissionPayload(soon()), company_id: marc.companyId };
  expect(await marc.attempt("POST", "/api/jobs/add/", seventh)).toMatchObject({
    status: 403,
    body: { code: "level_limit", error: expect.stringContaining("au plus 6\u00a0places") },
  });
  await marc.patch(`/api/jobs/${second}/close/`);
  await marc.post("/api/jobs/add/", seventh);
});
