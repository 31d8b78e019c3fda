import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn, type Page } from "./client.ts";
import {
  type Account,
  aCandidate,
  aMissionPayload,
  anEmployer,
  apply,
  type Mission,
  type Owner,
  publish,
  startOwner,
} from "./people.ts";

let owner: Owner;
let marc: Account & { companyId: number };
let ines: Account;
beforeAll(async () => {
  owner = await startOwner();
  [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
});
afterAll(() => owner.close());

const search = (filters: string) => ines.get<Page<Mission>>(`/api/jobs/?page=1&${filters}`);
const idsOf = async (filters: string) => (await search(filters)).results.map(({ id }) => id);

test("a mission published with the owner's payload is read by everybody as it was written", async () => {
  await marc.post("/api/jobs/add/", {
    title: "Cuisinier de collectivité",
    location: "Villeurbanne (69)",
    remote: false,
    description: "Deux cents couverts le midi.",
    requirement: "HACCP",
    benifits_perks: "Repas compris",
    type: "full-time",
    sector: ["Restauration", "Santé"],
    startDate: dayIn(5),
    endDate: dayIn(7),
    compensation: 15.2,
    skills: ["Cuisine", "HACCP"],
    tags: ["Mission express"],
    maxApplications: 12,
    urgent: false,
    status: "recruiting",
    licenseRequired: true,
    compensationType: "hourly",
    hoursPerDay: 7,
    totalDays: 3,
    company_id: marc.companyId,
  });
  const { results } = await search("query=collectivit%C3%A9");
  expect(results).toHaveLength(1);
  const [found] = results;
  expect(await owner.visitor.get(`/api/jobs/${found?.id}/`)).toMatchObject({
    id: found?.id,
    title: expect.stringContaining("Cuisinier de collectivité"),
    location: expect.stringContaining("Villeurbanne"),
    remote: false,
    description: "Deux cents couverts le midi.",
    requirement: "HACCP",
    benifits_perks: "Repas compris",
    type: "full-time",
    sector: ["Restauration", "Santé"],
    startDate: expect.stringContaining(dayIn(5)),
    endDate: expect.stringContaining(dayIn(7)),
    compensation: 15.2,
    skills: ["Cuisine", "HACCP"],
    tags: ["Mission express"],
    maxApplications: 12,
    urgent: false,
    status: "recruiting",
    licenseRequired: true,
    compensationType: "hourly",
    hoursPerDay: 7,
    totalDays: 3,
    company: { name: expect.any(String), logo: null },
    created_at: expect.any(String),
    totalApplications: 0,
  });
});

test("another person finds a mission by each filter of the search, and not by the contrary", async () => {
  const { id } = await publish(marc, {
    title: "Développeur vacataire",
    location: "Marseille (13)",
    type: "freelance",
    sector: ["IT & Digital"],
    skills: ["JavaScript"],
    urgent: true,
    remote: true,
    compensation: 40,
  });
  const found = [
    "query=vacataire",
    "jobType=freelance",
    "sector=IT%20%26%20Digital",
    "location=Marseille",
    "urgent=true",
    "remote=true",
    "status=recruiting",
  ];
  for (const filter of found) expect([filter, await idsOf(filter)]).toEqual([filter, expect.arrayContaining([id])]);
  const all =
    "query=vacataire&jobType=freelance&sector=IT%20%26%20Digital&location=Marseille&urgent=true&remote=true&status=recruiting";
  expect(await idsOf(all)).toEqual([id]);
  const missed = ["query=boulanger", "jobType=internship", "sector=BTP", "location=Brest", "status=completed"];
  for (const filter of missed)
    expect([filter, await idsOf(filter)]).toEqual([filter, expect.not.arrayContaining([id])]);
});

test("filters that are empty are no filters", async () => {
  const empty = "query=&jobType=&sector=&location=&urgent=&remote=&status=";
  expect((await search(empty)).count).toBe((await ines.get<Page>("/api/jobs/")).count);
});

test("pages of ten follow each other without a hole", async () => {
  const many = await anEmployer(owner);
  for (let n = 0; n < 12; n += 1) await publish(many, { title: `Manutentionnaire ${n}`, sector: ["Logistique"] });
  const page = (n: number) => ines.get<Page<Mission>>(`/api/jobs/?page=${n}&query=manutentionnaire`);
  const [first, second] = [await page(1), await page(2)];
  expect([first.results.length, second.results.length, first.count]).toEqual([10, 2, 12]);
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(12);
  expect([first.previous, second.next]).toEqual([null, null]);
  expect(await ines.get<Page>(String(first.next))).toMatchObject({ count: 12, next: null });
});

test.each(["full-time", "part-time", "contract", "freelance", "internship"])(
  "a mission of the type %s is published",
  async (type) => {
    const { id } = await publish(marc, { type, sector: ["Commerce"], title: `Vendeur ${type}`, compensation: 25 });
    expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ type });
  },
);

