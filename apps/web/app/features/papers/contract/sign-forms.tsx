import type { ContractVersion } from "@app/contract/papers/contracts";
import { Mail, Pencil } from "lucide-react";
import { Form, useFetcher, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { contractFr as fr } from "./contract-text.fr.ts";

interface SignFormsProps {
  applicationId: number;
  version: Pick<ContractVersion, "version" | "sha256">;
  refused: RefusedForm | undefined;
}

/** A code by mail, then the signature of the text that this page shows. */
export function SignForms({ applicationId, version: { version, sha256 }, refused }: SignFormsProps) {
  const own = refused && typed(refused.values, "version") === String(version) ? refused : undefined;
  const { errors, form } = useFieldErrors(own?.errors);
  const sent = useNavigation().formData;
  const isBusy = sent?.get("intent") === "sign" && sent.get("version") === String(version);
  const fetcher = useFetcher<Outcome>({ key: `code-${applicationId}-${version}` });
  const isSent = fetcher.data?.ok === true;
  const of = (
    <>
      <input type="hidden" name="id" value={applicationId} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-brand-soft p-4">
      <p className="font-medium">{fr.readFirst}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="code" />
        {of}
        <Button type="submit" variant="line" icon={Mail} loading={fetcher.state !== "idle"} loadingLabel="Envoi…">
          {isSent ? fr.codeAgain : fr.code}
        </Button>
        <p role="status" className="mt-2 font-semibold text-ok-ink text-sm empty:hidden">
          {isSent && fr.codeSent}
        </p>
      </fetcher.Form>
      <Form method="post" preventScrollReset noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" {...form}>
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="sha256" value={sha256} />
        {of}
        <FormErrorSummary title={own?.formError} />
        <Field
          label="Code reçu par e-mail"
          name="code"
          id={`field-code-${version}`}
          required
          error={errors["code"]}
          hint="Six chiffres."
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="num text-xl tracking-widest"
          />
        </Field>
        <Button type="submit" block icon={Pencil} loading={isBusy} loadingLabel="Signature…">
          {fr.sign}
        </Button>
        <p className="hint">{fr.meaning}</p>
      </Form>
    </div>
  );
}
