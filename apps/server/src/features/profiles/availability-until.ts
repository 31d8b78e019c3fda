import type { UserView } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Availability } from "@app/domain/profiles/profile";
import { sql } from "kysely";
import { enqueue, enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { invalidField } from "../../platform/http/errors.ts";

const YEAR_MS = 366 * 86_400_000;

type Choice = { availability: Availability; until: Date | null };
type Chosen = Pick<UserView, "availability" | "availability_until">;

/** Whoever is not available is not available « maintenant » either. */
export async function changeAvailability(
  ctx: Context,
  candidate: Candidate,
  { availability, until }: Choice,
): Promise<{ user: Chosen }> {
  const now = ctx.now();
  if (until !== null && (until <= now || until.getTime() - now.getTime() > YEAR_MS))
    throw invalidField("until", fr.untilRange);
  await transaction(ctx, async (tx) => {
    await tx
      .updateTable("candidates")
      .set({ availability, availabilityUntil: until, lastActiveAt: now })
      .where("userId", "=", candidate.userId)
      .execute();
    if (availability === "freeze") {
      await tx
        .updateTable("availabilities")
        .set({ nowUntil: null })
        .where("candidateId", "=", candidate.userId)
        .where("nowUntil", "is not", null)
        .execute();
    }
    await enqueue(tx, "candidate.available", { candidateId: candidate.userId });
  });
  return { user: { availability, availability_until: until?.toISOString() ?? null } };
}

/** Every minute: switches availability whose date has passed. */
export async function sweepAvailability(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<{ candidateId: number }>`
    update candidates set availability_until = null,
      availability = case availability when 'on_fire' then 'freeze' when 'freeze' then 'on_fire' end
    where user_id in (
      select user_id from candidates where availability_until <= ${ctx.now()}
      order by availability_until limit 1000 for update skip locked)
    returning user_id as candidate_id`.execute(tx);
    await enqueueAll(tx, "candidate.available", rows);
  });
}
