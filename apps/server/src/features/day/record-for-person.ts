import { dayFr as fr } from "@app/contract/day/day.fr";
import type { recordPresenceRoute } from "@app/contract/day/presence";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isRecordable } from "@app/domain/day/presence";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { DAY_HOURS, isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { type ExpectedShift, readShifts } from "./expected-shifts.ts";
import { publishBoard } from "./publish-board.ts";
import { boardOf } from "./record-presence.ts";
import { writeEvents } from "./write-events.ts";

type Asked = z.output<(typeof recordPresenceRoute)["body"]>;

/** A member of the company records when somebody arrived or left. Idempotent by its id. */
export async function recordForPerson(
  ctx: Context,
  employer: Employer,
  { client_id, kind, at: asked, ...named }: Asked,
): Promise<{ outcome: "counted" | "repeated" }> {
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const shift = await holdShift(tx, employer, named);
    if (!shift || !isWithinReach(employer, shift, now)) throw notFound("person_not_found", fr.personNotFound);
    if (shift.recorded.has(client_id)) return { outcome: "repeated" };
    const at = asked ?? now;
    if (!isRecordable(shift, at, now)) throw conflict("outside_shift", fr.outsideShift);
    const clock = { at, deviceAt: at, receivedAt: now, skewSeconds: 0, flagged: false };
    const event = { ...clock, clientId: client_id, kind, method: "lead", byUser: employer.userId } as const;
    await writeEvents(ctx, tx, [{ event, shift }]);
    await publishBoard(ctx, tx, [boardOf(shift)], now);
    return { outcome: "counted" };
  });
}

async function holdShift(
  tx: Db,
  employer: Employer,
  { application, shift }: { application: number; shift: number },
): Promise<ExpectedShift | undefined> {
  const { rows } = await sql<{ application: number; shift: number }>`
    select b.application_id as application, b.shift_id as shift
    from bookings b join missions m on m.id = b.mission_id
    where b.shift_id = ${shift} and b.application_id = ${application} and m.deleted_at is null
      and ${isOwnMission(employer, "m")} and ${isStillMember(employer)}
    for no key update of b`.execute(tx);
  return (await readShifts(tx, rows)).get(`${application}:${shift}`);
}

/** A shift lead acts around now alone. */
function isWithinReach({ member }: Employer, { startsAt, endsAt }: ExpectedShift, now: Date): boolean {
  if (member.role !== "shift_lead") return true;
  const around = DAY_HOURS * 3_600_000;
  return startsAt.getTime() - around <= now.getTime() && endsAt.getTime() + around >= now.getTime();
}
