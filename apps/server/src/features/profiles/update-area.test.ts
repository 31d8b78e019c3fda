import type { AreaView } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aPerson() {
  const { id } = await aCandidate(h.ctx.db);
  return { id, token: await tokenFor(h.ctx, id) };
}
const area = async (token: string) => (await call<AreaView>(h.app, "GET", "/api/area/", { token })).body;
const change = (token: string, body: object) => call<AreaView>(h.app, "PUT", "/api/area/", { token, body });

test("a candidate chooses an arrondissement and a radius, and their profile follows", async () => {
  const { id, token } = await aPerson();
  expect((await area(token)).place?.label).toBe("Lyon (69)");
  const { status, body } = await change(token, { place: "Lyon 7", radius: "5" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ radius: 5, place: { code: "69387", label: "Lyon 7e (69)" } });
  expect(await area(token)).toEqual(body);
  const stored = await h.ctx.db
    .selectFrom("users")
    .innerJoin("candidates", "candidates.userId", "users.id")
    .where("users.id", "=", id)
    .select(["city", "region", "country", "communeCode", "lat", "lon", "radiusKm"])
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({
    city: "Lyon 7e",
    region: "Auvergne-Rhône-Alpes",
    country: "France",
    communeCode: "69387",
    lat: 45.733,
    lon: 4.837,
    radiusKm: 5,
  });
});

test("the code of a place is understood again, even where it is also a postcode", async () => {
  const { token } = await aPerson();
  const lille = await change(token, { place: "Lille", radius: 15 });
  const again = await change(token, { place: lille.body.place?.code ?? "", radius: 20 });
  expect(again.body.place?.name).toBe("Lille");
});

test.each(["Rhône", "Île-de-France", "zzyzx"])("« %s » is not a town to live in", async (place) => {
  const { token } = await aPerson();
  expect(await change(token, { place, radius: 5 })).toMatchObject({ status: 400, body: { place: [fr.areaUnknown] } });
});

test("a radius is between 1 and 200 km", async () => {
  const { token } = await aPerson();
  for (const radius of [0, 201, "loin"])
    expect(await change(token, { place: "Lyon", radius })).toMatchObject({
      status: 400,
      body: { radius: [fr.radiusInvalid] },
    });
});
