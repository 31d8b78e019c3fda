import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";

type Applied = { missionId: number; candidateId: number; applicationId: number; at: Date };

/** Whoever was asked and applies has said yes, on whatever page. */
export async function linkProposition(
  ctx: Context,
  tx: Db,
  { missionId, candidateId, applicationId, at }: Applied,
): Promise<void> {
  const proposition = await tx
    .updateTable("propositions as p")
    .from("missions as m")
    .set({ answer: "yes", answeredAt: at, answerReason: null, applicationId })
    .set((eb) => ({ seenAt: eb.fn.coalesce("p.seenAt", eb.val(at)) }))
    .where("p.missionId", "=", missionId)
    .where("p.candidateId", "=", candidateId)
    .whereRef("m.id", "=", "p.missionId")
    .returning(["p.id", "m.createdBy"])
    .executeTakeFirst();
  if (!proposition) return;
  publishToUser(ctx, tx, candidateId, { type: "proposition", id: proposition.id });
  publishToUser(ctx, tx, proposition.createdBy, { type: "diffusion", id: missionId });
}
