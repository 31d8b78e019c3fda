import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";

const CONNECT_MS = 1_500;

/**
 * When a name has several addresses Node gives each a quarter of a second, less than a busy process takes to notice that it is
 * connected: the call then fails although the other side is there.
 */
export function allowSlowConnections(): void {
  setDefaultAutoSelectFamilyAttemptTimeout(CONNECT_MS);
}
