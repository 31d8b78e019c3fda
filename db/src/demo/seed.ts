/** Fills an empty, migrated database with believable French data: `node db/src/demo/seed.ts --url postgres://…` */
import { parseArgs } from "node:util";
import { connect, connectPool, type Db } from "../database.ts";
import { DEMO_EMPLOYER_EMAIL } from "./demo-accounts.ts";
import { seedDemo } from "./seed-demo.ts";

async function isSeeded(db: Db): Promise<boolean> {
  const found = await db.selectFrom("users").select("id").where("email", "=", DEMO_EMPLOYER_EMAIL).executeTakeFirst();
  return found !== undefined;
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: "string" }, force: { type: "boolean", default: false } } });
  if (!values.url) throw new Error("--url is required");
  const pool = connectPool(values.url, { max: 1, applicationName: "renfort-seed" });
  const db = connect(pool);
  try {
    if (await isSeeded(db)) print("already seeded");
    else if (!values.force && (await hasUsers(db))) {
      print("This database already has accounts. Pass --force to add the demo data to them.");
      process.exitCode = 1;
    } else {
      const started = performance.now();
      const counts = await seedDemo(db, { now: new Date() });
      for (const [table, rows] of Object.entries(counts)) print(`${table.padEnd(22)} ${String(rows).padStart(7)}`);
      print(`seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await pool.end();
  }
}
