import { normalizeText } from "./relevance.ts";

const REMOTE = /\b(?:remote|tele ?travail)\b/;

/** A place that says so is no place: the work is done from home. */
export function isRemotePlace(location: string): boolean {
  return REMOTE.test(normalizeText(location));
}
