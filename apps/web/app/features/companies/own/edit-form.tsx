import { fileFr } from "@app/contract/http/files.fr";
import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { type FieldErrors, useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { useFormRestore } from "../../../ui/fields/form-restore.ts";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { ImageInput, type ImageInputProps } from "../../../ui/fields/image-input.tsx";

export interface EditFormProps {
  /** Posted as `form`. */
  name: string;
  title: string;
  submitLabel: string;
  refused: RefusedForm | undefined;
  busy: boolean;
  saved: boolean;
  /** Key of what is saved when the session ends. */
  restoreKey: string;
  /** Ids of fields whose id is not their name. */
  fieldNames?: Readonly<Record<string, string>>;
  children: (errors: FieldErrors) => ReactNode;
}

export function EditForm({ name, title, submitLabel, refused, busy, saved, restoreKey, ...props }: EditFormProps) {
  const id = useId();
  const { errors, form } = useFieldErrors(refused?.errors);
  useFormRestore(form.ref, restoreKey, { done: saved });
  const { fieldNames = {} } = props;
  const listed = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [fieldNames[field] ?? field, message]),
  );
  return (
    <Card padding="form" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="mt-5 grid gap-5"
        {...form}
      >
        <input type="hidden" name="form" value={name} />
        <FormErrorSummary title={refused?.formError} errors={listed} />
        {props.children(errors)}
        <div className="flex justify-end">
          <Button type="submit" className="w-full md:w-auto" loading={busy} loadingLabel="Enregistrement…">
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

export function EditGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {children}
    </div>
  );
}

export interface EditImageProps extends Omit<ImageInputProps, "refusals"> {
  name: string;
  label: string;
  error: string | undefined;
}

export function EditImage({ name, label, error, ...input }: EditImageProps) {
  return (
    <Field label={label} name={name} optional error={error}>
      <ImageInput refusals={{ invalid: fileFr.invalid.image, tooLarge: fileFr.tooLarge.image }} {...input} />
    </Field>
  );
}
