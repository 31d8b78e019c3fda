import { phoneFr } from "@app/contract/accounts/phone-confirmation.fr";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { mobileNumber } from "@app/domain/accounts/phone";
import { BadgeCheck, CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { CODE_FIELD, PHONE_CARD, PHONE_FORMS } from "./phone-forms.ts";
import { SettingsCard, SettingsForm, type SettingsResult } from "./settings-form.tsx";

export interface PhoneCardProps {
  phone: string | null;
  isVerified: boolean;
  /** Whether this installation sends text messages. */
  smsAvailable: boolean;
  /** Where the number is written. */
  editHref: string;
  result: SettingsResult;
}

export function PhoneCard({ phone, isVerified, smsAvailable, editHref, result }: PhoneCardProps) {
  return (
    <SettingsCard
      id={PHONE_CARD}
      title="Téléphone"
      description={
        isVerified
          ? "Votre numéro reste confirmé tant que vous n’en changez pas."
          : "Tant que votre numéro n’est pas confirmé, il n’est montré à personne et ne reçoit aucune alerte par SMS."
      }
    >
      {phone === null ? (
        <p className="mt-3">Aucun numéro dans votre profil.</p>
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="num font-semibold">{formatPhone(phone)}</span>
          {isVerified ? (
            <Badge tone="ok" icon={BadgeCheck}>
              Confirmé
            </Badge>
          ) : (
            <Badge tone="warn" icon={CircleAlert}>
              À confirmer
            </Badge>
          )}
        </p>
      )}
      {phone !== null && !isVerified && <Confirmation phone={phone} smsAvailable={smsAvailable} result={result} />}
      <Link to={editHref} className="link mt-2 inline-flex min-h-11 items-center text-sm">
        {phone === null ? "Ajouter un téléphone" : "Changer de numéro"}
      </Link>
    </SettingsCard>
  );
}

type ConfirmationProps = Pick<PhoneCardProps, "smsAvailable" | "result"> & { phone: string };

function Confirmation({ phone, smsAvailable, result }: ConfirmationProps) {
  if (!smsAvailable) return <p className="mt-3 max-w-[68ch] text-ink-2">{phoneFr.smsUnavailable}</p>;
  if (mobileNumber(phone) === null) return <p className="mt-3 max-w-[68ch] text-ink-2">{phoneFr.notMobile}</p>;
  const isSent = result !== undefined && "saved" in result && result.saved === PHONE_FORMS.send;
  const isRefused = result !== undefined && "errors" in result && result.values["form"] === PHONE_FORMS.confirm;
  if (isSent || isRefused)
    return (
      <>
        <CodeForm result={result} isSent={isSent} />
        <SendForm result={result} label="Renvoyer le code" />
      </>
    );
  return (
    <>
      <SendForm result={result} label="Confirmer ce numéro" />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold underline underline-offset-3">
          J’ai déjà reçu un code
        </summary>
        <CodeForm result={result} isSent={false} />
      </details>
    </>
  );
}

function SendForm({ result, label }: { result: SettingsResult; label: string }) {
  return (
    <SettingsForm name={PHONE_FORMS.send} result={result} submitLabel={label} busyLabel="Envoi…" variant="line">
      {() => <p className="text-ink-2 text-sm">Un code à six chiffres, par SMS. Trois codes par jour au plus.</p>}
    </SettingsForm>
  );
}

function CodeForm({ result, isSent }: { result: SettingsResult; isSent: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed has given way to this field.
  useEffect(() => {
    if (isSent) input.current?.focus();
  }, [isSent]);
  return (
    <SettingsForm name={PHONE_FORMS.confirm} result={result} submitLabel="Valider le code" busyLabel="Vérification…">
      {(errors) => (
        <Field
          name={CODE_FIELD}
          label="Code reçu par SMS"
          required
          hint={"Six chiffres, valables 10\u00a0minutes."}
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
      )}
    </SettingsForm>
  );
}
