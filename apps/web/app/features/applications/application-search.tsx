import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useFollowedWords } from "../../ui/followed-words.ts";
import { TextInput } from "../../ui/text-input.tsx";

export interface ApplicationSearchProps {
  words: string;
  /** What is searched: « Candidat ou mission ». */
  label: string;
  /** Other parameters of the address, which stay. */
  kept?: Readonly<Record<string, string>>;
}

/** A plain form: the words go to the address. */
export function ApplicationSearch({ words, label, kept }: ApplicationSearchProps) {
  const box = useFollowedWords(words);
  return (
    <search aria-label="Rechercher une candidature">
      <Form className="flex gap-2" preventScrollReset>
        {Object.entries(kept ?? {}).map(([name, value]) => (
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
