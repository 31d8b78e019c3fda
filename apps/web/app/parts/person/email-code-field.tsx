import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import type { FormPart } from "../../ui/fields/form-values.ts";
import { TextInput } from "../../ui/fields/text-input.tsx";

export interface EmailCodeFieldProps extends FormPart {
  email: string;
  /** Where `intent=resend` is posted. */
  resendAction: string;
}

/** The six digits of the confirmation mail, sent with the form around it. */
export function EmailCodeField({ email, resendAction, value, errors }: EmailCodeFieldProps) {
  const fetcher = useFetcher({ key: "resend-verification" });
  return (
    <div className="rounded-lg bg-brand-soft px-4 pt-1 pb-4">
      <Field
        name="emailCode"
        label="Code reçu par e-mail"
        error={errors["emailCode"]}
        hint={`Six chiffres, envoyés à ${email}\u00a0: ils confirment votre adresse.`}
        labelEnd={
          <Button
            variant="ghost"
            size="sm"
            className="js-only"
            loading={fetcher.state !== "idle"}
            loadingLabel="Envoi…"
            onClick={() => void fetcher.submit({ intent: "resend" }, { method: "post", action: resendAction })}
          >
            Renvoyer<span className="sr-only"> le code</span>
          </Button>
        }
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="num text-xl tracking-widest"
          defaultValue={value("emailCode")}
        />
      </Field>
    </div>
  );
}
