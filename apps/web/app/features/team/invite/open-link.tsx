import { QrCode as QrIcon } from "lucide-react";
import { useFetcher } from "react-router";
import { TEAM } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";

export interface OpenLinkProps {
  className?: string;
  /** Asked for when there are several. */
  establishments?: readonly { id: number; name: string }[];
  label?: string;
}

/** A first link, or one more. */
export function OpenLink({ className, establishments, label = "Créer mon lien" }: OpenLinkProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={TEAM} className={className}>
      <input type="hidden" name="intent" value="open-link" />
      {establishments && establishments.length > 0 && (
        <Field name="establishment" label="Pour" className="mb-3">
          <Select
            options={[
              { value: "", label: "Toute l’entreprise" },
              ...establishments.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      )}
      <Button type="submit" icon={QrIcon} block loading={fetcher.state !== "idle"}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
