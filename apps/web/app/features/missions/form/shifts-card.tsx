import type { LintFinding } from "@app/contract/mission-lint";
import { formatDuration } from "@app/domain/format";
import { isUrgentStart } from "@app/domain/mission";
import { Flame, Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError, fieldId } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import type { TypedValues } from "../../../ui/form-values.ts";
import { useHydrated } from "../../../ui/hydrated.ts";
import { FormCard } from "./form-card.tsx";
import { LintNotes } from "./lint-notes.tsx";
import type { Draft } from "./mission-draft.ts";
import { RepeatPanel } from "./repeat-panel.tsx";
import { ShiftFields } from "./shift-fields.tsx";
import { EMPTY_ROW, type ShiftRow, shiftOf } from "./shift-rows.ts";
import { useShiftRows } from "./use-shift-rows.ts";

export interface ShiftsCardProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  findings: readonly LintFinding[];
  today: string;
  now: Date;
}

export function ShiftsCard({ values, errors, draft, findings, today, now }: ShiftsCardProps) {
  const group = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { shown, add, copy, remove, replace, announcement } = useShiftRows(group, values);
  const alone = shown.length === 1;
  const rowAt = (index: number) => draft.rows[index] ?? shown[index]?.first ?? EMPTY_ROW;
  return (
    <FormCard number={2} title="Créneaux">
      <div ref={group} data-group="shifts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {shown.map(({ key, first }, index) => (
          <div key={key} data-row={key}>
            <ShiftFields
              {...{ index, first, alone, today, errors }}
              row={rowAt(index)}
              locked={hasBegun(first, now)}
              asksPositions={index === 0 || draft.takeSome}
              breakPaid={draft.breakPaid}
              onCopy={() => copy(index)}
              onRemove={() => remove(index)}
            />
          </div>
        ))}
        <div id={fieldId("shifts")} tabIndex={-1} className="outline-none empty:hidden">
          <FieldError id="shifts-error" error={errors["shifts"]} />
        </div>
        <div className="js-only flex flex-wrap items-start gap-3">
          <Button variant="line" size="sm" icon={Plus} data-add="" onClick={add}>
            Ajouter un créneau
          </Button>
          <RepeatPanel first={rowAt(0)} today={today} onCreate={replace} />
        </div>
        <output className="sr-only">{announcement}</output>
        <Total draft={draft} />
        <div id={fieldId("hoursPerDay")} tabIndex={-1} className="outline-none">
          <FieldError id="hoursPerDay-error" error={errors["hoursPerDay"]} />
          <LintNotes findings={findings} field="hoursPerDay" error={errors["hoursPerDay"]} />
        </div>
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
      {(!hydrated || (draft.startsAt !== null && isUrgentStart(draft.startsAt, now))) && (
        <Checkbox
          name="urgent"
          frame="feu"
          icon={Flame}
          label="Mission urgente"
          description={
            "Elle commence dans les 72\u00a0heures\u00a0: elle peut être montrée parmi les missions urgentes."
          }
          defaultChecked={"urgent" in values}
        />
      )}
    </FormCard>
  );
}

/** A stored shift whose start has passed. */
function hasBegun(first: ShiftRow, now: Date): boolean {
  const shift = first.id === "" ? null : shiftOf(first);
  return shift !== null && shift.startsAt <= now;
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
