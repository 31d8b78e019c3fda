/** What the authenticator application is given. */
export interface TwoFactorSetup {
  secret: string;
  uri: string;
  /** The QR code of `uri`, one unit per square. */
  qr: { path: string; size: number };
}

/** What a form of « Validation en deux étapes » brings back beside its outcome. */
export interface TwoFactorResult {
  setup?: TwoFactorSetup;
  recoveryCodes?: readonly string[];
}
