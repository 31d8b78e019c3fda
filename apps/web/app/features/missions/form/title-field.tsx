import type { SectorKey } from "@app/domain/catalogue/sectors";
import { suggestTitles } from "@app/domain/catalogue/titles";
import { ArrowRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Combobox } from "../../../ui/combobox.tsx";
import { Field } from "../../../ui/field.tsx";
import { fold } from "../../../ui/fold.ts";

export interface TitleFieldProps {
  sectors: readonly SectorKey[];
  defaultValue: string;
  error: string | undefined;
  /** The text was put in the box without a key being pressed. */
  onFill: () => void;
}

/** Free text with the usual titles of the chosen sectors; the right arrow takes the one that shows behind the caret. */
export function TitleField({ sectors, defaultValue, error, onFill }: TitleFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const completion = focused ? completionOf(typed, sectors) : undefined;

  function acceptGhost(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (event.key !== "ArrowRight" || completion === undefined || input.selectionStart !== input.value.length) return;
    event.preventDefault();
    input.value = completion;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
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
          onKeyDown={acceptGhost}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onPick={({ label }) => {
            setTyped(label);
            onFill();
          }}
        />
        {completion !== undefined && <Ghost typed={typed} completion={completion} />}
      </div>
    </Field>
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
        <kbd className="rounded-xs border border-line-strong bg-paper px-1.5 py-0.5 text-ink-2">
          <ArrowRight className="ico size-3.5!" />
        </kbd>
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
