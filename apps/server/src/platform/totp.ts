import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

/** SHA-1, six digits and thirty seconds: the only settings that every authenticator application knows. */
const generator = (secret: string, label = "") =>
  new TOTP({
    issuer: "Renfort",
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
  });

export const drawTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code holds. */
export const totpUri = (secret: string, email: string): string => generator(secret, email).toString();

/** The step of thirty seconds a code belongs to: the present one, the one before or the one after; null for any other code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const ahead = generator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return ahead === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + ahead;
}
