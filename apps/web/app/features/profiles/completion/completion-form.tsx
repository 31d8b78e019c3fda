import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";
import { Flame, Snowflake } from "lucide-react";
import type { ComponentType } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type FormPart, type RefusedForm, typed, typedList } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TagInput } from "../../../ui/fields/tag-input.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

export interface CompletionFormProps {
  /** API names of the fields to show. */
  requested: readonly string[];
  refused: RefusedForm | undefined;
  saving: boolean;
  cancelHref: string;
  /** Why this page is shown. */
  warning: string;
  /** « postuler », « publier ». */
  purpose: string;
  suggestions: readonly string[];
  /** City, region and country. */
  Place: ComponentType<FormPart>;
}

const AVAILABILITIES = [
  { value: "on_fire", label: AVAILABILITY_LABELS.on_fire, description: "Pour les missions urgentes", icon: Flame },
  { value: "freeze", label: AVAILABILITY_LABELS.freeze, description: "Pas en ce moment", icon: Snowflake },
];

/** Only the fields missing to apply or to publish. */
export function CompletionForm({ requested, refused, saving, suggestions, Place, ...page }: CompletionFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const has = (name: string) => requested.includes(name);
  const value = (name: string) => typed(refused?.values, name, name === "country" ? "France" : "");
  return (
    <>
      <PageHeader title="Compléter mon profil" />
      <p className="mt-3 rounded-lg bg-warn-soft p-4 font-semibold text-warn-ink">{page.warning}</p>
      <Form method="post" noValidate className="mt-5" {...form}>
        <Card padding="form" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FormErrorSummary title={refused?.formError} />
          <p className="text-ink-2 text-sm">{`Il ne manque que ceci pour ${page.purpose}.`}</p>
          {has("profession") && (
            <Field name="profession" label="Profession" required error={errors["profession"]}>
              <TextInput autoComplete="organization-title" defaultValue={value("profession")} />
            </Field>
          )}
          {has("phone") && (
            <Field name="phone" label="Téléphone" required hint={"10\u00a0chiffres."} error={errors["phone"]}>
              <TextInput type="tel" inputMode="tel" autoComplete="tel" defaultValue={value("phone")} />
            </Field>
          )}
          {has("city") && <Place value={value} errors={errors} />}
          {has("availability") && (
            <RadioCards
              legend="Disponibilité"
              name="availability"
              required
              error={errors["availability"]}
              defaultValue={value("availability")}
              options={AVAILABILITIES}
            />
          )}
          {has("skills") && (
            <Field name="skills" label="Compétences" required hint="Entrée pour ajouter." error={errors["skills"]}>
              <TagInput
                defaultValue={typedList(refused?.values, "skills")}
                suggestions={suggestions}
                placeholder="Écrire une compétence"
              />
            </Field>
          )}
        </Card>
        <div className="mt-5 grid gap-3 md:flex md:flex-row-reverse">
          <Button type="submit" size="lg" className="md:flex-1" loading={saving} loadingLabel="Enregistrement…">
            Enregistrer et continuer
          </Button>
          <LinkButton to={page.cancelHref} variant="ghost" size="lg">
            Plus tard
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
