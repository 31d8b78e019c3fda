import { suggestTitles } from "@app/domain/catalogue/suggest-titles";
import type { ReactNode } from "react";
import { AutocompleteInput } from "../../../../ui/fields/autocomplete-input.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { RequiredKey } from "../../../../ui/fields/required-note.tsx";

export interface TitleFieldProps {
  defaultValue: string;
  error: string | undefined;
  /** Typed or picked. */
  onTitle: (title: string) => void;
  /** Findings about the title, and titles to start from. */
  children?: ReactNode;
  /** Beside the question: another way to answer. */
  beside?: ReactNode;
}

export function TitleField({ defaultValue, error, onTitle, children, beside }: TitleFieldProps) {
  return (
    <div>
      <Field
        label={"Quel métier\u00a0?"}
        name="title"
        required
        labelEnd={
          <span className="flex flex-wrap items-center gap-x-3">
            <RequiredKey />
            {beside}
          </span>
        }
        error={error}
      >
        <AutocompleteInput
          search={(query) => Promise.resolve(titleOptions(query))}
          complete={(typed) => (typed.trim().length < 2 ? undefined : suggestTitles(typed)[0])}
          onComplete={onTitle}
          onInput={(event) => onTitle(event.currentTarget.value)}
          minLength={1}
          maxLength={160}
          className="font-semibold"
          listLabel="Titres proposés"
          placeholder="Serveur en salle"
          defaultValue={defaultValue}
          onPick={({ label }) => onTitle(label)}
        />
      </Field>
      {children}
    </div>
  );
}

function titleOptions(query: string) {
  return suggestTitles(query)
    .filter((title) => title !== query)
    .map((title) => ({ value: title, label: title }));
}
