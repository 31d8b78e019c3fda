import type { AreaView } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import { moveCandidate } from "../../commands/move-candidate.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { invalidField } from "../../platform/http/errors.ts";
import { locateCode, locateCommune } from "../../views/places/locate.ts";
import { presentPlace } from "../../views/places/place.ts";

export async function readArea(ctx: Context, { userId }: Candidate): Promise<AreaView> {
  const { communeCode, radius } = await ctx.db
    .selectFrom("candidates")
    .innerJoin("users", "users.id", "candidates.userId")
    .where("users.id", "=", userId)
    .select(["users.communeCode", "candidates.radiusKm as radius"])
    .executeTakeFirstOrThrow();
  const place = communeCode ? await locateCode(ctx.pool, communeCode) : null;
  return { place: place && presentPlace(place), radius };
}

export async function changeArea(
  ctx: Context,
  { userId }: Candidate,
  { place: text, radius }: { place: string; radius: number },
): Promise<AreaView> {
  const place = await locateCommune(ctx.pool, text);
  if (!place) throw invalidField("place", fr.areaUnknown);
  const now = ctx.now();
  await transaction(ctx, async (tx) => {
    await moveCandidate(tx, userId, place, now);
    await tx
      .updateTable("candidates")
      .set({ radiusKm: radius, lastActiveAt: now })
      .where("userId", "=", userId)
      .execute();
    await enqueue(tx, "candidate.available", { candidateId: userId });
  });
  return { place: presentPlace(place), radius };
}
