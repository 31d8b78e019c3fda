/** The register gave no answer: whoever asked goes on without one, and may ask again later. */
export class RegisterFault extends Error {
  override name = "RegisterFault";
  /** `unavailable`: no register is configured. `refused`: it calls our request wrong, which no retry mends. */
  readonly kind: "silent" | "busy" | "refused" | "unavailable";
  /** When the register said how long to wait. */
  readonly retryAfterMs: number | null;

  constructor(kind: RegisterFault["kind"], message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
