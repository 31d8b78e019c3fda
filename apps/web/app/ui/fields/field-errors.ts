import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

export type FieldErrors = Readonly<Record<string, string | undefined>>;

const NONE: FieldErrors = {};
/** A radio cannot carry aria-invalid: its group is marked. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input';

export interface FormErrors {
  /** Without those of edited fields. */
  errors: FieldErrors;
  /** To spread on the form. */
  form: { ref: RefObject<HTMLFormElement | null>; onInput: (event: FormEvent<HTMLFormElement>) => void };
}

/**
 * Clears each error when its field is edited, and moves focus to the first faulty field of a new result. Results are
 * compared by identity: pass `actionData?.errors`.
 */
export function useFieldErrors(result: FieldErrors | undefined = NONE): FormErrors {
  const ref = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ result: FieldErrors; names: ReadonlySet<string> }>();
  const names = edited?.result === result ? edited.names : undefined;

  useEffect(() => {
    if (result === NONE) return;
    ref.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [result]);

  return {
    errors: names ? Object.fromEntries(Object.entries(result).filter(([name]) => !names.has(name))) : result,
    form: {
      ref,
      onInput(event) {
        if (!(event.target instanceof HTMLElement)) return;
        const cleared = namesOf(event.target).filter((name) => result[name] !== undefined && !names?.has(name));
        if (cleared.length === 0) return;
        setEdited((before) => ({
          result,
          names: new Set([...(before?.result === result ? before.names : []), ...cleared]),
        }));
      },
    },
  };
}

/** A control with hidden inputs names its field; one of a row has its own id; a group may have an error as a whole. */
function namesOf(control: HTMLElement): string[] {
  const group = control.closest<HTMLElement>("[data-group]")?.dataset["group"];
  const field = control.dataset["field"] ?? control.getAttribute("name") ?? "";
  return [field, control.id.replace(/^field-/, ""), group ?? ""];
}
