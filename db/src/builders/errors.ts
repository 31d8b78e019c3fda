import { randomBytes } from "node:crypto";
import type { Db } from "../database.ts";

type ErrorGroupOverrides = { name?: string; seenAt: Date };

export function anErrorGroup(db: Db, { name = "TypeError", seenAt }: ErrorGroupOverrides) {
  return db
    .insertInto("errorGroups")
    .values({
      fingerprint: randomBytes(16).toString("hex"),
      source: "api",
      name,
      place: "GET /api/stats",
      frame: "readStats apps/server/src/features/site/read-stats.ts",
      message: "x is undefined",
      firstSeenAt: seenAt,
      lastSeenAt: seenAt,
      count: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
