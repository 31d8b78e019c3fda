import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { SettingsForm, type SettingsResult } from "./settings-form.tsx";
import type { TwoFactorSetup } from "./two-factor-result.ts";

/** White in both themes: cameras need the contrast. */
function QrCode({ qr: { path, size } }: Pick<TwoFactorSetup, "qr">) {
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label="QR code à scanner avec votre application d’authentification"
      width="224"
      className="block max-w-full rounded-lg border border-line"
      shapeRendering="crispEdges"
    >
      <path d={`M-4 -4h${size + 8}v${size + 8}h-${size + 8}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function TwoFactorSetupSteps({ setup, result }: { setup: TwoFactorSetup; result: SettingsResult }) {
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid max-w-[68ch] gap-3">
        <p>Scannez ce code avec votre application d’authentification.</p>
        <QrCode qr={setup.qr} />
        <p className="text-ink-2">
          {"Sur ce même téléphone\u00a0: "}
          <a href={setup.uri} className="link inline-flex min-h-8 items-center">
            ouvrir l’application
          </a>
          {". Ou saisissez cette clé\u00a0: "}
          <code className="font-semibold text-ink">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <p>Saisissez ensuite le code à six chiffres qu’elle affiche.</p>
      </div>
      <SettingsForm name="totp-confirm" result={result} submitLabel="Terminer l’activation" busyLabel="Vérification…">
        {(errors) => (
          <>
            <input type="hidden" name="totpSecret" value={setup.secret} />
            <input type="hidden" name="totpUri" value={setup.uri} />
            <Field label="Code affiché" name="totp-confirm-code" required error={errors["totp-confirm-code"]}>
              <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
            </Field>
          </>
        )}
      </SettingsForm>
    </div>
  );
}
