import { WEEK_DAYS } from "@app/domain/profiles/availability";
import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { Check } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import { bitsOf, toggled } from "./week-cells.ts";
import { cellName, DAY_NAMES, SLOT_NAMES, type SlotName } from "./week-names.fr.ts";

/** Day and slot; -1 is the name of a line. */
type Spot = readonly [day: number, slot: number];

const DAYS_ARE_COLUMNS = "(width >= 48rem)";
const MOVES: Readonly<Record<string, Spot>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next spot for an arrow; days are rows on a phone and columns above. */
function nextSpot([day, slot]: Spot, key: string): Spot | undefined {
  const [across = 0, down = 0] = MOVES[key] ?? [];
  if (across === 0 && down === 0) return undefined;
  const [byDay, bySlot] = matchMedia(DAYS_ARE_COLUMNS).matches ? [across, down] : [down, across];
  const to: Spot = [day + byDay, slot + bySlot];
  const isInside = to[0] >= -1 && to[1] >= -1 && to[0] < WEEK_DAYS.length && to[1] < DAY_HOURS.length;
  return isInside && !(to[0] === -1 && to[1] === -1) ? to : undefined;
}

const spotId = ([day, slot]: Spot) => `case-${day}-${slot}`;

type ButtonContent = Pick<ComponentProps<"button">, "aria-label" | "children">;

export interface WeekGridProps {
  week: number;
  onChange: (week: number) => void;
  describedBy: string;
  /** Of the group: « Semaine type » otherwise. */
  label?: string;
  /** What the moments are, when not those of shifts. */
  slots?: Readonly<Record<DayHours, SlotName>>;
}

/** One tab stop, arrows inside. Each cell is a submit button, so that it also works without script. */
export function WeekGrid({ week, onChange, describedBy, label = "Semaine type", slots = SLOT_NAMES }: WeekGridProps) {
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState<Spot>([0, 0]);
  const form = useRef<HTMLFormElement>(null);

  function move(event: KeyboardEvent) {
    const spot = nextSpot(current, event.key);
    if (!spot) return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>(`#${spotId(spot)}`)?.focus();
  }

  function button(spot: Spot, name: string, className: string, content: ButtonContent) {
    const bits = bitsOf(name);
    const isOn = (week & bits) === bits;
    const isCurrent = current[0] === spot[0] && current[1] === spot[1];
    return (
      <button
        key={name}
        id={spotId(spot)}
        type="submit"
        name="cell"
        value={name}
        aria-pressed={isOn}
        tabIndex={isHydrated && !isCurrent ? -1 : 0}
        className={cx(className, isOn && "is-on")}
        onFocus={() => setCurrent(spot)}
        onKeyDown={move}
        onClick={(event) => {
          event.preventDefault();
          onChange(toggled(week, bits));
        }}
        {...content}
      />
    );
  }

  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="intent" value="toggle" />
      <div className="avgrid" role="group" aria-label={label} aria-describedby={describedBy}>
        <span />
        {DAY_HOURS.map((slot, index) =>
          button([-1, index], slot, "av-s", {
            children: (
              <>
                <b>{slots[slot].label}</b> <small className="num">{slots[slot].hours}</small>
                <span className="sr-only">, tous les jours</span>
              </>
            ),
          }),
        )}
        {WEEK_DAYS.flatMap((day, index) => [
          button([index, -1], day, "av-d", {
            children: (
              <>
                <span aria-hidden="true">{DAY_NAMES[day].short}</span>
                <span className="sr-only">{`${DAY_NAMES[day].long}, toute la journée`}</span>
              </>
            ),
          }),
          ...DAY_HOURS.map((slot, place) =>
            button([index, place], `${day}-${slot}`, "av", {
              "aria-label": cellName(day, slots[slot]),
              children: <Check className="ico" aria-hidden="true" />,
            }),
          ),
        ])}
      </div>
    </Form>
  );
}
