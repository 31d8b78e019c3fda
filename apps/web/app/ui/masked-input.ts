import { useLayoutEffect, useRef, useState } from "react";
import { useRefill } from "./form-restore.ts";
import { useHydrated } from "./hydrated.ts";

export interface MaskedInputOptions {
  name: string | undefined;
  /** What the browser offers when no script runs. */
  native: "date" | "time";
  /** As it is posted; or whatever was typed, when a refused form comes back. */
  defaultValue: string;
  /** From what is typed to what is posted; undefined while it is not one. */
  parse: (typed: string) => string | undefined;
  format: (posted: string) => string;
  /** Shown and posted, but not to be changed. */
  locked: boolean;
}

/**
 * A text box that understands several ways of writing a value and posts only one. Without script it is the browser's own box.
 * What cannot be understood is posted as typed: the server has the sentence that says so.
 */
export function useMaskedInput({ name, native, defaultValue, parse, format, locked }: MaskedInputOptions) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [posted, setPosted] = useState(defaultValue);

  function read(typed: string) {
    const value = parse(typed) ?? typed.trim();
    // At once, for whoever reads the form in the same event.
    if (hidden.current) hidden.current.value = value;
    setPosted(value);
  }

  /** As if it had been typed. */
  function fill(value: string) {
    if (!box.current) return;
    box.current.value = format(value);
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  useRefill(box, (values) => name !== undefined && fill(values[name]?.[0] ?? ""));

  // The browser's box may have been filled before script came, or put back after a reload.
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
