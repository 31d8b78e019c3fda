import { type KeyboardEvent, useState } from "react";
import { fold } from "../fold-accents.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

export interface AutocompleteInputProps extends ComboboxProps {
  /** Shown only if it begins with what is typed, ignoring accents. */
  complete: (typed: string) => string | undefined;
  onComplete?: (text: string) => void;
}

/** Shows the completion after the caret: Tab or the right arrow accepts it, Esc hides it. */
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

/** The typed part is there for its width. */
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
