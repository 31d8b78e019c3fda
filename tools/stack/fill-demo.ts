import { connect, connectPool } from "@app/db/database";
import { seedDemo } from "@app/db/demo/seed-demo";

/** Once in the life of a database. */
export async function fillDemo(url: string): Promise<void> {
  const pool = connectPool(url, { max: 2 });
  try {
    const db = connect(pool);
    const seeded = await db
      .selectFrom("users")
      .where("email", "=", "employeur@demo.fr")
      .select("id")
      .executeTakeFirst();
    if (!seeded) await seedDemo(db, { now: new Date() });
  } finally {
    await pool.end();
  }
}
