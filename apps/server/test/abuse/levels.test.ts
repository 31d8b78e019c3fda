import { aFile } from "@app/db/builders/files";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness } from "../harness.ts";
import { somePeople, waitForMorning } from "../matching-scene.ts";
import { bodyOf } from "../mission-scene.ts";
import { get, patch, post, requireSound } from "../scene.ts";
import { accept, apply, aStranger, edit, HONEST, publish, type Stranger } from "./abuse-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  waitForMorning(h);
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type Refused = { code: string; error: string; limit: string; level: string };
type Seen = {
  coverLetter: string | null;
  candidate: { phone: string | null; contact: string; contact_reason: string | null };
};

/** What the register says changes nothing here: both open the same. */
const BELOW = ["unverified", "siret_found"] as const;
const aBelow = (level: CompanyLevel = "siret_found") => aStranger(h, { level });
const setLevel = ({ companyId }: Stranger, level: CompanyLevel) =>
  h.ctx.db.updateTable("companies").set({ level }).where("id", "=", companyId).execute();

const seenBy = async ({ token }: Stranger, applicationId: number) =>
  (await get<Seen>(h, token, `applications/${applicationId}/`)).body;

/** The answer of a publication, which may be refused. */
async function tryPublish({ token }: Stranger, changes: object) {
  const honest = { title: "Serveur (H/F)", description: HONEST, acknowledged: [...LINT_RULES] };
  const body = bodyOf(await aMission(h.ctx.db), { ...honest, ...changes });
  return post<Refused & { id: number; status: string }>(h, token, "jobs/add", body);
}

describe("contacts", () => {
  test.each(BELOW)("the CV of somebody who waits, %s: before, it was open and held the phone", async (level) => {
    const employer = await aBelow(level);
    const { id } = await publish(h, employer);
    const person = await apply(h, id);
    const cv = await aFile(h.ctx.db, { ownerId: person.id });
    await h.ctx.storage.put(cv.storageKey, Buffer.from("%PDF-1.7"), cv.mediaType);
    await h.ctx.db
      .updateTable("applications")
      .set({ cvFileId: cv.id })
      .where("id", "=", person.applicationId)
      .execute();
    const openCv = async () => (await get(h, employer.token, `files/${cv.id}/url/`)).status;
    expect(await seenBy(employer, person.applicationId)).toMatchObject({
      is_coverLetter: true,
      coverLetter: null,
      candidate: { contact: "masked", contact_reason: "not_accepted" },
    });
    expect(await openCv()).toBe(404);
    await accept(h, employer, person.applicationId);
    await h.runJobs();
    expect(await seenBy(employer, person.applicationId)).toMatchObject({
      candidate: { contact_reason: "not_confirmed" },
    });
    expect(await openCv()).toBe(404);
    await patch(h, person.token, `applications/${person.applicationId}/confirm`);
    expect(await seenBy(employer, person.applicationId)).toMatchObject({
      coverLetter: `/fichiers/${cv.id}`,
      candidate: { contact: "shown", contact_reason: null },
    });
    expect(await openCv()).toBe(200);
  });

  test("accepted, read, cancelled: the number closes again with the cancellation, and with a withdrawal", async () => {
    const employer = await aBelow();
    const { id } = await publish(h, employer, { positions: 2 });
    const [cancelled, gone] = [await apply(h, id), await apply(h, id)];
    for (const person of [cancelled, gone]) {
      await accept(h, employer, person.applicationId);
      await h.runJobs();
      await patch(h, person.token, `applications/${person.applicationId}/confirm`);
      expect(await seenBy(employer, person.applicationId)).toMatchObject({ candidate: { contact: "shown" } });
    }
    const reason = { status: "rejected", reason: "Le service est annulé." };
    expect((await patch(h, employer.token, `applications/${cancelled.applicationId}/status`, reason)).status).toBe(200);
    await patch(h, gone.token, `applications/${gone.applicationId}/withdraw`);
    expect(await seenBy(employer, cancelled.applicationId)).toMatchObject({ candidate: { contact: "masked" } });
    expect(await seenBy(employer, gone.applicationId)).toMatchObject({
      candidate: { contact: "withheld", phone: null },
    });
  });

  test("the planning gives no number before the person has confirmed: before, an acceptance alone did", async () => {
    const employer = await aBelow();
    const { id } = await publish(h, employer);
    const person = await apply(h, id);
    await accept(h, employer, person.applicationId);
    await h.runJobs();
    const phones = async () => JSON.stringify((await get(h, employer.token, `planning/?job=${id}`)).body);
    expect(await phones()).not.toContain(person.phone);
    await patch(h, person.token, `applications/${person.applicationId}/confirm`);
    expect(JSON.stringify((await seenBy(employer, person.applicationId)).candidate)).toContain(person.phone);
  });

  test("no more people a day than the level says, over all its missions and pages; somebody already seen counts once", async () => {
    const employer = await aStranger(h, { level: "address_proven" });
    await limit("address_proven", { contacts_per_day: 2 });
    const [one, two] = [await publish(h, employer, { positions: 3 }), await publish(h, employer)];
    const people = [await apply(h, one.id), await apply(h, one.id), await apply(h, two.id)];
    const [a, b, c] = people.map(({ applicationId }) => applicationId) as [number, number, number];
    for (const seen of [a, b, a, b])
      expect(await seenBy(employer, seen)).toMatchObject({ candidate: { contact: "shown" } });
    expect(await seenBy(employer, c)).toMatchObject({
      candidate: { contact: "masked", contact_reason: "daily_limit" },
    });
    const profile = await get<{ contact: string }>(h, employer.token, `profile/${people[2]?.id}/`);
    expect(profile.body).toMatchObject({ contact: "masked", contact_reason: "daily_limit" });
    await limit("address_proven", {});
  });

  test("ten views at once open no more than the level says", async () => {
    const employer = await aStranger(h, { level: "address_proven" });
    await limit("address_proven", { contacts_per_day: 3 });
    const { id } = await publish(h, employer, { positions: 3 });
    const people = [];
    for (let n = 0; n < 8; n += 1) people.push(await apply(h, id));
    const seen = await Promise.all(people.map(({ applicationId }) => seenBy(employer, applicationId)));
    expect(seen.filter(({ candidate }) => candidate.contact === "shown")).toHaveLength(3);
    await limit("address_proven", {});
  });
});

