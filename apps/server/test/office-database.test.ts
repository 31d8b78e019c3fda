/** What the database itself refuses about decisions, and how a changed audit is found. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aReport } from "@app/db/builders/reports";
import { anAdmin } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordAudit } from "../src/features/office/audit/audit.ts";
import { type Harness, startHarness } from "./harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const WHY = "L’annonce demande de payer des frais de dossier.";

/** A decision written straight into the tables, with the application's role. */
async function decide(
  fields: {
    rule?: string | null;
    reason?: string;
    notice?: boolean;
    subject?: "mission" | "appeal";
    id?: number;
    admin?: number;
  } = {},
): Promise<{ decision: number; notice: number }> {
  const { rule = "nothing_to_pay", reason = WHY, notice = true, subject = "mission", id = 1, admin = null } = fields;
  return h.ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto("officeDecisions")
      .values({
        action: subject === "appeal" ? "uphold" : "hide",
        subjectType: subject,
        subjectId: id,
        decidedBy: `Admin ${admin ?? 0}`,
        adminId: admin,
        rule,
        reason,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!notice) return { decision: row.id, notice: 0 };
    const sent = await tx
      .insertInto("officeNotices")
      .values({ decisionId: row.id, role: "author", userId: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { decision: row.id, notice: sent.id };
  });
}

describe("a decision is refused", () => {
  test("without a rule, without a statement of reasons, or without a notice", async () => {
    await expect(decide({ rule: null })).rejects.toThrow("office_decisions_rule");
    await expect(decide({ reason: "Non." })).rejects.toThrow("office_decisions_reason_check");
    await expect(decide({ notice: false })).rejects.toThrow("has no notice");
    await expect(decide()).resolves.toMatchObject({ decision: expect.any(Number) });
  });

  test("on an appeal, when it is by whoever made the first one", async () => {
    const [first, other] = [(await anAdmin(h.ctx.db)).id, (await anAdmin(h.ctx.db)).id];
    const { decision, notice } = await decide({ admin: first });
    const appeal = await h.ctx.db
      .insertInto("officeAppeals")
      .values({ decisionId: decision, noticeId: notice, reason: WHY })
      .returning("id")
      .executeTakeFirstOrThrow();
    await expect(decide({ subject: "appeal", id: appeal.id, admin: first })).rejects.toThrow("another admin");
    await decide({ subject: "appeal", id: appeal.id, admin: other });
    await expect(decide({ subject: "appeal", id: appeal.id, admin: other })).rejects.toThrow(
      "office_decisions_of_appeal",
    );
  });

  test("and an appeal, six months later", async () => {
    const { decision, notice } = await decide();
    const late = {
      decisionId: decision,
      noticeId: notice,
      reason: WHY,
      createdAt: new Date(Date.now() + 190 * 86_400_000),
    };
    await expect(h.ctx.db.insertInto("officeAppeals").values(late).execute()).rejects.toThrow("cannot be appealed");
  });
});

describe("the audit of the office", () => {
  const write = (action: string) =>
    recordAudit(h.ctx.db, { actorId: null, actor: "Claire", action, subjectType: "item", subjectId: 1 }, h.ctx.now());
  const firstChanged = async () => {
    const { rows } = await sql<{ id: number | null }>`select first_changed_office_audit() as id`.execute(h.ctx.db);
    return rows[0]?.id ?? null;
  };

  test("is one chain, even when many write at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => write("item.read")));
    const rows = await h.ctx.db.selectFrom("officeAudit").orderBy("id").select("id").execute();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(await firstChanged()).toBeNull();
  });

  test("is only added to by the application", async () => {
    for (const statement of [
      "update office_audit set actor = 'Autre'",
      "delete from office_audit",
      "truncate office_audit",
      "alter table office_audit disable trigger all",
      "update report_evidence set content = '{}'",
      "delete from report_evidence",
      "delete from office_notices",
      "update office_appeals set reason = 'autre raison'",
    ])
      await expect(h.ctx.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test("cannot be given another number or hash", async () => {
    await h.ctx.pool.query(
      "insert into office_audit (id, actor, action, subject_type, previous_hash, own_hash) values (999, 'Claire', 'item.read', 'item', 'x', 'y')",
    );
    expect(await firstChanged()).toBeNull();
  });

  test("names the first row that its owner changed, rewrote or removed", async () => {
    await h.runAsOwner("update office_audit set actor = 'Autre' where id = 5");
    expect(await firstChanged()).toBe(5);
    await h.runAsOwner("update office_audit a set own_hash = office_audit_hash(a) where id = 5");
    expect(await firstChanged()).toBe(6);
    await h.runAsOwner("delete from office_audit where id = 3");
    expect(await firstChanged()).toBe(4);
  });
});

test("each thing reported is one item, whatever the number of reports, until the last is decided", async () => {
  const mission = await aMission(h.ctx.db, { employer: await anEmployer(h.ctx.db) });
  const about = { subjectType: "mission", subjectId: mission.id } as const;
  const reports = [await aReport(h.ctx.db, about), await aReport(h.ctx.db, about)];
  const open = () =>
    h.ctx.db
      .selectFrom("officeItems")
      .where("subjectId", "=", mission.id)
      .where("kind", "=", "report")
      .where("closedAt", "is", null)
      .select("id")
      .execute();
  expect(await open()).toHaveLength(1);
  for (const [index, { id }] of reports.entries()) {
    await h.ctx.db.updateTable("reports").set({ status: "dismissed" }).where("id", "=", id).execute();
    expect(await open()).toHaveLength(1 - index);
  }
});
