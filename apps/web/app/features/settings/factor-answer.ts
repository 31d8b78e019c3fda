/** What the authenticator application is given. */
export interface FactorSetup {
  secret: string;
  uri: string;
  /** The QR code of `uri`, one unit per square. */
  qr: { path: string; size: number };
}

/** What a form of « Validation en deux étapes » brings back beside its outcome. */
export interface FactorAnswer {
  setup?: FactorSetup;
  recoveryCodes?: readonly string[];
}
