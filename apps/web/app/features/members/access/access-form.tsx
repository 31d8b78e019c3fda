import type { EstablishmentView } from "@app/contract/companies/establishments";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { FormCard } from "../../../ui/form-card.tsx";
import { type Access, AccessFields, typedAccess } from "./access-fields.tsx";

interface AccessFormProps {
  access: Access;
  establishments: readonly EstablishmentView[];
  refused: RefusedForm | undefined;
}

/** The role of a colleague, and where. */
export function AccessForm({ access, establishments, refused }: AccessFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formData?.get("intent") === "access";
  return (
    <Form method="post" noValidate preventScrollReset {...form}>
      <FormCard title="Accès">
        <FormErrorSummary title={refused?.formError} />
        <input type="hidden" name="intent" value="access" />
        <AccessFields
          initial={refused ? typedAccess(refused.values) : access}
          establishments={establishments}
          errors={errors}
        />
        <Button type="submit" block loading={busy} loadingLabel="Enregistrement…">
          Enregistrer l’accès
        </Button>
      </FormCard>
    </Form>
  );
}
