import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import { formatDay } from "@app/domain/time/format-time";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { writeNotifications } from "./write-notifications.ts";

/** Asks whether the week still holds, unless it was renewed meanwhile. Idempotent. */
export async function onAvailabilityRenewal(
  ctx: Context,
  { candidateId }: JobPayload<"availability.renewal">,
): Promise<void> {
  const row = await ctx.db
    .selectFrom("availabilities as a")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .where("a.candidateId", "=", candidateId)
    .where("u.status", "=", "active")
    .select(["a.renewalAskedAt", "a.expiresAt"])
    .executeTakeFirst();
  if (!row?.renewalAskedAt) return;
  await writeNotifications(
    ctx,
    ctx.db,
    {
      key: `availability_renewal:${row.expiresAt.toISOString()}`,
      at: row.renewalAskedAt,
      type: "other",
      missionStartsAt: null,
    },
    [
      {
        userId: candidateId,
        kind: "availability_renewal",
        actionUrl: "/candidat/tableau-de-bord/disponibilites",
        ...fr.availabilityRenewal({ day: formatDay(row.expiresAt) }),
      },
    ],
  );
}
