import { Form } from "react-router";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";

interface TransferFormProps {
  action: string;
  colleagues: readonly { id: number; name: string }[];
}

/** T opens it. */
export function TransferForm({ action, colleagues }: TransferFormProps) {
  if (colleagues.length === 0) return null;
  return (
    <details className="d-transfer">
      <summary className={buttonClass({ variant: "ghost" })}>
        Transférer
        <kbd aria-hidden="true">T</kbd>
      </summary>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-2 pt-2">
        <input type="hidden" name="intent" value="transfer" />
        <Field name="to" label="À qui" className="min-w-0 flex-1 basis-48">
          <Select options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))} />
        </Field>
        <button type="submit" className={buttonClass({ variant: "line" })}>
          Transférer
        </button>
      </Form>
    </details>
  );
}
