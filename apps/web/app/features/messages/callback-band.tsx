import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { CALLBACK_TIMES } from "@app/domain/messages/conversation";
import { EyeOff, PhoneIncoming } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";

export interface CallbackBandProps {
  applicationId: number;
  /** The number each of them is reached at: confirmed by the person, or written on the company's page. */
  phones: { mine: string | null; company: string | null };
  /** Where the person confirms their number. */
  confirmHref: string;
}

/** For an employer whose company has not proven its address: when contacts open, and how to be called meanwhile. */
export function CallbackBand({ applicationId, phones, confirmHref }: CallbackBandProps) {
  const { mine, company } = phones;
  const numbers = [
    ...(mine === null ? [] : [{ value: "mine", label: `Le mien, ${formatPhone(mine)}` }]),
    ...(company === null ? [] : [{ value: "company", label: `Celui de l’entreprise, ${formatPhone(company)}` }]),
  ];
  const busy = useNavigation().formData?.get("intent") === "callback";
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-surface px-4 py-1.5 text-sm md:px-6">
      <p className="flex min-h-11 items-center gap-2.5 text-ink-2">
        <EyeOff className="ico" aria-hidden="true" />
        Coordonnées visibles une fois la venue confirmée
      </p>
      <details className="callback ms-auto">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand-ink">
          <PhoneIncoming className="ico" aria-hidden="true" />
          Demander à être rappelé
        </summary>
        {numbers.length === 0 ? (
          <p className="pb-2">
            {`${fr.phoneMissing.mine} `}
            <Link to={confirmHref} className="link">
              Confirmer mon numéro
            </Link>
          </p>
        ) : (
          <Form
            method="post"
            preventScrollReset
            className="flex flex-wrap items-end gap-3 pb-3"
            onSubmit={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
          >
            <input type="hidden" name="application" value={applicationId} />
            <Field name="phone" label="Numéro">
              <Select options={numbers} defaultValue={numbers[0]?.value ?? ""} />
            </Field>
            <Field name="when" label="Moment">
              <Select
                options={CALLBACK_TIMES.map((time) => ({ value: time, label: fr.callbackTimes[time] }))}
                defaultValue="now"
              />
            </Field>
            <Button type="submit" name="intent" value="callback" loading={busy} loadingLabel="Envoi…">
              Envoyer la demande
            </Button>
          </Form>
        )}
      </details>
    </div>
  );
}
