import { formatDuration } from "@app/domain/time/format-time";
import { Copy, Plus, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import type { Draft } from "../values/mission-draft.ts";
import { EMPTY_ROW, hasBegun } from "../values/shift-rows.ts";
import { RepeatPanel } from "./repeat-panel.tsx";
import { ShiftFields } from "./shift-fields.tsx";
import type { ShiftRows } from "./use-shift-rows.ts";

export interface MoreShiftsProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  rows: ShiftRows;
  today: string;
  now: Date;
}

/** The shifts after the first, which the answers above hold. */
export function MoreShifts({ values, errors, draft, rows, today, now }: MoreShiftsProps) {
  const hydrated = useHydrated();
  const { shown, add, copy, remove, replace, announcement } = rows;
  const alone = shown.length === 1;
  const rowAt = (index: number) => draft.rows[index] ?? shown[index]?.first ?? EMPTY_ROW;
  const isFirstLocked = hasBegun(shown[0]?.first ?? EMPTY_ROW, now);
  return (
    <div data-group="shifts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {shown.slice(1).map(({ key, first }, at) => (
        <div key={key} data-row={key}>
          <ShiftFields
            {...{ first, today, errors }}
            index={at + 1}
            row={rowAt(at + 1)}
            locked={hasBegun(first, now)}
            asksPositions={draft.takeSome}
            breakPaid={draft.breakPaid}
            onCopy={() => copy(at + 1)}
            onRemove={() => remove(at + 1)}
          />
        </div>
      ))}
      <div className="js-only flex flex-wrap items-start gap-3">
        <Button variant="line" size="sm" icon={Plus} data-add="" onClick={add}>
          Ajouter un créneau
        </Button>
        <Button variant="ghost" size="sm" icon={Copy} onClick={() => copy(0)}>
          Copier<span className="sr-only"> le créneau 1</span> au lendemain
        </Button>
        {!alone && !isFirstLocked && (
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => remove(0)}>
            Retirer le créneau 1
          </Button>
        )}
        <RepeatPanel first={rowAt(0)} today={today} onCreate={replace} />
      </div>
      <output className="sr-only">{announcement}</output>
      <Total draft={draft} />
      {(!alone || !hydrated) && (
        <Checkbox
          name="takeSome"
          label="Une personne peut prendre une partie des créneaux"
          description="Sinon, chaque personne les prend tous."
          defaultChecked={"takeSome" in values}
          error={errors["takeSome"]}
        />
      )}
      <Checkbox name="breakPaid" label="La pause est payée" defaultChecked={"breakPaid" in values} />
    </div>
  );
}

/** « Total : 12 h payées par personne » */
function Total({ draft: { shifts, paidMinutes, takeSome } }: { draft: Draft }) {
  if (shifts.length < 2) return null;
  const hours = formatDuration(paidMinutes / 60);
  return (
    <output className="num text-sm">
      {"Total\u00a0: "}
      <b>{`${hours} payées`}</b>
      {takeSome ? `, en ${shifts.length}\u00a0créneaux` : ` par personne, en ${shifts.length}\u00a0créneaux`}
    </output>
  );
}
