import type { MissionView } from "@app/contract/missions/missions";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import { shiftWords } from "@app/domain/missions/shift-words";
import { CalendarDays, CalendarX2, Check, Clock3, SquareCheck, UsersRound } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../lib/language/language.ts";
import { daysText, payOf } from "../mission/mission-shifts.ts";
import type { ChoosableShift } from "./shift-obstacles.fr.ts";
import { Places, ShiftRow } from "./shift-row.tsx";
import type { ShiftChoice } from "./use-shift-choice.ts";

const OBSTACLE_ICONS = { full: UsersRound, started: Clock3, clash: CalendarX2 } as const;

type Shown = Pick<
  MissionView,
  | "compensation"
  | "compensationType"
  | "breakPaid"
  | "contractKind"
  | "takeSome"
  | "shifts"
  | "hoursKnown"
  | "totalDays"
  | "startDate"
  | "endDate"
  | "shiftCount"
>;

export interface ShiftListProps {
  mission: Shown;
  now: number;
  /** « demandé », « retenu »… by shift, once applied. */
  statusOf?: ((id: number) => ReactNode) | undefined;
  /** The shift that was searched for: applying starts with this one. */
  asked?: number | undefined;
}

/** Read only: on the public page, and once applied. */
export function ShiftList({ mission, now, statusOf, asked }: ShiftListProps) {
  const { shiftCents } = payOf(mission, mission.shifts);
  const isSeveral = mission.shifts.length > 1;
  if (!mission.hoursKnown && isSeveral && statusOf === undefined) {
    return (
      <section aria-labelledby="creneaux">
        <h2 id="creneaux" className="text-xl">
          Jours
        </h2>
        <p className="mt-1">{`${daysText(mission)}.`}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="creneaux">
      <h2 id="creneaux" className="text-xl">
        {isSeveral ? "Créneaux" : "Créneau"}
      </h2>
      {isSeveral && <p className="mt-1 text-ink-2 text-sm">{takingText(mission)}</p>}
      <ul className="mt-3 grid gap-2">
        {mission.shifts.map((shift, index) => (
          <li key={shift.id} className="creneau">
            <ShiftRow
              shift={shift}
              mission={mission}
              payCents={shiftCents[index] ?? 0}
              now={now}
              mark={
                shift.id === asked ? (
                  <SquareCheck className="ico text-brand" role="img" aria-label="Coché" />
                ) : (
                  <CalendarDays className="ico text-ink-3" aria-hidden="true" />
                )
              }
              note={statusOf?.(shift.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** « Les 4 créneaux, ensemble », or that one may choose. */
function takingText({ takeSome, shifts }: Pick<Shown, "takeSome" | "shifts">): string {
  return takeSome
    ? "Vous pouvez en prendre un seul, ou plusieurs."
    : `Les ${shiftCountText(shifts.length)}, ensemble. La même personne les fait tous.`;
}

export interface ShiftPickerProps {
  mission: Shown;
  choice: ShiftChoice;
  now: number;
  /** The form that sends the choice, when it is elsewhere in the page. */
  form?: string | undefined;
  headingLevel?: 2 | 3;
}

/** Checkboxes, one for each shift; those that cannot be taken say why. */
export function ShiftPicker({ mission, choice, now, form, headingLevel = 2 }: ShiftPickerProps) {
  const words = useWords(shiftWords);
  const Heading = `h${headingLevel}` as const;
  const { shiftCents } = payOf(mission, mission.shifts);
  const isAllChosen = choice.shifts.every(({ id, obstacle }) => obstacle ?? choice.chosen.some((one) => one.id === id));
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Heading id={id} className="text-xl">
          {words.choose}
        </Heading>
        {!isAllChosen && (
          <button
            type="button"
            className="link js-only inline-flex min-h-11 items-center text-sm"
            onClick={choice.takeAll}
          >
            {words.takeAll}
          </button>
        )}
      </div>
      <input type="hidden" name="choice" value="1" form={form} />
      <div className="mt-2 grid gap-2">
        {choice.shifts.map((shift, index) => (
          <Choice
            key={shift.id}
            shift={shift}
            mission={mission}
            payCents={shiftCents[index] ?? 0}
            now={now}
            checked={choice.chosen.some(({ id }) => id === shift.id)}
            onToggle={() => choice.toggle(shift.id)}
            form={form}
          />
        ))}
      </div>
    </section>
  );
}

interface ChoiceProps extends Pick<ShiftPickerProps, "mission" | "now" | "form"> {
  shift: ChoosableShift;
  payCents: number;
  checked: boolean;
  onToggle: () => void;
}

function Choice({ shift, mission, payCents, now, checked, onToggle, form }: ChoiceProps) {
  const words = useWords(shiftWords);
  const row = { shift, mission, payCents, now };
  const id = useId();
  if (shift.obstacle) {
    const Icon = OBSTACLE_ICONS[shift.obstacle.kind];
    return (
      <div className="creneau is-off">
        <ShiftRow
          {...row}
          mark={<Icon className="ico text-ink-3" aria-hidden="true" />}
          note={
            shift.obstacle.kind === "full" ? (
              <Places shift={shift} now={now} />
            ) : shift.obstacle.kind === "started" ? (
              words.started
            ) : (
              shift.obstacle.text
            )
          }
        />
      </div>
    );
  }
  return (
    <label className="creneau" htmlFor={id}>
      <ShiftRow
        {...row}
        mark={
          <input
            id={id}
            type="checkbox"
            className="check"
            name="shifts"
            value={shift.id}
            form={form}
            checked={checked}
            onChange={onToggle}
          />
        }
      />
    </label>
  );
}

/** What was chosen, in a dialog that does not offer the choice again. */
export function ChosenShifts({ choice }: { choice: ShiftChoice }) {
  if (!choice.isFree) return null;
  return (
    <>
      <input type="hidden" name="choice" value="1" />
      {choice.chosen.map(({ id }) => (
        <input key={id} type="hidden" name="shifts" value={id} />
      ))}
      <p className="flex items-center gap-2 font-medium">
        <Check className="ico text-ok" aria-hidden="true" />
        {choice.chosen.length === choice.shifts.length
          ? `Les ${shiftCountText(choice.shifts.length)}`
          : `${shiftCountText(choice.chosen.length)} sur ${choice.shifts.length}`}
      </p>
    </>
  );
}
