import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { EstablishmentView } from "@app/contract/companies/establishments";
import { establishmentFr as fr } from "@app/contract/companies/establishments.fr";
import type { MissionView } from "@app/contract/missions/missions";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer, type EmployerSummary } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";
import { requireSound } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const as = async ({ id }: { id: number }) => ({ token: await tokenFor(h.ctx, id) });
const add = async (who: EmployerSummary, body: object) =>
  call<EstablishmentView & { code: string; error: string }>(h.app, "POST", "/api/establishments/", {
    ...(await as(who)),
    body,
  });
const edit = async (who: EmployerSummary, id: number, body: object) =>
  call<EstablishmentView & { code: string; error: string }>(h.app, "PATCH", `/api/establishments/${id}/`, {
    ...(await as(who)),
    body,
  });
const list = async (who: EmployerSummary) =>
  (await call<{ results: EstablishmentView[] }>(h.app, "GET", "/api/establishments/", await as(who))).body.results;
const publish = async (who: EmployerSummary, fields: object) =>
  call<MissionView & { establishment_id: string[] }>(h.app, "POST", "/api/jobs/add/", {
    ...(await as(who)),
    body: { ...bodyOf(await aMission(h.ctx.db)), ...fields },
  });

test("an employer adds an establishment in an arrondissement, and finds it in the list", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { status, body } = await add(employer, {
    name: "Cantine Gerland",
    place: "69007",
    street: "8 avenue Tony-Garnier",
    access: "Porte B, demander Nadia",
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ placeCode: "69387", placeLabel: "Lyon 7e", postcode: "69007", closed: false });
  expect(await list(employer)).toEqual([body]);
  expect(await list(await anEmployer(h.ctx.db))).toEqual([]);
});

test("two establishments of one name in one town are refused, in two towns they are not", async () => {
  const employer = await anEmployer(h.ctx.db);
  await add(employer, { name: "Cantine", place: "Lyon 7e" });
  expect(await add(employer, { name: "Cantine", place: "Lyon 7" })).toMatchObject({
    status: 409,
    body: { code: "establishment_exists", error: fr.taken },
  });
  const other = await add(employer, { name: "Cantine", place: "Bron" });
  expect(other.status).toBe(201);
  expect((await edit(employer, other.body.id, { name: "Cantine", place: "69007" })).body.code).toBe(
    "establishment_exists",
  );
});

test("a department or an unknown town is not a place to work", async () => {
  const employer = await anEmployer(h.ctx.db);
  for (const place of ["Rhône", "zzyzx", "13"])
    expect(await add(employer, { name: "Cantine", place })).toMatchObject({
      status: 400,
      body: { place: [fr.placeUnknown] },
    });
});

test("sending back the code or the name of the town changes nothing, even where the code is a postcode", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { body } = await add(employer, { name: "Cantine", place: "Lille" });
  expect(body.placeCode).toBe("59350");
  for (const place of [body.placeCode, body.placeLabel])
    expect((await edit(employer, body.id, { name: "Cantine", place })).body.placeLabel).toBe("Lille");
});

test("publishing with an establishment takes its place and its words; someone else's is refused", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { body } = await add(employer, { name: "Cantine", place: "Lyon 7e" });
  const mission = await publish(employer, { establishment_id: body.id, location: "ailleurs" });
  expect(mission.status).toBe(201);
  expect(mission.body).toMatchObject({
    location: "Lyon 7e (69)",
    establishment: { id: body.id, name: "Cantine", placeCode: "69387", placeLabel: "Lyon 7e" },
  });
  expect(await publish(await anEmployer(h.ctx.db), { establishment_id: body.id })).toMatchObject({
    status: 400,
    body: { establishment_id: [fr.notFound] },
  });
});

test("a closed establishment is no longer chosen, and its missions keep it", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { body } = await add(employer, { name: "Cantine", place: "Lyon 7e" });
  const mission = await publish(employer, { establishment_id: body.id });
  expect((await edit(employer, body.id, { name: "Cantine", place: "Lyon 7e", closed: true })).body.closed).toBe(true);
  expect(await publish(employer, { establishment_id: body.id })).toMatchObject({
    body: { establishment_id: [fr.closed] },
  });
  const edited = await call<MissionView>(h.app, "PUT", `/api/jobs/${mission.body.id}/edit/`, {
    ...(await as(employer)),
    body: { ...bodyOf(await stored(mission.body.id)), establishment_id: body.id },
  });
  expect(edited.body.establishment?.id).toBe(body.id);
});

test("publishing in a town makes the company's establishment there, with its street when it is there", async () => {
  const employer = await anEmployer(h.ctx.db, {
    company: { name: "Traiteur Vauban", address: "5 rue Vauban, 69006 Lyon" },
  });
  const here = await publish(employer, { location: "Lyon 6e", commune_code: "" });
  const away = await publish(employer, { location: "Bron (69)", commune_code: "" });
  expect([here.body.establishment?.name, here.body.establishment?.placeLabel]).toEqual(["Traiteur Vauban", "Lyon 6e"]);
  expect(Object.fromEntries((await list(employer)).map(({ placeLabel, street }) => [placeLabel, street]))).toEqual({
    "Lyon 6e": "5 rue Vauban",
    Bron: null,
  });
  const again = await publish(employer, { location: "Lyon 6e", commune_code: "" });
  expect(again.body.establishment?.id).toBe(here.body.establishment?.id);
  expect(away.body.establishment?.id).not.toBe(here.body.establishment?.id);
});

