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
        // A control with hidden inputs names its field.
        const name = event.target.dataset["field"] ?? event.target.getAttribute("name") ?? "";
        if (result[name] === undefined || names?.has(name)) return;
        setEdited((before) => ({
          result,
          names: new Set([...(before?.result === result ? before.names : []), name]),
        }));
      },
    },
  };
}
