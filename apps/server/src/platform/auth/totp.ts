import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

/** The only settings that every authenticator supports. */
const generator = (secret: string, label = "") =>
  new TOTP({
    issuer: "Renfort",
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
  });

export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. */
export const totpUri = (secret: string, email: string): string => generator(secret, email).toString();

/** The matching time step among the previous, current and next one, or null. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const ahead = generator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return ahead === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + ahead;
}
