import { type RefObject, useEffect, useState } from "react";
import { fieldId } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { hasFoldedError } from "./folded-fields.ts";

interface FoldOptions {
  /** Of the last refusal, compared by identity. */
  errors: FieldErrors | undefined;
  /** When the form appears. */
  opened: boolean;
}

/** Opens what is folded when one of its fields is faulty. */
export function useFoldedPart(form: RefObject<HTMLFormElement | null>, { errors, opened }: FoldOptions) {
  const [isOpen, setOpen] = useState(opened || hasFoldedError(errors));
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    if (hasFoldedError(errors)) setOpen(true);
  }
  const [target, setTarget] = useState<{ field: string }>();
  useEffect(() => {
    if (target === undefined || !isOpen) return;
    const field = form.current?.querySelector<HTMLElement>(`#${fieldId(target.field)}`);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  }, [form, target, isOpen]);
  return {
    isOpen,
    setOpen,
    openAt: (field: string) => {
      // A new object, so that the same field can be asked for twice.
      setTarget({ field });
      setOpen(true);
    },
  };
}
