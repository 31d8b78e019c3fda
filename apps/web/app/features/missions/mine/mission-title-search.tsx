import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useSyncedQuery } from "../../../ui/fields/use-synced-query.ts";

export interface MissionTitleSearchProps {
  words: string;
  /** The current status filter. */
  status?: string | undefined;
  /** The accessible name. */
  label: string;
  /** « Titre de la mission » */
  field: string;
  /** Other parameters of the page. */
  otherParams?: Readonly<Record<string, string>>;
}

export function MissionTitleSearch({ words, status, label, field, otherParams }: MissionTitleSearchProps) {
  const box = useSyncedQuery(words);
  return (
    <search aria-label={label} className="md:ml-auto md:w-96">
      <Form className="flex gap-2">
        {Object.entries(otherParams ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
