import type { SectorKey } from "@app/domain/catalogue/sectors";
import { suggestTitles } from "@app/domain/catalogue/titles";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Combobox } from "../../../ui/combobox.tsx";
import { Field } from "../../../ui/field.tsx";
import { fold } from "../../../ui/fold.ts";

export interface TitleFieldProps {
  sectors: readonly SectorKey[];
  defaultValue: string;
  error: string | undefined;
  /** A known title was taken, from the list or from behind the caret. */
  onPick: (title: string) => void;
  /** Under the box: what the law says of it. */
  children?: ReactNode;
}

/**
 * Free text with the usual titles of the chosen sectors. The one that shows behind the caret is taken by Tab, which then stays
 * in the box once, or by the right arrow; Esc puts it away.
 */
export function TitleField({ sectors, defaultValue, error, onPick, children }: TitleFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState<string>();
  const completion = focused && dismissed !== typed ? completionOf(typed, sectors) : undefined;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (completion === undefined) return;
    if (event.key === "Escape") setDismissed(typed);
    const accepts = (event.key === "Tab" && !event.shiftKey) || event.key === "ArrowRight";
    if (!accepts || input.selectionStart !== input.value.length) return;
    event.preventDefault();
    input.value = completion;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    onPick(completion);
  }

  return (
    <div>
      <Field label="Titre" name="title" required error={error} hint="La mention (H/F) est ajoutée si elle manque.">
        <div className="relative">
          <Combobox
            search={(query) => Promise.resolve(titleOptions(query, sectors))}
            minLength={1}
            maxLength={160}
            listLabel="Titres proposés"
            placeholder="Serveur en salle"
            defaultValue={defaultValue}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={handleKey}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onPick={({ label }) => {
              setTyped(label);
              onPick(label);
            }}
          />
          {completion !== undefined && <Ghost typed={typed} completion={completion} />}
        </div>
      </Field>
      {children}
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

function completionOf(typed: string, sectors: readonly SectorKey[]): string | undefined {
  if (typed.trim().length < 2) return undefined;
  const [first] = suggestTitles(typed, sectors);
  return first !== undefined && first.length > typed.length && fold(first).startsWith(fold(typed)) ? first : undefined;
}

function titleOptions(query: string, sectors: readonly SectorKey[]) {
  return suggestTitles(query, sectors)
    .filter((title) => title !== query)
    .map((title) => ({ value: title, label: title }));
}
