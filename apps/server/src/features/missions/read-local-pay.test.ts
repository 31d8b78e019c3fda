import type { LocalPayView } from "@app/contract/missions/local-pay";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

const DAY = 86_400_000;

let h: Harness;
let token: string;
let employer: { id: number; companyId: number };
beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db);
  token = await tokenFor(h.ctx, employer.id);
});
afterAll(() => h.close());

const pay = async (title: string, place: string) =>
  (await call<LocalPayView>(h.app, "GET", `/api/pay/?${new URLSearchParams({ title, place })}`, { token })).body;

async function missions(sector: string, count: number, more: object = {}) {
  for (let i = 0; i < count; i += 1)
    await aMission(h.ctx.db, { employer, sectors: [sector], payCents: 1_300 + 10 * i, ...more });
}

test("half of the missions of the sector in the department pay the median or more", async () => {
  await missions("Restauration", 21);
  // Of another sector, too old, or held: not counted.
  await missions("Santé", 3, { payCents: 9_000 });
  await missions("Restauration", 2, { payCents: 9_000, publishedAt: new Date(h.ctx.now().getTime() - 91 * DAY) });
  await missions("Restauration", 2, { payCents: 9_000, hiddenAt: h.ctx.now() });
  expect(await pay("Plongeur (H/F)", "Villeurbanne")).toEqual({
    median: 14,
    count: 21,
    sector: "Restauration",
    department: "Rhône (69)",
  });
  // The plain word, in either gender, is enough.
  for (const title of ["Serveur", "serveuse", "Cuisinière"])
    expect(await pay(title, "Lyon"), title).toMatchObject({ median: 14, sector: "Restauration" });
});

test("nineteen missions, an unknown title and an unknown place say nothing", async () => {
  await missions("BTP", 19);
  expect(await pay("Maçon", "Lyon")).toEqual({ median: null });
  expect(await pay("Dompteur de lions", "Lyon")).toEqual({ median: null });
  expect(await pay("Plongeur", "Nulle-Part-sur-Rien")).toEqual({ median: null });
  expect(await pay("Plongeur", "")).toEqual({ median: null });
});

test("a request without a place is refused", async () => {
  expect((await call(h.app, "GET", "/api/pay/?title=Plongeur", { token })).status).toBe(400);
});
