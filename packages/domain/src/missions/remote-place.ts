import { normalizeText } from "../text/relevance.ts";

const REMOTE = /\b(?:remote|tele ?travail)\b/;

/** True for « télétravail » and the like, written in place of a town. */
export function isRemotePlace(location: string): boolean {
  return REMOTE.test(normalizeText(location));
}
