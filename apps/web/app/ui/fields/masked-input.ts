import { useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "../hydrated.ts";
import { useRefill } from "./form-restore.ts";

export interface MaskedInputOptions {
  name: string | undefined;
  /** Without script. */
  native: "date" | "time";
  /** In the posted format, or what was typed in a refused form. */
  defaultValue: string;
  /** Undefined while invalid. */
  parse: (typed: string) => string | undefined;
  format: (posted: string) => string;
  /** Posted, but not editable. */
  locked: boolean;
}

/**
 * Accepts several formats and posts one; without script, the native input. What cannot be parsed is posted as typed:
 * the server refuses it.
 */
export function useMaskedInput({ name, native, defaultValue, parse, format, locked }: MaskedInputOptions) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [posted, setPosted] = useState(defaultValue);

  function read(typed: string) {
    const value = parse(typed) ?? typed.trim();
    // At once: the form may be read in the same event.
    if (hidden.current) hidden.current.value = value;
    setPosted(value);
  }

  function fill(value: string) {
    if (!box.current) return;
    box.current.value = format(value);
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  useRefill(box, (values) => name !== undefined && fill(values[name]?.[0] ?? ""));

  // The native input may have been filled before hydration or restored by the browser.
  useLayoutEffect(() => {
    const early = hydrated ? box.current?.value : undefined;
    if (early && early !== format(defaultValue)) {
      if (box.current) box.current.value = format(parse(early) ?? early);
      read(early);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when script takes over
  }, [hydrated]);

  return {
    posted,
    fill,
    box: {
      ref: box,
      type: hydrated ? "text" : native,
      inputMode: "numeric" as const,
      autoComplete: "off",
      "data-field": name,
      name: hydrated || locked ? undefined : name,
      disabled: locked,
      defaultValue: hydrated ? format(defaultValue) : defaultValue,
      onInput: () => read(box.current?.value ?? ""),
      onBlur: () => {
        const value = parse(box.current?.value ?? "");
        if (value !== undefined && box.current) box.current.value = format(value);
      },
    },
    hidden: hydrated || locked ? { ref: hidden, type: "hidden", name, value: posted } : undefined,
  };
}
