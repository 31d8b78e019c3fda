import type { EstablishmentView } from "@app/contract/companies/establishments";
import { MapPin } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { searchCommuneNames } from "../../../parts/places/communes.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { FormCard, Pair } from "../../../ui/form-card.tsx";

interface EstablishmentFormProps {
  /** Undefined: a new one. */
  establishment: EstablishmentView | undefined;
  refused: RefusedForm | undefined;
  /** Without the form. */
  backHref: string;
}

export function EstablishmentForm({ establishment, refused, backHref }: EstablishmentFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const { errors, form } = useFieldErrors(refused?.errors);
  const value = (name: string, stored: string | null | undefined) => firstValue(refused, name, stored);
  return (
    <Form method="post" noValidate preventScrollReset className="max-w-[640px]" {...form}>
      <FormCard title={establishment ? `Modifier ${establishment.name}` : "Nouvel établissement"}>
        <FormErrorSummary title={refused?.formError} />
        {establishment && <input type="hidden" name="id" value={establishment.id} />}
        <Field label="Nom" name="name" required error={errors["name"]}>
          <TextInput maxLength={120} defaultValue={value("name", establishment?.name)} />
        </Field>
        <Field label="Ville" name="place" required error={errors["place"]}>
          <Combobox
            search={searchCommuneNames}
            valueName="place_code"
            defaultPicked={value("place_code", establishment?.placeCode)}
            defaultValue={value("place", establishment?.placeLabel)}
            icon={MapPin}
            placeholder="Ville ou code postal"
            listLabel="Villes proposées"
            emptyText="Aucune ville trouvée"
            failedText="Erreur lors du chargement des villes."
          />
        </Field>
        <Pair>
          <Field label="Rue" name="street" optional error={errors["street"]}>
            <TextInput maxLength={200} autoComplete="off" defaultValue={value("street", establishment?.street)} />
          </Field>
          <Field label="Code postal" name="postcode" optional error={errors["postcode"]}>
            <TextInput
              className="num"
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              defaultValue={value("postcode", establishment?.postcode)}
            />
          </Field>
        </Pair>
        <Field
          label="Pour entrer"
          name="access"
          optional
          error={errors["access"]}
          hint="Lu par les personnes retenues : porte, étage, qui demander."
        >
          <TextInput maxLength={300} defaultValue={value("access", establishment?.access)} />
        </Field>
        {establishment && (
          <Checkbox
            name="closed"
            label="Fermé"
            description="Il n’est plus proposé pour publier. Ses missions restent."
            defaultChecked={refused ? "closed" in refused.values : establishment.closed}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isSending}>
            {establishment ? "Enregistrer" : "Ajouter l’établissement"}
          </Button>
          <Link to={backHref} preventScrollReset className={buttonClass({ variant: "ghost" })}>
            Revenir
          </Link>
        </div>
      </FormCard>
    </Form>
  );
}
