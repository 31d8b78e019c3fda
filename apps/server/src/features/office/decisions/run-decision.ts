import type { OfficeAction } from "@app/domain/office/office";
import { transaction } from "../../../platform/database/transaction.ts";
import { recordAudit } from "../audit/audit.ts";
import { overturn, uphold } from "./appeals.ts";
import { confirmSuspension } from "./confirm-suspension.ts";
import { clearAbsence, confirmAbsence } from "./decide-absences.ts";
import { lapseSuspension, reinstate, suspend } from "./decide-accounts.ts";
import { type LevelGiven, setLevel } from "./decide-company-level.ts";
import { keepHours, takeCut } from "./decide-hours.ts";
import { hide, release, restore } from "./decide-missions.ts";
import { keepRating, removeRating, restoreRating } from "./decide-ratings.ts";
import type { Office, Order, Work } from "./decision-order.ts";
import { dismiss } from "./dismiss.ts";
import { liftHold } from "./lift-hold.ts";

type Command = (work: Work, id: number) => Promise<number>;

const COMMANDS: Record<Exclude<OfficeAction, "set_level">, Command> = {
  release,
  hide,
  restore,
  suspend,
  confirm_suspension: confirmSuspension,
  lapse_suspension: lapseSuspension,
  reinstate,
  dismiss,
  keep_rating: keepRating,
  remove_rating: removeRating,
  restore_rating: restoreRating,
  confirm_absence: confirmAbsence,
  clear_absence: clearAbsence,
  uphold,
  overturn,
  keep_hours: keepHours,
  take_cut: takeCut,
  lift_hold: liftHold,
};

export type Decision =
  | { action: Exclude<OfficeAction, "set_level">; subjectId: number }
  | ({ action: "set_level"; subjectId: number } & LevelGiven);

/** The effect, the decision, its notices and its audit, in the caller's transaction. */
export async function runDecision(work: Work, decision: Decision): Promise<number> {
  const { tx, at, order } = work;
  const { action, subjectId } = decision;
  const id =
    decision.action === "set_level"
      ? await setLevel(work, subjectId, decision)
      : await COMMANDS[decision.action](work, subjectId);
  await recordAudit(
    tx,
    {
      actorId: order.adminId,
      actor: order.by,
      action: `decide.${action}`,
      subjectType: "decision",
      subjectId: id,
      detail: { rule: order.rule, subject: subjectId },
    },
    at,
  );
  return id;
}

export function decideAlone(office: Office, decision: Decision, order: Order): Promise<number> {
  const { linkSecret } = office;
  return transaction(office, (tx) => runDecision({ tx, at: office.now(), linkSecret, order }, decision));
}
