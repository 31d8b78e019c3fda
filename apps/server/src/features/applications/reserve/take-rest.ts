import { reserveFr } from "@app/contract/applications/reserve.fr";
import { propositionFr } from "@app/contract/matching/propositions.fr";
import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import { isTooLittle, restOfShift, type ShiftHours } from "@app/domain/matching/replacement";
import { sql } from "kysely";
import { requireLawfulContract } from "../../../commands/require-lawful-contract.ts";
import { conflict } from "../../../platform/http/errors.ts";
import { currentRequestId } from "../../../platform/http/request-context.ts";
import type { ReplacedPlace } from "../../../views/replaced-place.ts";
import { type ApplicationRow, applicationRowOf } from "../application-row.ts";
import type { LockedApplication } from "../lock-application.ts";

type Wanted = { missionId: number; replaces: number; candidateId: number; now: Date };
type Rest = ShiftHours & { shiftId: number };
/** As JSON writes it. */
type Busy = { startsAt: string; endsAt: string }[] | null;

/** What is left of the shift of whoever is absent, by a yes now; throws where they came, somebody replaces them, or it is too little. */
export async function holdRest(tx: Db, { missionId, replaces, candidateId, now }: Wanted): Promise<Rest> {
  const { rows } = await sql<ReplacedPlace & { busy: Busy }>`
    select * from hold_place_to_replace(${missionId}, ${replaces}, ${candidateId}, ${now})`.execute(tx);
  const [place] = rows;
  if (!place) throw conflict("place_taken", propositionFr.takenOnStandby);
  const rest = restOfShift(place, now);
  if (isTooLittle(rest)) throw conflict("too_little_left", reserveFr.tooLittleLeft);
  const isBusy = place.busy?.some(
    ({ startsAt, endsAt }) => new Date(startsAt) < rest.endsAt && new Date(endsAt) > rest.startsAt,
  );
  if (isBusy) throw conflict("booking_overlap", propositionFr.overlap);
  return { ...rest, shiftId: place.shiftId };
}

/**
 * Books it for the person who was called, accepted and confirmed at once: their yes was given before. The place stays that of whoever is
 * absent, whose contract does not end.
 */
export async function takeRest(
  tx: Db,
  { missionId, applicationId, application }: LockedApplication,
  { replaces, acceptedBy, now }: { replaces: number; acceptedBy: number; now: Date },
): Promise<ApplicationRow> {
  const { candidateId } = application;
  const { shiftId, startsAt, endsAt, breakMinutes } = await holdRest(tx, { missionId, replaces, candidateId, now });
  await requireLawfulContract(tx, applicationId, [shiftId]);
  const [written] = await runText<{ row: unknown }>(tx, "select book_rest($1, $2, $3, $4, $5, $6, $7, $8, $9) as row", [
    applicationId,
    replaces,
    shiftId,
    startsAt,
    breakMinutes,
    acceptedBy,
    tacitAttendanceAt(endsAt),
    now,
    currentRequestId() ?? null,
  ]);
  return applicationRowOf(written?.row);
}
