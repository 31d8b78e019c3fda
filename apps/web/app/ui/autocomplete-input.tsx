import { type KeyboardEvent, useState } from "react";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { fold } from "./fold-accents.ts";

export interface AutocompleteInputProps extends ComboboxProps {
  /** What the text would become; shown only if it begins with what is typed, whatever its accents. */
  complete: (typed: string) => string | undefined;
  /** The completion was taken, as if it had been typed. */
  onComplete?: (text: string) => void;
}

/**
 * A combobox that also shows, behind the caret, how the text would end. Tab takes it and stays in the box that once, as the
 * right arrow does; Esc puts it away, and Tab then leaves as usual.
 */
export function AutocompleteInput({ complete, onComplete, ...rest }: AutocompleteInputProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ""));
  const [focused, setFocused] = useState(false);
  const [settled, setSettled] = useState<string>();
  const wanted = focused && typed.trim() !== "" && settled !== typed ? complete(typed) : undefined;
  const ghost = wanted !== undefined && extend(typed, wanted);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const input = event.currentTarget;
    if (!ghost) return;
    if (event.key === "Escape") setSettled(typed);
    const accepts = (event.key === "Tab" && !event.shiftKey) || event.key === "ArrowRight";
    if (!accepts || input.selectionStart !== input.value.length) return;
    event.preventDefault();
    input.value = ghost;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    setSettled(ghost);
    onComplete?.(ghost);
  }

  return (
    <div className="relative">
      <Combobox
        {...rest}
        onInput={(event) => {
          rest.onInput?.(event);
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={handleKey}
        onFocus={(event) => {
          rest.onFocus?.(event);
          setFocused(true);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setFocused(false);
        }}
        onPick={(option) => {
          setTyped(option.label);
          setSettled(option.label);
          rest.onPick?.(option);
        }}
      />
      {ghost && <Ghost typed={typed} completion={ghost} />}
    </div>
  );
}

/** Drawn over the box, with the same metrics; the typed part is there only for its width. */
function Ghost({ typed, completion }: { typed: string; completion: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 flex h-12 items-center px-[15.5px]"
    >
      <span className="min-w-0 flex-1 overflow-hidden whitespace-pre">
        <span className="invisible">{typed}</span>
        <span className="text-ink-3">{completion.slice(typed.length)}</span>
      </span>
      <span className="hidden items-center gap-1.5 text-ink-3 text-xs md:flex">
        <kbd className="rounded-xs border border-line-strong bg-paper px-1.5 py-0.5 text-ink-2">Tab</kbd>
        pour compléter
      </span>
    </span>
  );
}

function extend(typed: string, wanted: string): string | undefined {
  return wanted.length > typed.length && fold(wanted).startsWith(fold(typed)) ? wanted : undefined;
}
