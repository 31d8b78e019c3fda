import { type TotpBody, totpRoute } from "@app/contract/accounts/totp";
import { totpFr as fr } from "@app/contract/accounts/totp.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { data, type RouterContextProvider } from "react-router";
import { encode } from "uqr";
import { apiContext } from "../../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import type { TwoFactorResult, TwoFactorSetup } from "./two-factor-result.ts";

type Context = Readonly<RouterContextProvider>;
type FactorSaved = Outcome & { saved: string } & TwoFactorResult;

const SENTENCES = { confirm: fr.turnedOn, disable: fr.turnedOff, new_codes: fr.codesReplaced } as const;
const FORM = /^totp-(start|confirm|disable|new_codes)$/;

export const isTwoFactorForm = (form: FormData) => FORM.test(textOf(form, "form"));

export async function updateTwoFactor(context: Context, form: FormData) {
  const name = textOf(form, "form");
  const [, action] = FORM.exec(name) ?? [];
  if (!action) return data<FactorSaved>({ ok: false, message: problemFr.malformed, saved: "" }, { status: 400 });
  const setup = setupOf(textOf(form, "totpSecret"), textOf(form, "totpUri"));
  const result = await submitForm(form, async (): Promise<FactorSaved> => {
    const body = bodyOf(action as TotpBody["action"], form, name);
    const made = await renameFieldErrors(
      context.get(apiContext).call(totpRoute, { body }),
      (field) => `${name}-${field}`,
    );
    if ("secret" in made) {
      const started = setupOf(made.secret, made.uri);
      return { ok: true, saved: name, ...(started && { setup: started }) };
    }
    const message = SENTENCES[action as keyof typeof SENTENCES];
    return { ok: true, message, saved: name, ...("recovery_codes" in made && { recoveryCodes: made.recovery_codes }) };
  });
  // After a wrong code the QR code stays.
  return "init" in result && setup ? data({ ...result.data, setup }, result.init ?? {}) : result;
}

/** Fields are prefixed with the name of their form. */
function bodyOf(action: TotpBody["action"], form: FormData, name: string): TotpBody {
  const [password, code] = [textOf(form, `${name}-password`), textOf(form, `${name}-code`)];
  if (action === "confirm") return { action, code };
  const proof = password ? { password } : {};
  return action === "start" ? { action, ...proof } : { action, ...proof, code };
}

/** On the server: the browser needs no library. */
function setupOf(secret: string, uri: string): TwoFactorSetup | undefined {
  if (!secret || !uri.startsWith("otpauth://totp/") || uri.length > 500) return undefined;
  const { data: squares, size } = encode(uri, { ecc: "M", border: 0 });
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { secret, uri, qr: { path, size } };
}