test.each([
  ["hourly", 14.5],
  ["daily", 130],
  ["weekly", 560],
  ["monthly", 2200],
])("a mission paid %s is published", async (compensationType, compensation) => {
  const { id } = await publish(marc, {
    compensationType,
    compensation,
    hoursPerDay: 7,
    totalDays: null,
    endDate: null,
  });
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ compensationType, compensation });
});

test("a place that says remote makes the mission remote", async () => {
  const { id } = await publish(marc, {
    title: "Traducteur",
    location: "Remote",
    remote: false,
    type: "freelance",
    sector: ["IT & Digital"],
    compensation: 40,
  });
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ remote: true });
});

test.each(["entry-level", "mid-level", "senior-level", "executive"])(
  "a mission for the level %s is published",
  async (experienceLevel) => {
    const { id } = await publish(marc, { experienceLevel });
    expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ experienceLevel });
  },
);

test("an employer finds its own missions by status, and nobody else does", async () => {
  const lea = await anEmployer(owner);
  const paused = await publish(lea, { title: "Serveur en pause", status: "paused" });
  const closed = await publish(lea, { title: "Serveur fermé" });
  await lea.patch(`/api/jobs/${closed.id}/close/`);
  const open = await publish(lea, { title: "Serveur ouvert" });
  const own = async (status: string) =>
    (await lea.get<Page<Mission>>(`/api/jobs/?page=1&query=&status=${status}`)).results.map(({ id }) => id);
  expect(await own("paused")).toEqual([paused.id]);
  expect(await own("completed")).toEqual([closed.id]);
  expect(await own("recruiting")).toEqual([open.id]);
  for (const all of ["all", ""]) expect(await own(all)).toEqual([open.id, closed.id, paused.id]);
  expect((await lea.get<Page<Mission>>("/api/jobs/?page=1&query=ferm%C3%A9")).results).toMatchObject([
    { id: closed.id },
  ]);
  for (const stranger of [ines, owner.visitor])
    for (const status of ["paused", "completed"])
      expect((await stranger.get<Page>(`/api/jobs/?page=1&query=serveur&status=${status}`)).count).toBe(0);
});

test("an edit with the whole payload and the mission's id changes what it says and keeps the status", async () => {
  const { id } = await publish(marc, { title: "Pizzaiolo" });
  await marc.put(`/api/jobs/${id}/edit/`, { ...aMissionPayload({ title: "Crêpier", compensation: 16, tags: [] }), id });
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({
    title: expect.stringContaining("Crêpier"),
    compensation: 16,
    tags: [],
    status: "recruiting",
  });
});

