import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSyncedQuery } from "../../ui/use-synced-query.ts";

export interface MissionTitleSearchProps {
  words: string;
  /** The status being looked at, which stays. */
  status?: string | undefined;
  /** What is searched, for readers who hear it: « Rechercher une offre ». */
  label: string;
  /** « Titre de l’offre » */
  field: string;
}

/** A plain form: the words go to the address. */
export function MissionTitleSearch({ words, status, label, field }: MissionTitleSearchProps) {
  const box = useSyncedQuery(words);
  return (
    <search aria-label={label} className="md:ml-auto md:w-96">
      <Form className="flex gap-2">
        {status !== undefined && <input type="hidden" name="statut" value={status} />}
        <Field label={field} name="q" labelHidden className="flex-1">
          <TextInput ref={box} type="search" icon={Search} placeholder={field} defaultValue={words} />
        </Field>
        <Button type="submit" variant="line" className="min-h-12!">
          Chercher
        </Button>
      </Form>
    </search>
  );
}
