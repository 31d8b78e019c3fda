import { Search } from "lucide-react";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { FormPart } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { searchCompanies } from "./search-companies.ts";
import { SiretField } from "./siret-field.tsx";

/** A name and a town find the company, its SIRET and its address; each can be typed instead. */
export function CompanyFields({ value, errors }: FormPart) {
  return (
    <>
      <Field
        name="company"
        label="Nom de l’entreprise"
        required
        error={errors["company"]}
        hint={
          <span className="js-only">
            Ajoutez la ville, puis choisissez dans la liste&nbsp;: le SIRET et l’adresse se remplissent. Source&nbsp;:
            Insee, répertoire Sirene.
          </span>
        }
      >
        <Combobox
          search={searchCompanies}
          minLength={3}
          delay={350}
          maxLength={120}
          icon={Search}
          defaultValue={value("company")}
          listLabel="Entreprises proposées"
          emptyText="Aucune entreprise trouvée. Saisissez son numéro SIRET."
          failedText="Le répertoire des entreprises ne répond pas. Saisissez votre numéro SIRET."
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SiretField value={value} errors={errors} />
        <Field name="address" label="Adresse" required error={errors["address"]}>
          <TextInput autoComplete="street-address" maxLength={300} defaultValue={value("address")} />
        </Field>
      </div>
    </>
  );
}
