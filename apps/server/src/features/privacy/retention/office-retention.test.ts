/** How long what the office holds is there: by the database's own clock, which tests cannot move, so rows are made older. */
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../../test/harness.ts";
import { aDecidedReport } from "../../../../test/office-scene.ts";
import { aPair, get, post, requireSound } from "../../../../test/scene.ts";
import { recordAudit } from "../../office/audit/audit.ts";
import { readRequiredIdentity } from "../../office/identity.ts";
import { sweepRetention } from "./sweep-old-rows.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const count = async (question: string) =>
  Number((await h.ctx.pool.query<{ n: string }>(`select count(*) as n from ${question}`)).rows[0]?.n);

test("what a decision says, its reports and their copies go after twenty-four months; action, rule and date stay", async () => {
  const mission = await aMission(h.ctx.db);
  const links = await aDecidedReport(h.ctx, mission);
  const appeal = { reason: "Nous contestons cette décision." };
  expect((await call(h.app, "POST", `/api/decisions/${links.decision}/appeal/`, { body: appeal })).status).toBe(201);
  const age = (months: number) =>
    h.runAsOwner(`update office_decisions set decided_at = now() - interval '${months} months'`);
  await age(23);
  await sweepRetention(h.ctx);
  expect(await count("report_evidence")).toBe(1);
  await age(25);
  // An appeal that waits for a person holds everything.
  await sweepRetention(h.ctx);
  expect(await count("office_decisions where erased_at is null")).toBe(1);
  await h.runAsOwner("update office_items set closed_at = now() where kind = 'appeal'");
  await sweepRetention(h.ctx);
  for (const question of [
    "report_evidence",
    "office_notices",
    "office_appeals",
    "office_decisions where erased_at is null or reason like '%fausse%' or decided_by = 'Claire'",
    "reports where details <> '' or decision is not null or reporter_email is not null or follow_hash is not null",
  ])
    expect([question, await count(question)]).toEqual([question, 0]);
  expect(await count("office_decisions where action = 'hide' and rule = 'accurate_ad'")).toBe(1);
  expect((await call(h.app, "GET", `/api/decisions/${links.decision}/`)).status).toBe(404);
  expect((await call(h.app, "GET", `/api/reports/${links.report}/`)).status).toBe(404);
  await requireSound(h);
});

test("items closed without a decision go after twenty-four months too", async () => {
  await h.runAsOwner("update office_items set closed_at = now() - interval '25 months' where closed_at is not null");
  await sweepRetention(h.ctx);
  expect(await count("office_items where closed_at < now() - interval '24 months'")).toBe(0);
});

test("the audit goes after three years, and the rest is still one chain", async () => {
  const write = (action: string) =>
    recordAudit(h.ctx.db, { actorId: null, actor: "Claire", action, subjectType: "item", subjectId: 1 }, h.ctx.now());
  const firstChanged = async () =>
    (await sql<{ id: number | null }>`select first_changed_office_audit() as id`.execute(h.ctx.db)).rows[0]?.id;
  for (const action of ["item.read", "item.take", "item.release"]) await write(action);
  const rows = await h.ctx.db.selectFrom("officeAudit").orderBy("id").select("id").execute();
  const last = rows.at(-1)?.id ?? 0;
  // As if the clock had been three years behind when all but the last were written.
  await h.runAsOwner(`
    alter table office_audit disable trigger all;
    do $$ declare r office_audit; before bytea := (select own_hash from office_audit_start); begin
      for r in select * from office_audit order by id loop
        if r.id < ${last} then r.at := r.at - interval '37 months'; end if;
        r.previous_hash := before; before := office_audit_hash(r);
        update office_audit set at = r.at, previous_hash = r.previous_hash, own_hash = before where id = r.id;
      end loop; end $$;
    alter table office_audit enable trigger all;`);
  expect(await firstChanged()).toBeNull();
  await sweepRetention(h.ctx);
  expect(await h.ctx.db.selectFrom("officeAudit").select("id").execute()).toEqual([{ id: last }]);
  expect(await firstChanged()).toBeNull();
  await write("item.read");
  expect(await firstChanged()).toBeNull();
  await h.runAsOwner(`update office_audit set actor = 'Autre' where id = ${last}`);
  expect(await firstChanged()).toBe(last);
  await h.runAsOwner(`update office_audit a set actor = 'Claire' where id = ${last}`);
  expect(await firstChanged()).toBeNull();
});

test("of a deleted account only the sealed identity stays: five years, one for the account and its connections", async () => {
  const { person } = await aPair(h);
  const { id } = person.candidate;
  expect((await get(h, person.token, "me/")).status).toBe(200);
  expect((await post(h, person.token, "account/delete", { password: DEMO_PASSWORD })).status).toBe(200);
  await h.runJobs();
  const office = { db: h.ctx.db, now: h.ctx.now, linkSecret: "" };
  const sealed = async () => {
    const rows = await readRequiredIdentity(office, { userId: id, reference: "PV 1", by: "Claire" });
    return rows.map(({ part, sealedAt, eraseAfter }) => {
      const years = Math.round((eraseAfter.getTime() - sealedAt.getTime()) / (365.25 * 86_400_000));
      return `${part} ${years}`;
    });
  };
  expect(await sealed()).toEqual(["civil 5", "account 1", "connection 1"]);
  const age = (years: number) =>
    h.runAsOwner(`update sealed_identities set erase_after = erase_after - interval '${years} years'`);
  await age(1);
  await sweepRetention(h.ctx);
  expect((await sealed()).length).toBe(1);
  await age(4);
  await sweepRetention(h.ctx);
  expect(await sealed()).toEqual([]);
  await h.runAsOwner(
    `do $$ begin if exists (select from sealed_identities where user_id = ${id}) then raise 'still there'; end if; end $$`,
  );
});

test("a person's file holds the reports they made, and the decisions sent to them", async () => {
  const { mission, person, token } = await aPair(h);
  const about = {
    subject_type: "mission",
    subject_id: mission.id,
    reason: "fraud",
    details: "Cette annonce est fausse.",
  };
  expect((await post(h, person.token, "reports", about)).status).toBe(201);
  await aDecidedReport(h.ctx, mission);
  const file = async (whose: string) => (await get<Record<string, object[]>>(h, whose, "account/export/")).body;
  expect((await file(person.token))["reports"]).toMatchObject([{ details: "Cette annonce est fausse." }]);
  expect((await file(token))["office_decisions"]).toMatchObject([{ action: "hide", rule: "accurate_ad" }]);
});
