import type { ErrorReport } from "@app/contract/office/errors";

/** One page in four: enough to see an error, few calls when all pages have it. */
const SAMPLED = 0.25;
const MAX_PER_PAGE = 5;

/** Sends the errors of our own scripts, each message once per page. `draw` is a random number below 1. */
export function createErrorReport(draw: number, send: (report: ErrorReport) => void) {
  const sent = new Set<string>();
  return (error: unknown, path: string): void => {
    if (draw >= SAMPLED || !(error instanceof Error)) return;
    const { name, message, stack = "" } = error;
    // Extensions of the browser fail in our pages too.
    if (name === "AbortError" || !stack.includes("/assets/")) return;
    const key = `${path} ${name} ${message}`;
    if (sent.has(key) || sent.size >= MAX_PER_PAGE) return;
    sent.add(key);
    send({
      name: name.slice(0, 80),
      place: path.slice(0, 300),
      message: message.slice(0, 500),
      stack: stack.slice(0, 900),
    });
  };
}

/** Without cookies: nothing says who had the error. */
export function sendErrorReport(report: ErrorReport): void {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(report);
  fetch("/api/errors/", { method: "POST", headers, body, keepalive: true, credentials: "omit" }).catch(() => {});
}
