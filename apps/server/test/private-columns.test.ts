/** What is written on a mission, an application, a company or an establishment is public, or is watched, erased and given back. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onErase } from "../src/features/privacy/erase.ts";
import { sections } from "../src/features/privacy/export-sections.ts";
import { type Canary, findCanaries } from "./canaries.ts";
import { type Harness, startHarness } from "./harness.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";

type Table = "missions" | "applications" | "companies" | "establishments";

/** Anybody may read them on a page. */
const PUBLIC: Record<Table, readonly string[]> = {
  missions: [
    "additional_info",
    "collective_agreement",
    "commune_code",
    "description",
    "equipment",
    "location",
    "perks",
    "required_skills",
    "requirement",
    "responsibilities",
    "sectors",
    "skills",
    "tags",
    "title",
    "working_hours",
  ],
  applications: [],
  companies: [
    "culture",
    "description",
    "facebook",
    "industry",
    "linkedin",
    "name",
    "perks",
    "siret",
    "size",
    "twitter",
    "website",
  ],
  establishments: ["name", "place_code", "postcode"],
};

/** Ours, not written by a person: words of a closed list, what the register answered, what the office checked. */
const OWN: Record<Table, readonly string[]> = {
  missions: [
    "audience",
    "booking",
    "contract_kind",
    "contract_motive",
    "experience_level",
    "held_reason",
    "pay_period",
    "plan_b",
    "status",
    "team_booking",
    "type",
  ],
  applications: ["attendance", "candidate_status", "status", "status_before_decision"],
  companies: ["level", "level_checked", "register_outcome", "register_suggestion"],
  establishments: [],
};

/** The mark that the authorization test looks for in every answer to whoever may not read it. */
const PRIVATE: Record<Table, Record<string, Canary>> = {
  missions: { meeting_point: "meeting" },
  applications: { message: "letter" },
  companies: { address: "address", email: "firmmail", phone: "firmtel" },
  establishments: { access: "street", street: "street" },
};

const TABLES = Object.keys(PUBLIC) as Table[];
const privateColumns = TABLES.flatMap((table) =>
  Object.entries(PRIVATE[table]).map(([column, kind]) => ({ table, column, kind })),
);

let h: Harness;
let scene: Scene;
beforeAll(async () => {
  h = await startHarness();
  scene = await aMatrixScene(h.ctx);
});
afterAll(() => h.close());

/** The texts of a column of the first candidate and employer. */
async function readColumn(table: Table, column: string): Promise<string[]> {
  const whose = {
    missions: sql`company_id = ${scene.employer.companyId}`,
    applications: sql`candidate_id = ${scene.candidate.id}`,
    companies: sql`id = ${scene.employer.companyId}`,
    establishments: sql`id = ${scene.establishment.id}`,
  }[table];
  const { rows } = await sql<{ text: string }>`
    select coalesce(${sql.ref(column)}, '') as text from ${sql.table(table)} where ${whose}`.execute(h.ctx.db);
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(({ text }) => text);
}

test.each(TABLES)("every text of %s is declared: public, ours, or private", async (table) => {
  const { rows } = await h.ctx.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and udt_name in ('text', '_text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb')`,
    [table],
  );
  const declared = [...PUBLIC[table], ...OWN[table], ...Object.keys(PRIVATE[table])];
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe("a private text", () => {
  test.each(privateColumns)(
    "$table.$column carries its mark in the scene that every route is read with",
    async ({ table, column, kind }) => {
      for (const text of await readColumn(table, column))
        expect(findCanaries(text)).toContainEqual({ kind, scene: scene.number });
    },
  );

  test.each(privateColumns)("$table.$column is in the export of whoever wrote it", async ({ table, column, kind }) => {
    const userId = table === "applications" ? scene.candidate.id : scene.employer.id;
    const companyId = table === "applications" ? null : scene.employer.companyId;
    const exported = await sections[table]?.({ userId, companyId }).execute(h.ctx.db);
    const [first] = (exported?.rows ?? []) as Record<string, string>[];
    expect(
      findCanaries(first?.[column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? ""),
    ).toContainEqual({
      kind,
      scene: scene.number,
    });
  });

  test("is gone once whoever wrote it has left", async () => {
    // What a company wrote stays as long as somebody acts for it.
    const { companyId } = scene.employer;
    await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("companyId", "=", companyId).execute();
    for (const userId of [scene.candidate.id, scene.employer.id]) {
      await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", userId).execute();
      await onErase(h.ctx, { userId });
    }
    for (const { table, column } of privateColumns) {
      const left = await readColumn(table, column);
      expect({ table, column, left: left.filter((text) => text !== "") }).toEqual({ table, column, left: [] });
    }
  });
});
