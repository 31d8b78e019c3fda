import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";

/** A plain form: the words go to the address, beside the status being looked at. */
export function MissionTitleSearch({ words, status }: { words: string; status: string | undefined }) {
  return (
    <search aria-label="Rechercher une offre" className="md:ml-auto md:w-96">
      <Form className="flex gap-2">
        {status !== undefined && <input type="hidden" name="statut" value={status} />}
        <Field label="Titre de l’offre" name="q" labelHidden className="flex-1">
          {/* Its own state follows the address when a tab or the back button changes it. */}
          <TextInput key={words} type="search" icon={Search} placeholder="Titre de l’offre" defaultValue={words} />
        </Field>
        <Button type="submit" variant="line" className="min-h-12!">
          Chercher
        </Button>
      </Form>
    </search>
  );
}