async function limit(level: CompanyLevel, limits: object): Promise<void> {
  const admin = await h.ctx.db.selectFrom("users").where("role", "=", "admin").select("id").executeTakeFirst();
  const setBy = admin?.id ?? (await aCandidate(h.ctx.db)).id;
  const row = { reason: "Pour ce test seulement.", validFrom: h.ctx.now(), setAt: h.ctx.now(), setBy };
  await h.ctx.db
    .insertInto("officeSettings")
    .values({ name: "level_limits", value: JSON.stringify({ [level]: limits }), ...row })
    .execute();
  await h.ctx.settings.reread();
}

describe("publishing", () => {
  test.each(BELOW)(
    "the first yes books, %s: before, it showed the number at once, and cancelling was free",
    async (level) => {
      const employer = await aBelow(level);
      expect(await tryPublish(employer, { booking: "first" })).toMatchObject({
        status: 403,
        body: { code: "level_limit", limit: "first_booking", level },
      });
      const { id } = await publish(h, employer);
      expect(await edit(h, employer, id, { booking: "first" })).toMatchObject({
        status: 403,
        body: { code: "level_limit" },
      });
    },
  );

  test("a mission of fifty places by a company of today: before, it was planned for 4,000 people", async () => {
    const employer = await aBelow();
    const { status, body } = await tryPublish(employer, { positions: 50 });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "level_limit", limit: "places_per_mission", level: "siret_found" });
    expect(body.error).toMatch(/au plus 3\u00a0places.*Prouvez/);
  });

  test("many small missions are no way around: their places are counted together, by whichever door they come", async () => {
    const employer = await aBelow();
    const [one, two] = [await publish(h, employer, { positions: 3 }), await publish(h, employer, { positions: 2 })];
    expect(await tryPublish(employer, { positions: 2 })).toMatchObject({ status: 403, body: { limit: "open_places" } });
    // From a draft, by a copy, by an edit, and by a mission published paused that is resumed.
    const copy = await post<{ id: number }>(h, employer.token, `jobs/${one.id}/duplicate`, {});
    expect(await tryPublish(employer, { positions: 2, draft_id: copy.body.id })).toMatchObject({ status: 403 });
    expect(await edit(h, employer, two.id, { positions: 4 })).toMatchObject({ status: 403 });
    const paused = await publish(h, employer, { positions: 3, status: "paused" });
    expect(await patch(h, employer.token, `jobs/${paused.id}/status`, { status: "recruiting" })).toMatchObject({
      status: 403,
      body: { code: "level_limit", limit: "open_places" },
    });
    // What ends leaves its places.
    await patch(h, employer.token, `jobs/${one.id}/close`);
    expect((await patch(h, employer.token, `jobs/${paused.id}/status`, { status: "recruiting" })).status).toBe(200);
  });

  test("two publications at once do not share the last places", async () => {
    const employer = await aBelow();
    await publish(h, employer, { positions: 3 });
    const answers = await Promise.all([1, 2, 3].map(() => tryPublish(employer, { positions: 3 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
  });

  test("a mission that waits for a person keeps its places: held ones are no reserve", async () => {
    const employer = await aBelow();
    const { id } = await publish(h, employer, { positions: 3 });
    await h.ctx.db
      .updateTable("missions")
      .set({ status: "held", heldAt: h.ctx.now(), heldReason: "risk" })
      .where("id", "=", id)
      .execute();
    await publish(h, employer, { positions: 3 });
    expect(await tryPublish(employer, { positions: 1 })).toMatchObject({ status: 403 });
  });

  test("a larger mission of before stays as it is, and its words can be corrected", async () => {
    const employer = await aStranger(h, { level: "address_proven" });
    const { id } = await publish(h, employer, { positions: 12 });
    await setLevel(employer, "siret_found");
    expect(await edit(h, employer, id, { description: "Service du soir, repas et vestiaire compris." })).toMatchObject({
      status: 200,
    });
    expect(await edit(h, employer, id, { positions: 13 })).toMatchObject({ status: 403 });
  });

  test("another establishment is the same company: its places count with the others", async () => {
    const employer = await aBelow();
    const places = [];
    for (const name of ["Gerland", "Terreaux"]) {
      const body = { name, place: "Lyon 7e" };
      places.push((await post<{ id: number }>(h, employer.token, "establishments", body)).body.id);
    }
    const [one, two] = places;
    expect(await tryPublish(employer, { positions: 3, establishment_id: one })).toMatchObject({ status: 201 });
    expect(await tryPublish(employer, { positions: 3, establishment_id: two })).toMatchObject({ status: 201 });
    expect(await tryPublish(employer, { positions: 1, establishment_id: two })).toMatchObject({ status: 403 });
  });
});

describe("people told", () => {
  const notified = async ({ companyId }: Stranger) => {
    const { rows } = await sql<{ notified: number }>`
      select count(*)::integer as notified from propositions p join missions m on m.id = p.mission_id
      where m.company_id = ${companyId}`.execute(h.ctx.db);
    return rows[0]?.notified ?? 0;
  };

  test("a wave told to as many as the mission asks for: before, up to thousands; now ten, thirty a day over all missions", async () => {
    await somePeople(h, 60);
    const employer = await aBelow("unverified");
    const missions = [];
    for (const positions of [3, 3]) missions.push(await publish(h, employer, { positions }));
    await h.runDueJobs();
    expect(await notified(employer)).toBe(20);
    const panel = await get(h, employer.token, `jobs/${missions[0]?.id}/diffusion/`);
    expect(panel.body).toMatchObject({
      level_limit: { level: "unverified", people_per_wave: 10, people_per_day: 30, notified_today: 20 },
      waves: [
        { size: 10, state: "sent" },
        { size: 10, state: "due" },
      ],
    });
    for (const { id } of missions) await post(h, employer.token, `jobs/${id}/diffusion/send`, {});
    await h.runDueJobs();
    expect(await notified(employer)).toBe(30);
    // Deleting a mission gives nothing back.
    await patch(h, employer.token, `jobs/${missions[1]?.id}/close`);
    await publish(h, employer, { positions: 3 });
    await h.runDueJobs();
    expect(await notified(employer)).toBe(30);
  });

  test("a proven address opens larger waves", async () => {
    const employer = await aStranger(h, { level: "address_proven" });
    await publish(h, employer, { positions: 12 });
    await h.runDueJobs();
    expect(await notified(employer)).toBeGreaterThan(10);
  });
});

describe("asking to be called back", () => {
  const ask = ({ token }: Stranger, id: number, body: object = { phone: "mine", when: "morning" }) =>
    post<{ code: string; message: { content: string } }>(h, token, `applications/${id}/callback`, body);

  test("writes one fixed message a day for an application, with a number that was confirmed", async () => {
    const employer = await aBelow();
    const { id } = await publish(h, employer);
    const person = await apply(h, id);
    const { status, body } = await ask(employer, person.applicationId);
    expect(status).toBe(201);
    expect(body.message.content).toMatch(/^Bonjour, à propos de la mission .*pouvez-vous m’appeler au \d\d /);
    expect(await ask(employer, person.applicationId)).toMatchObject({ status: 409, body: { code: "callback_asked" } });
    const talks = await get<{ last_message: { content: string } }[]>(h, person.token, "conversations/");
    expect(talks.body).toMatchObject([{ last_message: { content: expect.stringContaining("Bonjour") } }]);
  });

  test("a number nobody confirmed is not sent, nor another company's applicant asked, nor one who withdrew", async () => {
    const employer = await aBelow();
    const { id } = await publish(h, employer);
    const person = await apply(h, id);
    await h.ctx.db.updateTable("users").set({ phone: "0612345670" }).where("id", "=", employer.id).execute();
    expect(await ask(employer, person.applicationId)).toMatchObject({ status: 409, body: { code: "phone_missing" } });
    expect((await ask(await aBelow(), person.applicationId)).status).toBe(404);
    await patch(h, person.token, `applications/${person.applicationId}/withdraw`);
    expect((await ask(employer, person.applicationId, { phone: "company", when: "now" })).status).toBe(404);
  });
});