test("ten missions published together in one town share one establishment", async () => {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const missions = await Promise.all(
    Array.from({ length: 10 }, () => publish(employer, { location: "Bron (69)", commune_code: "" })),
  );
  expect(missions.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(missions.map(({ body }) => body.establishment?.id)).size).toBe(1);
  expect(await list(employer)).toHaveLength(1);
});

test("a remote mission, or one in an unknown place, has no establishment", async () => {
  const employer = await anEmployer(h.ctx.db);
  expect((await publish(employer, { remote: true })).body.establishment).toBeNull();
  const nowhere = await publish(employer, { location: "Domaine des Tilleuls", commune_code: "" });
  expect(nowhere.body.establishment).toBeNull();
});

test("an establishment moves with its missions while nobody has applied, and stays once someone has", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { body } = await add(employer, { name: "Cantine", place: "Lyon 7e" });
  const mission = await publish(employer, { establishment_id: body.id });
  expect((await edit(employer, body.id, { name: "Cantine", place: "Bron" })).status).toBe(200);
  expect(await stored(mission.body.id)).toMatchObject({ location: "Bron (69)", communeCode: "69029" });

  await anApplication(h.ctx.db, { mission: await stored(mission.body.id) });
  expect(await edit(employer, body.id, { name: "Cantine", place: "Lyon 7e" })).toMatchObject({
    status: 409,
    body: { code: "establishment_place_locked", error: fr.placeLocked },
  });
  expect(await stored(mission.body.id)).toMatchObject({ location: "Bron (69)", communeCode: "69029" });
  expect(
    (await edit(employer, body.id, { name: "Cantine centrale", place: "Bron", street: "2 place Curial" })).status,
  ).toBe(200);
});

test("moving an establishment needs one connection to the database, even to a town asked for the first time", async () => {
  const narrow = await startHarness({ DATABASE_POOL: "1" });
  const employer = await anEmployer(narrow.ctx.db);
  const { id } = await anEstablishment(narrow.ctx.db, { companyId: employer.companyId });
  const { status, body } = await call<EstablishmentView>(narrow.app, "PATCH", `/api/establishments/${id}/`, {
    token: await tokenFor(narrow.ctx, employer.id),
    body: { name: "Cantine", place: "Douarnenez" },
  });
  await narrow.close();
  expect([status, body.placeLabel]).toEqual([200, "Douarnenez"]);
});

test("moving to another town takes another establishment; staying keeps the one chosen", async () => {
  const employer = await anEmployer(h.ctx.db);
  const { body } = await add(employer, { name: "Cantine", place: "Bron" });
  await add(employer, { name: employer.company.name, place: "Bron" });
  const mission = await publish(employer, { establishment_id: body.id });
  const rewrite = async (fields: object) =>
    (
      await call<MissionView>(h.app, "PUT", `/api/jobs/${mission.body.id}/edit/`, {
        ...(await as(employer)),
        body: { ...bodyOf(await stored(mission.body.id)), commune_code: "", ...fields },
      })
    ).body.establishment;
  expect((await rewrite({ location: "Bron" }))?.id).toBe(body.id);
  expect(await rewrite({ location: "Lyon 3e" })).toMatchObject({ name: employer.company.name, placeLabel: "Lyon 3e" });
});

test("one of another company, or none, cannot be changed", async () => {
  const { body } = await add(await anEmployer(h.ctx.db), { name: "Cantine", place: "Lyon 7e" });
  const other = await anEmployer(h.ctx.db);
  for (const id of [body.id, 999_999_999])
    expect((await edit(other, id, { name: "La mienne", place: "Lyon" })).status).toBe(404);
});

test("the address is for people accepted: not while waiting, and no more after withdrawing", async () => {
  const employer = await anEmployer(h.ctx.db);
  const establishment = await anEstablishment(h.ctx.db, {
    companyId: employer.companyId,
    street: "8 rue du Secret",
    access: "Porte B",
  });
  const mission = await aMission(h.ctx.db, { employer, positions: 5, establishmentId: establishment.id });
  const read = async (fields: object) => {
    const candidate = await aCandidate(h.ctx.db);
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...fields });
    const { body } = await call<ApplicationDetail>(h.app, "GET", `/api/applications/${id}/`, await as(candidate));
    return body.establishment;
  };
  expect(await read({ status: "pending" })).toBeNull();
  expect(await read({ status: "reviewed" })).toBeNull();
  expect(await read({ status: "accepted" })).toMatchObject({ street: "8 rue du Secret", access: "Porte B" });
  expect(await read({ status: "accepted", candidateStatus: "withdrawn" })).toBeNull();
  const open = await call(h.app, "GET", `/api/jobs/${mission.id}/`);
  expect(JSON.stringify(open.body)).not.toContain("Secret");
});

function stored(id: number) {
  return h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
}
