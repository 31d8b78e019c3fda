import type { ApplicationView } from "@app/contract/applications/applications";
import type { Employer } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { isOwnApplication } from "../../views/member-scope.ts";
import { recordEvent } from "./application-events.ts";
import { missionOf, readApplication } from "./application-view.ts";

/** The employer has opened it. Only the first time is recorded. */
export async function markSeen(ctx: Context, employer: Employer, applicationId: number): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const missionId = await missionOf(tx, applicationId);
    const { numUpdatedRows } = await tx
      .updateTable("applications")
      .set({ seenAt: ctx.now() })
      .where("missionId", "=", missionId)
      .where("id", "=", applicationId)
      .where(isOwnApplication(employer))
      .where("seenAt", "is", null)
      // People who withdrew get no notification.
      .where((eb) => eb.or([eb("candidateStatus", "is", null), eb("candidateStatus", "!=", "withdrawn")]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(tx, { missionId, applicationId, kind: "seen", actorId: employer.userId, at: ctx.now() });
    }
    return readApplication(tx, employer, applicationId, ctx.now());
  });
}
