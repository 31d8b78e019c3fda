/** What a message asks for, the gravest first: it is the order in which a reader is warned. */
export const CHAT_WARNING_KINDS = ["code", "iban", "identity", "cheque", "money", "link", "elsewhere"] as const;
export type ChatWarningKind = (typeof CHAT_WARNING_KINDS)[number];

/** Words that warn: alone, or beside one of `asks` and one of `beside`, in the same sentence or the next; never beside one of `unless`. */
export type ChatPattern = { find: RegExp; asks?: RegExp; beside?: RegExp; unless?: RegExp };
export type ChatRule = { kind: ChatWarningKind; patterns: readonly ChatPattern[] };

const START = "(?<![a-z0-9])";
const END = "(?![a-z0-9])";

const GAPS: Readonly<Record<string, string>> = { " ": "[ ,:'-]{1,3}", " ?": "[ ,:'-]{0,3}" };

/** A space is any gap between two words; `~n~` is at most n characters, up to the beginning of a word. */
export function phrase(...patterns: string[]): RegExp {
  const source = patterns
    .join("|")
    .replaceAll(/\[[^\]]{0,40}\]| \??/g, (found) => GAPS[found] ?? found)
    .replaceAll(/~(\d+)~/g, `.{0,$1}?${START}`);
  return new RegExp(`${START}(?:${source})${END}`);
}
