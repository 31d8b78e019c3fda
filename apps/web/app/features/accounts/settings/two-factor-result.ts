/** For the authenticator application. */
export interface TwoFactorSetup {
  secret: string;
  uri: string;
  /** The QR code of `uri`, one unit per square. */
  qr: { path: string; size: number };
}

export interface TwoFactorResult {
  setup?: TwoFactorSetup;
  recoveryCodes?: readonly string[];
}
