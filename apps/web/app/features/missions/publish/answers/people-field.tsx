import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { cx } from "../../../../ui/class-names.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";

/** The buttons stop there; more can be typed. */
const MOST_STEPPED = 50;

export interface PeopleFieldProps {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: string;
}

export function PeopleField({ name, id, error, defaultValue }: PeopleFieldProps) {
  const stepper = useRef<HTMLDivElement>(null);
  // A tap before would be lost.
  const shown = cx("js-only", !useHydrated() && "invisible");

  function step(by: 1 | -1) {
    const input = stepper.current?.querySelector("input");
    if (!input) return;
    const next = (Number.parseInt(input.value, 10) || 1) + by;
    if (next < 1 || (by > 0 && next > MOST_STEPPED)) return;
    input.value = String(next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <Field
      name={name}
      id={id}
      error={error}
      label={
        <>
          Combien<span className="sr-only"> de personnes</span>
          {"\u00a0?"}
        </>
      }
    >
      <div ref={stepper} className="stepper">
        <button type="button" className={shown} aria-label="Une personne de moins" onClick={() => step(-1)}>
          <Minus className="ico" aria-hidden="true" />
        </button>
        <TextInput
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={defaultValue || "1"}
          onKeyDown={handleKey}
        />
        <button type="button" className={shown} aria-label="Une personne de plus" onClick={() => step(1)}>
          <Plus className="ico" aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
