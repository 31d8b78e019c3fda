import type { PresenceBody, PresenceEvent, PresenceResults } from "@app/contract/day/presence";
import type { Candidate } from "@app/domain/accounts/actor";
import { MAX_CODE_TRIES, type PresenceRefusal, refusePresence, timeOfEvent } from "@app/domain/day/presence";
import { parisDay } from "@app/domain/time/calendar";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { isCodeRight } from "./day-code.ts";
import { type ExpectedShift, holdShifts } from "./expected-shifts.ts";
import { publishBoard } from "./publish-board.ts";
import { type NewEvent, writeEvents } from "./write-events.ts";

type Result = PresenceResults["results"][number];
type Judged = { result: Result; event?: NewEvent; wrongCode?: boolean };

/**
 * Events of one phone, in any order and any number of times. Each has its own outcome: a batch is never refused for one of them. Codes are
 * counted with the booking held, so that phones used together have five tries between them.
 */
export async function recordPresence(
  ctx: Context,
  candidate: Candidate,
  { sent_at, events }: PresenceBody,
): Promise<PresenceResults> {
  const receivedAt = ctx.now();
  return transaction(ctx, async (tx) => {
    const shifts = await holdShifts(tx, candidate, events, receivedAt);
    const judged = events.map((event) => {
      const shift = shifts.get(`${event.application}:${event.shift}`);
      const one = judge(ctx, event, shift, { sentAt: sent_at, receivedAt });
      if (one.event) shift?.recorded.add(event.client_id);
      if (one.wrongCode) shift?.tries.add(event.client_id);
      return { ...one, shift };
    });
    const tries = judged.flatMap(({ wrongCode, shift, result }) =>
      wrongCode && shift
        ? [{ applicationId: shift.applicationId, shiftId: shift.shiftId, clientId: result.client_id, at: receivedAt }]
        : [],
    );
    if (tries.length > 0)
      await tx
        .insertInto("presenceTries")
        .values(tries)
        .onConflict((oc) => oc.doNothing())
        .execute();
    const counted = judged.flatMap(({ event, shift }) => (event && shift ? [{ event, shift }] : []));
    await writeEvents(ctx, tx, counted);
    await publishBoard(
      ctx,
      tx,
      counted.map(({ shift }) => boardOf(shift)),
      receivedAt,
    );
    return { results: judged.map(({ result }) => result) };
  });
}

export const boardOf = ({ companyId, establishmentId, startsAt }: ExpectedShift) => ({
  companyId,
  establishmentId,
  day: parisDay(startsAt),
});

type Clock = { sentAt: Date; receivedAt: Date };

function judge(ctx: Context, event: PresenceEvent, shift: ExpectedShift | undefined, clock: Clock): Judged {
  const { client_id, kind, code, device_at } = event;
  const refused = (reason: PresenceRefusal) => ({ result: { client_id, outcome: "refused" as const, reason } });
  if (!shift) return refused("not_expected");
  if (shift.recorded.has(client_id)) return { result: { client_id, outcome: "repeated" } };
  // A code that was wrong is not tried again under the same id, whatever it is then.
  if (shift.tries.has(client_id)) return refused(isOver(shift) ? "code_over" : "code_wrong");
  const refusal = refusePresence(shift, clock.receivedAt);
  if (refusal) return refused(refusal);
  const time = timeOfEvent({ deviceAt: device_at, ...clock }, shift);
  if (kind !== "en_route") {
    if (isOver(shift)) return refused("code_over");
    if (code === undefined) return refused("code_missing");
    if (!isCodeRight(ctx.config, shift, code, { ...shift, at: time.at })) {
      const isLast = shift.tries.size + 1 >= MAX_CODE_TRIES;
      return { ...refused(isLast ? "code_over" : "code_wrong"), wrongCode: true };
    }
  }
  return {
    result: { client_id, outcome: "counted" },
    event: {
      ...time,
      clientId: client_id,
      kind,
      deviceAt: device_at,
      receivedAt: clock.receivedAt,
      method: kind === "en_route" ? "self" : "code",
      byUser: null,
    },
  };
}

const isOver = ({ tries }: ExpectedShift) => tries.size >= MAX_CODE_TRIES;
