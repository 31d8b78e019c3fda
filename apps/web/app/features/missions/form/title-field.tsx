import type { SectorKey } from "@app/domain/catalogue/sectors";
import { suggestTitles } from "@app/domain/catalogue/titles";
import type { ReactNode } from "react";
import { AutocompleteInput } from "../../../ui/autocomplete-input.tsx";
import { Field } from "../../../ui/field.tsx";

export interface TitleFieldProps {
  sectors: readonly SectorKey[];
  defaultValue: string;
  error: string | undefined;
  onPick: (title: string) => void;
  /** Findings about the title. */
  children?: ReactNode;
}

export function TitleField({ sectors, defaultValue, error, onPick, children }: TitleFieldProps) {
  return (
    <div>
      <Field label="Titre" name="title" required error={error} hint="La mention (H/F) est ajoutée si elle manque.">
        <AutocompleteInput
          search={(query) => Promise.resolve(titleOptions(query, sectors))}
          complete={(typed) => (typed.trim().length < 2 ? undefined : suggestTitles(typed, sectors)[0])}
          onComplete={onPick}
          minLength={1}
          maxLength={160}
          listLabel="Titres proposés"
          placeholder="Serveur en salle"
          defaultValue={defaultValue}
          onPick={({ label }) => onPick(label)}
        />
      </Field>
      {children}
    </div>
  );
}

function titleOptions(query: string, sectors: readonly SectorKey[]) {
  return suggestTitles(query, sectors)
    .filter((title) => title !== query)
    .map((title) => ({ value: title, label: title }));
}
