import type { UserView } from "@app/contract/profiles/profiles";
import type { ComponentType } from "react";
import { PERSON_PHONE } from "../../../parts/company/missing-fields.ts";
import { Field, fieldId } from "../../../ui/fields/field.tsx";
import { type FormPart, firstValue } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { EditForm, type EditFormProps, EditGrid, EditImage } from "./edit-form.tsx";
import { CARD_TITLES } from "./edited-cards.ts";

export interface PersonFormProps extends Pick<EditFormProps, "refused" | "busy" | "saved"> {
  user: UserView;
  /** City, region and country. */
  Place: ComponentType<FormPart>;
}

/** Posts `form=person`. */
export function PersonForm({ user, Place, ...form }: PersonFormProps) {
  const { first_name, last_name, phone, location } = user;
  const stored: Record<string, string | null> = {
    first_name,
    last_name,
    phone,
    ...location,
    country: location.country ?? "France",
  };
  const value = (name: string) => firstValue(form.refused, name, stored[name]);
  return (
    <EditForm
      {...form}
      name="person"
      restoreKey={`person-${user.id}`}
      title={CARD_TITLES.person}
      submitLabel="Enregistrer mes informations"
      fieldNames={{ phone: PERSON_PHONE }}
    >
      {(errors) => (
        <>
          <EditGrid>
            <Field label="Prénom" name="first_name" required error={errors["first_name"]}>
              <TextInput defaultValue={value("first_name")} autoComplete="given-name" />
            </Field>
            <Field label="Nom" name="last_name" required error={errors["last_name"]}>
              <TextInput defaultValue={value("last_name")} autoComplete="family-name" />
            </Field>
            <Field
              label="Téléphone"
              name="phone"
              id={fieldId(PERSON_PHONE)}
              error={errors["phone"]}
              hint="10 chiffres. Nécessaire pour publier."
            >
              <TextInput type="tel" inputMode="tel" defaultValue={value("phone")} autoComplete="tel" />
            </Field>
            <Place value={value} errors={errors} />
          </EditGrid>
          <EditImage
            label="Photo"
            name="profileImage"
            error={errors["profileImage"]}
            buttonLabel="Choisir une photo"
            current={user.profileImage ? { name: "Photo actuelle", url: user.profileImage } : undefined}
          />
        </>
      )}
    </EditForm>
  );
}
