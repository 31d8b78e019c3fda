import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useSyncedQuery } from "../../../ui/fields/use-synced-query.ts";

export interface ApplicationSearchProps {
  words: string;
  /** « Candidat ou mission ». */
  label: string;
  /** Other query parameters to preserve. */
  params?: Readonly<Record<string, string>>;
}

export function ApplicationSearch({ words, label, params }: ApplicationSearchProps) {
  const box = useSyncedQuery(words);
  return (
    <search aria-label="Rechercher une candidature">
      <Form className="flex gap-2" preventScrollReset>
        {Object.entries(params ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={label} name="q" labelHidden className="flex-1">
          <TextInput ref={box} type="search" icon={Search} placeholder={label} maxLength={100} defaultValue={words} />
        </Field>
        <Button type="submit" variant="line" className="min-h-12!">
          Chercher
        </Button>
      </Form>
    </search>
  );
}
