/** The register gave no answer; the caller continues without one and may retry later. */
export class RegisterFault extends Error {
  override name = "RegisterFault";
  /** `unavailable`: no register is configured. `refused`: the request is wrong, and a retry is pointless. */
  readonly kind: "silent" | "busy" | "refused" | "unavailable";
  /** From the Retry-After header. */
  readonly retryAfterMs: number | null;

  constructor(kind: RegisterFault["kind"], message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
