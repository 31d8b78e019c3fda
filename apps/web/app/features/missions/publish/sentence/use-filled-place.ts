import { type RefObject, useEffect, useState } from "react";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";

export interface FilledPlace {
  values: TypedValues;
  /** Another one makes the field start again from its values. */
  key: number;
}

const NONE: FilledPlace = { values: {}, key: 0 };

/** The place that a sentence gave: its field starts again from it. */
export function useFilledPlace(form: RefObject<HTMLFormElement | null>) {
  const [place, setPlace] = useState(NONE);
  // A field that starts again fires no event.
  useEffect(() => {
    if (place.key > 0) form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [form, place]);
  return { ...place, fill: (values: TypedValues) => setPlace(({ key }) => ({ values, key: key + 1 })) };
}
