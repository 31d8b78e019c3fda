/** SQLSTATEs of a database that is slow, full, busy or down. */
const TRANSIENT_STATES = new Set([
  "57014", // statement_timeout
  "55P03", // lock_timeout
  "25P03", // idle_in_transaction_session_timeout
  "40P01", // deadlock
  "53200",
  "53300",
  "53400",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
]);
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Errors to which the driver gives no code. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    TRANSIENT_STATES.has(code) ||
    code.startsWith("08") ||
    NETWORK_CODES.has(code) ||
    DRIVER_MESSAGES.test(error.message)
  );
}
