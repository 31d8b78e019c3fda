import { siretFrom } from "@app/db/builders/company-row";
import { parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CompanySites, startCompanySites } from "../../../../tools/testing/company-sites.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness } from "../harness.ts";
import { notesOf } from "../mission-scene.ts";
import { openItem } from "../office-scene.ts";
import { anOfficer, askProof, decide, isQueued, levelOf, openSite, proveByMail } from "../proof-scene.ts";
import { get, patch, post, requireSound } from "../scene.ts";
import { accept, apply, aStranger, asPerson, asVisitor, edit, publish, SCAM, type Stranger } from "./abuse-scene.ts";

let h: Harness;
let sites: CompanySites;
beforeAll(async () => {
  sites = await startCompanySites();
  h = await startHarness({ COMPANY_SITES_URL: sites.url });
});
afterEach(() => requireSound(h));
afterAll(async () => {
  await h.close();
  await sites.close();
});

let numbers = 0;
function freshSiret(): string {
  numbers += 1;
  return siretFrom(`7${String(numbers).padStart(8, "0")}0001`);
}

/** The company, and somebody who types its SIRET afterwards. */
async function aClaim() {
  const siret = freshSiret();
  const mailbox = (name: string) => `${name}@societe-${siret}.fr`;
  return {
    siret,
    first: await aStranger(h, { siret, email: mailbox("premiere") }),
    second: await aStranger(h, { siret, email: mailbox("seconde") }),
  };
}

const statusOf = async (employer: Stranger, id: number) => (await asPerson(h, employer.token, id)).body;
const HELD = { status: "held", held_reason: "siret_claimed" };

async function give({ token, companyId }: Stranger, fields: Record<string, string>) {
  const form = aForm({ company_id: String(companyId), ...fields });
  expect((await call(h.app, "POST", "/api/company/update/", { token, ...form })).status).toBe(200);
}

async function leave({ id, companyId }: Stranger) {
  await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", id).execute();
  await h.ctx.db.updateTable("companies").set({ firstPublishedAt: null }).where("id", "=", companyId).execute();
}

