import type { ProofView } from "@app/contract/companies/company-proofs";
import { Hourglass, MailOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { ProofForm, type ProofResult } from "./proof-form.tsx";
import { CODE_FIELD, PROOF_FORMS } from "./proof-forms.ts";
import { openText } from "./proof-text.fr.ts";

/** The proof under way: what it waits for, and the field of its code. */
export function OpenProof({ proof, result }: { proof: ProofView; result: ProofResult }) {
  const asksCode = proof.state === "code_sent";
  const Icon = asksCode ? MailOpen : Hourglass;
  return (
    <Card padding="form" aria-labelledby="preuve-en-cours" className="ring-2 ring-brand">
      <h2 id="preuve-en-cours" className="text-xl">
        {asksCode ? "Saisissez le code reçu" : "Votre preuve est en cours"}
      </h2>
      <p className="mt-2 flex items-start gap-2 text-ink-2">
        <Icon className="ico mt-1" aria-hidden="true" />
        <span className="min-w-0 break-words">{openText(proof)}</span>
      </p>
      {asksCode && <CodeForm proof={proof} result={result} />}
    </Card>
  );
}

function CodeForm({ proof, result }: { proof: ProofView; result: ProofResult }) {
  const input = useRef<HTMLInputElement>(null);
  const isAsked = result !== undefined && "saved" in result && result.saved === PROOF_FORMS.mail;
  // The page of a mailed link, or the button that was just pressed, leads to this field.
  useEffect(() => {
    if (isAsked || document.activeElement === document.body) input.current?.focus();
  }, [isAsked]);
  return (
    <ProofForm name={PROOF_FORMS.confirm} result={result} submitLabel="Valider le code" variant="primary">
      {(errors) => (
        <>
          <input type="hidden" name="proof" value={proof.id} />
          <Field
            name={CODE_FIELD}
            id={CODE_FIELD}
            label="Code"
            required
            hint="Six chiffres."
            error={errors[CODE_FIELD]}
          >
            <TextInput
              ref={input}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="num text-xl tracking-widest"
            />
          </Field>
        </>
      )}
    </ProofForm>
  );
}
