import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn, type Page } from "./client.ts";
import { aMissionPayload, anEmployer, type Mission, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

type Draft = { id: number; title: string } & Record<string, unknown>;
const draftsOf = (marc: { get: <T>(path: string) => Promise<T> }, query = "") =>
  marc.get<Page<Draft>>(`/api/drafts/?page=1&query=${encodeURIComponent(query)}`);

test("a draft needs a title only, is listed, found by its words and read by number", async () => {
  const marc = await anEmployer(owner);
  await marc.post("/api/drafts/add/", {
    title: "Commis de cuisine",
    location: "",
    remote: false,
    description: "",
    requirement: "",
    benifits_perks: "",
    type: "full-time",
    sector: [],
    startDate: "",
    endDate: "",
    compensation: "",
    skills: [],
    tags: [],
    maxApplications: null,
    urgent: false,
    status: "draft",
    licenseRequired: false,
    compensationType: "hourly",
    hoursPerDay: null,
    totalDays: null,
    company_id: marc.companyId,
  });
  await marc.post("/api/drafts/add/", { title: "Plongeur" });
  expect((await draftsOf(marc)).results.map(({ title }) => title)).toEqual(["Plongeur", "Commis de cuisine"]);
  const { results, count } = await draftsOf(marc, "commis");
  expect([count, results.length]).toEqual([1, 1]);
  expect(await marc.get(`/api/drafts/${results[0]?.id}/`)).toMatchObject({
    title: "Commis de cuisine",
    type: "full-time",
  });
});

test("a draft is read back with every field of a mission, as it was typed", async () => {
  const marc = await anEmployer(owner);
  const { status: _status, ...typed } = aMissionPayload({
    title: "Sous-chef",
    startDate: dayIn(12),
    endDate: dayIn(13),
    maxApplications: 20,
    hoursPerDay: 7,
    totalDays: 2,
    responsibilities: "Tenir le chaud",
    requiredSkills: "Cuisson",
    workingHours: "De 10 h à 17 h",
    equipment: "Veste blanche",
    additionalInfo: "Vestiaire fermé",
    useStructuredDescription: true,
    experienceLevel: "mid-level",
  });
  await marc.post("/api/drafts/add/", { ...typed, status: "draft" });
  const [draft] = (await draftsOf(marc)).results;
  expect(await marc.get(`/api/drafts/${draft?.id}/`)).toMatchObject(typed);
});

test("a draft is changed by its number, and what the body does not send stays", async () => {
  const marc = await anEmployer(owner);
  await marc.post("/api/drafts/add/", aMissionPayload({ title: "Barman", status: "draft", startDate: dayIn(12) }));
  const [draft] = (await draftsOf(marc)).results;
  const id = draft?.id ?? 0;
  await marc.put(`/api/drafts/${id}/edit/`, { id, title: "Barmaid", hoursPerDay: 6 });
  expect(await marc.get(`/api/drafts/${id}/`)).toMatchObject({
    title: "Barmaid",
    hoursPerDay: 6,
    description: "Service d’un banquet de soixante personnes, en équipe.",
    startDate: dayIn(12),
    sector: ["Restauration"],
    skills: ["Service en salle"],
    compensation: 14.5,
  });
});

test("a deleted draft is gone from the list and by number", async () => {
  const marc = await anEmployer(owner);
  await marc.post("/api/drafts/add/", { title: "À jeter" });
  const [draft] = (await draftsOf(marc)).results;
  await marc.delete(`/api/drafts/${draft?.id}/delete/`);
  expect((await draftsOf(marc)).count).toBe(0);
  expect((await marc.attempt("GET", `/api/drafts/${draft?.id}/`)).status).toBe(404);
});

test("publishing a draft with its id makes a mission and removes the draft", async () => {
  const marc = await anEmployer(owner);
  await marc.post("/api/drafts/add/", aMissionPayload({ title: "Chef de rang", status: "draft" }));
  const [draft] = (await draftsOf(marc)).results;
  await marc.post("/api/jobs/add/", {
    ...aMissionPayload({ title: "Chef de rang", status: "draft" }),
    company_id: marc.companyId,
    draft_id: draft?.id,
  });
  expect((await draftsOf(marc)).count).toBe(0);
  const { results } = await owner.visitor.get<Page<Mission>>("/api/jobs/?page=1&query=chef%20de%20rang");
  expect(results).toMatchObject([{ title: expect.stringContaining("Chef de rang"), status: "recruiting" }]);
});

test("a mission is duplicated into a draft without a date", async () => {
  const marc = await anEmployer(owner);
  const { id } = await publish(marc, { title: "Sommelier" });
  await marc.post(`/api/jobs/${id}/duplicate/`);
  const [copy] = (await draftsOf(marc)).results;
  expect(copy).toMatchObject({
    title: expect.stringContaining("Sommelier"),
    compensation: expect.anything(),
    startDate: null,
  });
});
