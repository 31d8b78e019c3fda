import { Badge } from "../../../ui/badge.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SettingsCard, SettingsForm, type SettingsResult } from "./settings-form.tsx";
import { CurrentPassword } from "./sign-in-cards.tsx";
import { TwoFactorSetupSteps } from "./two-factor-setup.tsx";

export interface TwoFactorCardProps {
  isOn: boolean;
  result: SettingsResult;
}

const NO_PASSWORD =
  "Si votre compte n’a pas de mot de passe, laissez ce champ vide\u00a0: votre connexion doit dater de moins de dix minutes.";

export function TwoFactorCard({ isOn, result }: TwoFactorCardProps) {
  const [setup, codes] = [result?.setup, result?.recoveryCodes];
  return (
    <SettingsCard
      id="deux-etapes"
      title="Validation en deux étapes"
      description={
        isOn
          ? "À chaque connexion, un code de votre application d’authentification vous est demandé après le mot de passe."
          : "Un code, affiché par une application sur votre téléphone, est demandé après le mot de passe. Votre mot de passe seul ne suffit plus à ouvrir votre compte."
      }
    >
      {isOn && (
        <p className="mt-3">
          <Badge tone="ok">Activée</Badge>
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {isOn && <FactorOn result={result} />}
      {!isOn && setup && <TwoFactorSetupSteps setup={setup} result={result} />}
      {!isOn && !setup && <Start result={result} />}
    </SettingsCard>
  );
}

function Start({ result }: { result: SettingsResult }) {
  return (
    <SettingsForm name="totp-start" result={result} submitLabel="Activer" busyLabel="Préparation…">
      {(errors) => <CurrentPassword name="totp-start-password" errors={errors} hint={NO_PASSWORD} />}
    </SettingsForm>
  );
}

function FactorOn({ result }: { result: SettingsResult }) {
  const isRefused = (name: string) => result !== undefined && "errors" in result && result.values["form"] === name;
  return (
    <div className="mt-3 grid gap-1">
      <details open={isRefused("totp-new_codes") || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold underline underline-offset-3">
          Créer de nouveaux codes de secours
        </summary>
        <SettingsForm name="totp-new_codes" result={result} submitLabel="Remplacer mes codes" busyLabel="Création…">
          {(errors) => <Proof name="totp-new_codes" errors={errors} />}
        </SettingsForm>
      </details>
      <details open={isRefused("totp-disable") || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold text-danger underline underline-offset-3">
          Désactiver la validation en deux étapes
        </summary>
        <SettingsForm
          name="totp-disable"
          result={result}
          submitLabel="Désactiver"
          busyLabel="Désactivation…"
          variant="danger-line"
        >
          {(errors) => <Proof name="totp-disable" errors={errors} />}
        </SettingsForm>
      </details>
    </div>
  );
}

/** Both are required. */
function Proof({ name, errors }: { name: string; errors: FieldErrors }) {
  return (
    <>
      <CurrentPassword name={`${name}-password`} errors={errors} hint={NO_PASSWORD} />
      <Field
        label="Code"
        name={`${name}-code`}
        required
        hint="Celui de votre application, ou un code de secours."
        error={errors[`${name}-code`]}
      >
        <TextInput autoComplete="one-time-code" maxLength={40} />
      </Field>
    </>
  );
}