describe("one SIRET given by two accounts", () => {
  test("the second one's missions wait for the office: before, both were public under one number", async () => {
    const { first, second } = await aClaim();
    expect(await publish(h, first)).toMatchObject({ status: "recruiting" });
    const { id, ...mission } = await publish(h, second);
    expect(mission).toMatchObject(HELD);
    expect((await asVisitor(h, id)).status).toBe(404);
    expect([await isQueued(h, first.companyId), await isQueued(h, second.companyId)]).toEqual([false, true]);
  });

  test("nothing it is told says who the other one is", async () => {
    const { first, second } = await aClaim();
    const { id } = await publish(h, second);
    await h.runJobs();
    const answers = JSON.stringify([
      (await get(h, second.token, `jobs/${id}/`)).body,
      (await get(h, second.token, "company/")).body,
      (await get(h, second.token, "company/proofs/")).body,
      await notesOf(h, second.token),
    ]);
    expect(answers).toContain("siret_claimed");
    for (const secret of [first.email, first.lastName, first.company.email ?? "", `"company":{"id":${first.companyId}`])
      expect(answers).not.toContain(secret);
  });

  test("the office sees both, in the order they came", async () => {
    const { first, second } = await aClaim();
    const { token } = await anOfficer(h);
    const queue = await get<{ results: { id: number; subject_id: number }[] }>(h, token, "admin/queue/?kind=company");
    const item = queue.body.results.findLast(({ subject_id }) => subject_id === second.companyId);
    const { body } = await get<{ same_siret: { id: number }[] }>(h, token, `admin/items/${item?.id}/`);
    expect(body.same_siret).toMatchObject([{ id: first.companyId, level: "unverified" }]);
  });

  test("the true company, though it came second, proves its address: the office decides, its missions go on line, the other one's wait", async () => {
    const { first: thief, second: owner } = await aClaim();
    const stolen = await publish(h, thief);
    const waiting = await publish(h, owner);
    const domain = await openSite(h, sites, owner);
    expect(await proveByMail(h, owner, domain)).toMatchObject({ body: { state: "waiting" } });
    expect(await levelOf(h, owner)).toBe("unverified");
    expect((await decide(h, owner.companyId, "address_proven")).status).toBe(200);
    expect(await statusOf(owner, waiting.id)).toMatchObject({ status: "recruiting" });
    expect(await statusOf(thief, stolen.id)).toMatchObject(HELD);
    expect((await asVisitor(h, stolen.id)).status).toBe(404);
    await h.runJobs();
    expect((await notesOf(h, thief.token)).map(({ message }) => message).join()).toContain("SIRET");
    expect(await publish(h, thief)).toMatchObject(HELD);
  });

  test("a copied SIRET whose site names it still waits when the owner has an account: a site can be copied too", async () => {
    const { second: thief } = await aClaim();
    expect(await proveByMail(h, thief, await openSite(h, sites, thief))).toMatchObject({ body: { state: "waiting" } });
    expect(await levelOf(h, thief)).toBe("unverified");
  });

  test("a refused claim stays held, and its missions cannot be resumed, edited or copied on line", async () => {
    const { second } = await aClaim();
    const { id } = await publish(h, second);
    await askProof(h, second, { method: "document" });
    await decide(h, second.companyId, "unverified", "Le document est celui d’une autre entreprise.");
    await edit(h, second, id, { description: "Service du soir et repas compris." });
    expect(await statusOf(second, id)).toMatchObject(HELD);
    const copy = await post<{ id: number }>(h, second.token, `jobs/${id}/duplicate`, {});
    expect(copy.status).toBe(201);
    expect(await publish(h, second, { draft_id: copy.body.id })).toMatchObject(HELD);
  });

  test("a text that is held too, and that the office finds harmless, goes on line only with the company: before, at once", async () => {
    const { second } = await aClaim();
    const { id } = await publish(h, second, { description: SCAM });
    expect(await statusOf(second, id)).toMatchObject({ held_reason: "risk" });
    const { token } = await anOfficer(h);
    const item = await openItem(h.ctx, "held", "mission", id);
    const body = {
      action: "release",
      rule: "rules_respected",
      note: "Rien de contraire aux règles dans cette annonce.",
    };
    expect(await post(h, token, `admin/items/${item}/decide`, body)).toMatchObject({
      status: 409,
      body: { code: "siret_claimed" },
    });
    expect((await asVisitor(h, id)).status).toBe(404);
    await decide(h, second.companyId, "address_proven");
    expect((await post(h, token, `admin/items/${item}/decide`, body)).status).toBe(200);
    expect((await asVisitor(h, id)).status).toBe(200);
  });

  test("published paused and resumed later waits too", async () => {
    const { second } = await aClaim();
    const { id } = await publish(h, second, { status: "paused" });
    await patch(h, second.token, `jobs/${id}/status`, { status: "recruiting" });
    expect(await statusOf(second, id)).toMatchObject(HELD);
  });

  test("publishing under one's own number, then taking another company's, takes everything off line, also where people were accepted", async () => {
    const siret = freshSiret();
    await aStranger(h, { siret });
    const thief = await aStranger(h);
    const [taken, open] = [await publish(h, thief, { positions: 2 }), await publish(h, thief)];
    const person = await apply(h, taken.id);
    await accept(h, thief, person.applicationId);
    await give(thief, { siret_number: siret });
    for (const { id } of [taken, open]) expect(await statusOf(thief, id)).toMatchObject(HELD);
    await h.runJobs();
    expect(await statusOf(thief, open.id)).toMatchObject(HELD);
  });

  test("taking a number, leaving it and taking it again gives no seniority over who came between", async () => {
    const siret = freshSiret();
    const thief = await aStranger(h, { siret });
    await give(thief, { siret_number: freshSiret() });
    const owner = await aStranger(h, { siret });
    await give(thief, { siret_number: siret });
    expect(await publish(h, owner)).toMatchObject({ status: "recruiting" });
    expect(await publish(h, thief)).toMatchObject(HELD);
  });

  test("an account nobody confirmed reserves no number", async () => {
    const { first, second } = await aClaim();
    await h.ctx.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", first.id).execute();
    expect(await publish(h, second)).toMatchObject({ status: "recruiting" });
  });

  test("a suspended account keeps its number: coming back under another address waits", async () => {
    const { first, second } = await aClaim();
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", first.id).execute();
    expect(await publish(h, second)).toMatchObject(HELD);
  });

  test("a deleted account frees its number, and gives no second day of contacts or of people told", async () => {
    const { first, second } = await aClaim();
    await h.ctx.db
      .insertInto("companyDays")
      .values({ companyId: first.companyId, day: parisDay(h.ctx.now()), peopleNotified: 30 })
      .execute();
    await leave(first);
    expect(await publish(h, second)).toMatchObject({ status: "recruiting" });
    const { body } = await get<{ rights: { limits: { limit: string; used: number | null }[] } }>(
      h,
      second.token,
      "company/",
    );
    expect(body.rights.limits).toContainEqual({ limit: "people_per_day", most: 30, used: 30 });
  });

  test("three accounts of one number are one company with one account on line", async () => {
    const { siret, first, second } = await aClaim();
    const third = await aStranger(h, { siret });
    const published = [];
    for (const employer of [first, second, third]) published.push((await publish(h, employer)).status);
    expect(published).toEqual(["recruiting", "held", "held"]);
  });
});
