/** What the pages of both sides show of a declaration, beside what really happened. */
import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { BoardView } from "@app/contract/day/board";
import type { DeclarationView } from "@app/contract/papers/declaration";
import type { DeclarationChannel } from "@app/domain/papers/declaration";
import { parisDay } from "@app/domain/time/calendar";
import { type Harness, tokenFor } from "../harness.ts";
import type { PlanBMission } from "../reserve-scene.ts";
import { get } from "../scene.ts";

/** What the employer did and entered, written by the drill alone. */
export type Entered = { channel: DeclarationChannel; receipt: string | null; declaredAt: Date; enteredAt: Date };
export type Hired = { mission: PlanBMission; personId: number; application: number; startsAt: Date };

/** The three places where it is shown now: whether each says « saisie », and what is wrong with any of them. */
export async function readShown(h: Harness, hired: Hired, entered: Entered | null, startsAt: Date) {
  const { mission, personId, application } = hired;
  const path = `applications/${application}/`;
  const [boss, person] = [await mission.boss(), await tokenFor(h.ctx, personId)];
  const day = parisDay(mission.startsAt);
  const [employer, own, board] = [
    (await get<ApplicationDetail>(h, boss, path)).body.declaration,
    (await get<ApplicationDetail>(h, person, path)).body.declaration,
    (await get<BoardView>(h, boss, `board/?day=${day}`)).body,
  ];
  const onBoard = board.shifts.flatMap(({ people }) => people).find(({ candidate_id: id }) => id === personId);
  const saysDeclared = [employer?.declared, own?.declared, onBoard?.declared];
  const faults = [
    ...saysDeclared.flatMap((says, index) =>
      says === (entered !== null) ? [] : [`${["employer", "person", "board"][index]} shows ${String(says)}`],
    ),
    ...[employer, own].flatMap((view) =>
      view && isAsEntered(view, entered, startsAt) ? [] : ["a number, hour or channel differs"],
    ),
  ];
  const hourOnBoard = onBoard?.declared_at ?? null;
  if (hourOnBoard !== (entered?.declaredAt.toISOString() ?? null)) faults.push("the board shows another hour");
  return { isDeclared: saysDeclared.includes(true), faults };
}

/** The code that hangs on the wall now: in a night, that of the new day. */
export async function codeOfToday(h: Harness, { mission }: Hired): Promise<string | null> {
  return (await get<BoardView>(h, await mission.boss(), `board/?day=${parisDay(h.ctx.now())}`)).body.code;
}

function isAsEntered(view: DeclarationView, entered: Entered | null, startsAt: Date): boolean {
  if (entered === null)
    return (
      view.channel === null &&
      view.receipt === null &&
      view.declared_at === null &&
      view.label === "Déclaration non saisie"
    );
  // Made after the start, it is said to be.
  const isLate = view.label === "Déclaration saisie, faite après le début";
  return (
    isLate === entered.declaredAt >= startsAt &&
    view.channel === entered.channel &&
    view.receipt === entered.receipt &&
    view.declared_at === entered.declaredAt.toISOString() &&
    view.entered_at !== null &&
    new Date(view.entered_at) >= entered.enteredAt
  );
}
