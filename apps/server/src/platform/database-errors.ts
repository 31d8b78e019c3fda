/** SQLSTATEs of a database that is late, full, busy or away, as opposed to a statement that is wrong. */
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
/** The driver gives these no code: no connection free in time, no answer in time, a connection that broke. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether the same call may well succeed a moment later. */
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
