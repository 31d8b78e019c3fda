import type { CompanyView } from "@app/contract/companies/companies";
import { COMPANY_SIZES } from "@app/domain/catalogue/company-sizes";
import { INDUSTRIES } from "@app/domain/catalogue/industries";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { Field } from "../../../ui/fields/field.tsx";
import { firstValue } from "../../../ui/fields/form-values.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { CompanyLinks } from "./company-links.tsx";
import { EditForm, type EditFormProps, EditGrid, EditImage } from "./edit-form.tsx";
import { CARD_TITLES } from "./edited-cards.ts";
import { SiretField } from "./siret-field.tsx";

const industries = INDUSTRIES.map((value) => ({ value, label: INDUSTRY_LABELS[value] }))
  // « Autre » last.
  .toSorted(
    (a, b) => Number(a.value === "Other") - Number(b.value === "Other") || a.label.localeCompare(b.label, "fr"),
  );
const sizes = COMPANY_SIZES.map((value) => ({ value, label: COMPANY_SIZE_LABELS[value] }));

/** Posts `form=company`. */
export function CompanyForm({
  company,
  ...form
}: Pick<EditFormProps, "refused" | "busy" | "saved"> & { company: CompanyView }) {
  const stored: Record<string, CompanyView[keyof CompanyView]> = { ...company };
  const value = (name: string) => firstValue(form.refused, name, stored[name]);
  return (
    <EditForm
      {...form}
      name="company"
      restoreKey={`company-${company.id}`}
      title={CARD_TITLES.company}
      submitLabel="Enregistrer l’entreprise"
    >
      {(errors) => (
        <>
          <EditGrid>
            <Field label="Nom de l’entreprise" name="name" required error={errors["name"]}>
              <TextInput defaultValue={value("name")} autoComplete="organization" />
            </Field>
            <SiretField value={value} errors={errors} />
            <Field label="Secteur d’activité" name="industry" required error={errors["industry"]}>
              <Select placeholder="Choisir" defaultValue={value("industry")} options={industries} />
            </Field>
            <Field label="Taille de l’entreprise" name="size" required error={errors["size"]}>
              <Select placeholder="Choisir" defaultValue={value("size")} options={sizes} />
            </Field>
            <Field label="Année de création" name="founded_year" optional error={errors["founded_year"]}>
              <TextInput className="num" inputMode="numeric" maxLength={4} defaultValue={value("founded_year")} />
            </Field>
            <Field label="E-mail de l’entreprise" name="email" required error={errors["email"]}>
              <TextInput type="email" inputMode="email" defaultValue={value("email")} autoComplete="email" />
            </Field>
            <Field label="Téléphone de l’entreprise" name="phone" optional error={errors["phone"]} hint="10 chiffres.">
              <TextInput type="tel" inputMode="tel" defaultValue={value("phone")} autoComplete="tel" />
            </Field>
            <Field label="Adresse" name="address" required error={errors["address"]}>
              <TextInput defaultValue={value("address")} autoComplete="street-address" />
            </Field>
          </EditGrid>
          <Field label="Description" name="description" required error={errors["description"]}>
            <TextArea rows={5} defaultValue={value("description")} />
          </Field>
          <Field label="Culture" name="culture" optional error={errors["culture"]}>
            <TextArea rows={3} defaultValue={value("culture")} />
          </Field>
          <Field label="Avantages" name="benifits_perks" optional error={errors["benifits_perks"]}>
            <TextArea rows={3} defaultValue={value("benifits_perks")} />
          </Field>
          <CompanyLinks value={value} errors={errors} />
          <EditImage
            label="Logo"
            name="logo"
            error={errors["logo"]}
            buttonLabel="Choisir un logo"
            current={company.logo ? { name: "Logo actuel", url: company.logo } : undefined}
          />
        </>
      )}
    </EditForm>
  );
}