test("an edit keeps what the owner's payload does not name: people, level, guided texts, contract", async () => {
  const more = {
    positions: 3,
    experienceLevel: "senior-level",
    responsibilities: "Dresser, servir",
    requiredSkills: "Découpe en salle",
    workingHours: "De 18 h à 23 h",
    equipment: "Chemise blanche",
    additionalInfo: "Vestiaire fermé",
    useStructuredDescription: true,
    contractKind: "extra",
    collectiveAgreement: "HCR",
  };
  const { id } = await publish(marc, { title: "Maître d’hôtel", ...more });
  await marc.put(`/api/jobs/${id}/edit/`, { ...aMissionPayload({ title: "Maître d’hôtel", compensation: 18 }), id });
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ compensation: 18, ...more });
});

test("a mission is promoted, found among the urgent ones, and promoted no more", async () => {
  const { id } = await publish(marc, { title: "Plongeur d’un soir", startDate: dayIn(10), endDate: dayIn(10) });
  await marc.patch(`/api/jobs/${id}/promote/`, { urgent: true });
  expect(await idsOf("query=plongeur&urgent=true")).toEqual([id]);
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ urgent: true });
  await marc.patch(`/api/jobs/${id}/promote/`, { urgent: false });
  expect(await idsOf("query=plongeur&urgent=true")).toEqual([]);
});

test("a mission published as urgent is urgent, ten days before its start too, and the answer remarks on it", async () => {
  const payload = aMissionPayload({ title: "Écailler", urgent: true, startDate: dayIn(10), endDate: dayIn(10) });
  const answer = await marc.post<{ urgent: boolean; remarks: unknown }>("/api/jobs/add/", {
    ...payload,
    company_id: marc.companyId,
  });
  expect(JSON.stringify(answer.remarks)).toMatch(/72/);
  const [found] = (await search("query=%C3%A9cailler&urgent=true")).results;
  expect(found).toMatchObject({ urgent: true });
});

test("a closed mission is gone from search and says that it is over", async () => {
  const { id } = await publish(marc, { title: "Glacier" });
  expect(await idsOf("query=glacier")).toEqual([id]);
  await marc.patch(`/api/jobs/${id}/close/`);
  expect(await idsOf("query=glacier")).toEqual([]);
  expect(await marc.get(`/api/jobs/${id}/`)).toMatchObject({ status: "completed" });
});

test("a deleted mission is gone for everybody, its employer included", async () => {
  const { id } = await publish(marc, { title: "Fromager" });
  await marc.delete(`/api/jobs/${id}/delete/`);
  for (const reader of [owner.visitor, marc])
    expect((await reader.attempt("GET", `/api/jobs/${id}/`)).status).toBe(404);
  expect(await idsOf("query=fromager")).not.toContain(id);
});

test("calls without a body are accepted with the JSON type and without any", async () => {
  const [one, two] = [await publish(marc, { title: "Brunch" }), await publish(marc, { title: "Apéritif" })];
  await marc.sendJsonType("PATCH", `/api/jobs/${one.id}/close/`);
  await marc.sendJsonType("DELETE", `/api/jobs/${two.id}/delete/`);
  expect(await marc.get(`/api/jobs/${one.id}/`)).toMatchObject({ status: "completed" });
});

test("a candidate saves a mission, sees it saved in the list, and takes it back", async () => {
  const { id } = await publish(marc, { title: "Caviste" });
  const saved = async () =>
    (await search("query=caviste")).results.filter((found) => found.id === id).map((mission) => mission.saved);
  expect(await saved()).toEqual([false]);
  await ines.post("/api/save-job/", { user_id: ines.user.id, job_id: id });
  expect(await saved()).toEqual([true]);
  await ines.post("/api/save-job/", { user_id: ines.user.id, job_id: id });
  expect(await saved()).toEqual([false]);
});

test("a mission counts its applications, and takes no more than its maximum", async () => {
  const { id } = await publish(marc, { title: "Voiturier", maxApplications: 1 });
  await apply(ines, id);
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ totalApplications: 1, maxApplications: 1 });
  const other = await aCandidate(owner);
  const body = { job: id, worker: other.user.id, status: "pending", message: "Bonjour", is_coverLetter: false };
  expect((await other.attempt("POST", "/api/jobs/apply/", body)).status).toBe(409);
});
