import type { Db } from "./database.ts";

/** Signs one person, or everyone, out of every device, at once: each call and each second of a socket looks the session up. */
export async function endSessions(db: Db, whose: { email: string } | "everyone", at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revokedAt: at, revokeReason: "ended" })
    .where("revokedAt", "is", null)
    .$if(whose !== "everyone", (query) =>
      query.where("userId", "in", (eb) =>
        eb
          .selectFrom("users")
          .where("email", "=", whose === "everyone" ? "" : whose.email.toLowerCase())
          .select("id"),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
