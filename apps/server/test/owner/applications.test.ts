import { afterAll, beforeAll, expect, test } from "vitest";
import { PAST_DECISION_UNDO_MS } from "../past-undo.ts";
import { dayIn, multipart, type Page } from "./client.ts";
import { type Account, aCandidate, aCv, anEmployer, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
let marc: Account & { companyId: number };
beforeAll(async () => {
  owner = await startOwner();
  marc = await anEmployer(owner);
});
afterAll(() => owner.close());

type Application = {
  id: number;
  status: string;
  read: boolean;
  created_at: string;
  message: string;
  coverLetter: string | null;
  is_coverLetter: boolean;
  candidate_status: string | null;
  job: { id: number; startDate: string; title: string };
  candidate: { id: number; name: string; email: string };
};
type List = Page<Application> & { stats: { pending: number; reviewed: number; accepted: number; rejected: number } };

const soon = () => ({ startDate: `${dayIn(9)}T18:00`, endDate: null, hoursPerDay: 5 });

async function anApplication() {
  const ines = await aCandidate(owner);
  const { id: job } = await publish(marc, soon());
  return { ines, job, id: await apply(ines, job) };
}

const list = (reader: Account, filters = "query=&status=") => reader.get<List>(`/api/applications/?page=1&${filters}`);
/** What the candidate sees once a decision can no longer be undone. */
const seenBy = (ines: Account, id: number) => {
  owner.advance(PAST_DECISION_UNDO_MS);
  return ines.get<Application>(`/api/applications/${id}/`);
};

test("an application with a saved CV reaches the employer with its message, its person and its CV", async () => {
  const ines = await aCandidate(owner);
  const { user } = await ines.put<{ user: { coverLetter: string } }>(
    "/api/profile/update/",
    multipart({ coverLetter: aCv() }),
  );
  const { id: job } = await publish(marc, soon());
  await ines.post("/api/jobs/apply/", {
    job,
    worker: ines.user.id,
    status: "pending",
    message: "Bonjour, voici mon CV.",
    is_coverLetter: true,
    coverLetter: user.coverLetter,
  });
  const [received] = (await list(marc)).results;
  expect(received).toMatchObject({
    status: "pending",
    read: false,
    created_at: expect.any(String),
    message: "Bonjour, voici mon CV.",
    is_coverLetter: true,
    coverLetter: expect.any(String),
    candidate_status: null,
    job: { id: job, startDate: expect.stringContaining(dayIn(9)) },
    candidate: { id: ines.user.id, name: "Inès Moreau", email: expect.stringContaining("@") },
  });
  expect(await marc.get(`/api/applications/${received?.id}/`)).toMatchObject({ id: received?.id, job: { id: job } });
});

test("a CV that is not there is refused on coverLetter, and an empty message on message", async () => {
  const ines = await aCandidate(owner);
  const { id: job } = await publish(marc, soon());
  const body = { job, worker: ines.user.id, status: "pending", message: "Bonjour", is_coverLetter: true };
  expect(await ines.attempt("POST", "/api/jobs/apply/", body)).toMatchObject({
    status: 400,
    body: { coverLetter: [expect.stringContaining("CV")] },
  });
  expect(
    await ines.attempt("POST", "/api/jobs/apply/", { ...body, is_coverLetter: false, message: " " }),
  ).toMatchObject({
    status: 400,
    body: { message: ["Veuillez ajouter un message"] },
  });
});

test("the list counts by status, and is filtered by status and by words", async () => {
  const lea = await anEmployer(owner);
  const people = [
    await aCandidate(owner, { lastName: "Zola" }),
    await aCandidate(owner),
    await aCandidate(owner),
    await aCandidate(owner),
  ];
  const { id: job } = await publish(lea, { ...soon(), title: "Barista" });
  const ids: number[] = [];
  for (const person of people) ids.push(await apply(person, job));
  const [, reviewed, accepted, rejected] = ids;
  await lea.patch(`/api/applications/${reviewed}/status/`, { status: "reviewed" });
  await lea.patch(`/api/applications/${accepted}/accept/`);
  await lea.patch(`/api/applications/${rejected}/reject/`);
  const all = await list(lea);
  expect(all.count).toBe(4);
  expect(all.stats).toMatchObject({ pending: 1, reviewed: 1, accepted: 1, rejected: 1 });
  for (const [index, status] of ["pending", "reviewed", "accepted", "rejected"].entries())
    expect((await list(lea, `query=&status=${status}`)).results.map(({ id }) => id)).toEqual([ids[index]]);
  expect((await list(lea, "query=&status=all")).count).toBe(4);
  expect((await list(lea, "query=zola&status=")).results.map(({ id }) => id)).toEqual([ids[0]]);
  const own = await list(people[0] as Account, "query=barista&status=");
  expect([own.count, own.stats.pending]).toEqual([1, 1]);
});

test("reading an application sets its flag", async () => {
  const { id } = await anApplication();
  await marc.patch(`/api/applications/${id}/read/`);
  expect(await marc.get(`/api/applications/${id}/`)).toMatchObject({ read: true });
});

test("accepting tells the candidate, with or without a body", async () => {
  const [one, two] = [await anApplication(), await anApplication()];
  await marc.patch(`/api/applications/${one.id}/accept/`);
  await marc.sendJsonType("PATCH", `/api/applications/${two.id}/accept/`);
  expect(await seenBy(one.ines, one.id)).toMatchObject({ status: "accepted" });
  expect(await seenBy(two.ines, two.id)).toMatchObject({ status: "accepted" });
});

test("rejecting tells the candidate", async () => {
  const { ines, id } = await anApplication();
  await marc.patch(`/api/applications/${id}/reject/`);
  expect(await seenBy(ines, id)).toMatchObject({ status: "rejected" });
});

test("the drop-down goes from any status that is not accepted to any other, in one step", async () => {
  const { ines, id } = await anApplication();
  for (const status of ["reviewed", "pending", "rejected", "reviewed", "rejected", "pending", "rejected", "accepted"]) {
    await marc.patch(`/api/applications/${id}/status/`, { status });
    expect(await marc.get(`/api/applications/${id}/`)).toMatchObject({ status });
    expect(await seenBy(ines, id)).toMatchObject({ status });
  }
});

test("somebody rejected is accepted in one step by the accept call, long after or at once", async () => {
  const [late, atOnce] = [await anApplication(), await anApplication()];
  await marc.patch(`/api/applications/${late.id}/reject/`);
  expect(await seenBy(late.ines, late.id)).toMatchObject({ status: "rejected" });
  await marc.patch(`/api/applications/${late.id}/accept/`);
  expect(await seenBy(late.ines, late.id)).toMatchObject({ status: "accepted", candidate_status: null });
  await marc.patch(`/api/applications/${atOnce.id}/reject/`);
  await marc.patch(`/api/applications/${atOnce.id}/accept/`);
  expect(await seenBy(atOnce.ines, atOnce.id)).toMatchObject({ status: "accepted" });
  const { stats } = await list(atOnce.ines);
  expect(stats).toMatchObject({ accepted: 1, rejected: 0 });
});
