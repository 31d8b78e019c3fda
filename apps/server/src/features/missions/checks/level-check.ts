import { levelLimitText } from "@app/contract/companies/level-limit.fr";
import type { Db } from "@app/db/database";
import type { Context } from "../../../platform/context.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { refuseByLevel } from "../../../views/company-level-limits.ts";

/** Refuses a mission as it is now written when the company's level does not allow it on line. In the transaction that writes it. */
export async function requireLevel({ settings }: Context, tx: Db, missionId: number): Promise<void> {
  const { positions, teamBooking, ...mission } = await tx
    .selectFrom("missions")
    .where("id", "=", missionId)
    .select(["companyId", "booking", "positions", "teamBooking"])
    .executeTakeFirstOrThrow();
  // The team books at once, or everybody: neither is open to the lowest level.
  const booking = teamBooking === "first" ? teamBooking : mission.booking;
  const refusal = await refuseByLevel(
    tx,
    { ...mission, booking, places: positions, missionId },
    settings.levelLimits(),
  );
  if (!refusal) return;
  const { limit, level, most } = refusal;
  const mode = mission.booking === "first" ? "booking" : "teamBooking";
  const field = limit === "first_booking" ? mode : "positions";
  throw new AppError(403, "level_limit", levelLimitText(limit, level, most), { field, refused: { limit, level } });
}
