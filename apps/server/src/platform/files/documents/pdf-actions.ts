/** What a PDF does without being asked, or asks of another machine, seen token by token in one object. */
import type { Token } from "./pdf-lexer.ts";

/** Keys whose string is an address or a file. */
const PLACES: ReadonlySet<Token> = new Set(["/F", "/UF", "/URI", "/Base", "/Unix", "/Mac", "/DOS"]);
/** What a link of a CV leads to; an address without any scheme is a website. */
const HARMLESS = /^(?:https?:|mailto:|tel:)/i;

export type Opening = {
  /** Leads to a file of this machine or of another one, which tells who opens it. */
  reachesFiles: boolean;
  /** Leads to an address as soon as it is opened. */
  leadsAway: boolean;
  /** The object that says what happens on opening, when it is not written here. */
  target: number | null;
};

export function createActionReader() {
  const found: Opening = { reachesFiles: false, leadsAway: false, target: null };
  let previous: Token | null = null;
  let depth = 0;
  /** The depth outside of what happens on opening. */
  let outside: number | null = null;

  return {
    found,
    see(token: Token): void {
      if (token.startsWith("(") && (previous === null || PLACES.has(previous)))
        found.reachesFiles ||= isFileAddress(token.slice(1), previous);
      if (previous === "/OpenAction") {
        if (token === "<<") outside = depth;
        else if (/^\d{1,10}$/.test(token)) found.target = Number(token);
      }
      if (token === "<<") depth += 1;
      if (token === ">>") depth -= 1;
      if (outside !== null && depth <= outside) outside = null;
      // What comes next may be an address as well.
      if (outside !== null && (token === "/URI" || token === "/Next")) found.leadsAway = true;
      previous = token;
    },
  };
}

function isFileAddress(text: string, key: Token | null): boolean {
  const address = text.trim();
  if (/^[\\/]{2}/.test(address)) return true;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (key === null) return /^(?:file|smb):/i.test(address);
  return hasScheme && !HARMLESS.test(address) && !/^[^:/]+:\d+(?:\/|$)/.test(address);
}
