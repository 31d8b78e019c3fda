/** Where an unexpected error is from. */
export const ERROR_SOURCES = ["api", "web", "worker", "browser"] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];

const MAX_MESSAGE = 500;
const MAX_PLACE = 300;

/** Without e-mails, addresses, quoted words, numbers and tokens: they may be about a person. */
export function maskMessage(message: string): string {
  const words = message.slice(0, 2 * MAX_MESSAGE).split(/\s+/);
  return words
    .map((word) => (word.includes("@") ? "<e-mail>" : word.includes("://") ? "<url>" : word))
    .join(" ")
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/gu, "<text>")
    .replace(/[\w-]{24,}/g, "<token>")
    .replace(/\d+/g, "<n>")
    .trim()
    .slice(0, MAX_MESSAGE);
}

/** The path alone, without the parts that name a row or hold a private link. */
export function maskPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return pathname
    .split("/")
    .map((part) => (/[\d%@]/.test(part) || part.length > 40 ? ":id" : part))
    .join("/")
    .slice(0, MAX_PLACE);
}

/** Paths of ours, wherever the code is installed. */
const OWN_FILE = /\b((?:apps|packages|db|build|assets)\/[\w./-]+?)(?:\?\S*)?(?::\d+){1,2}\)?$/;
/** Added to the names of built files. */
const BUILD_HASH = /-[\w-]{8}(?=\.m?js$)/;

/** The first line of a stack that is our own code: its function and its file. The line number changes too often. */
export function ownFrame(stack: string | undefined, { isMinified = false } = {}): string | null {
  for (const line of (stack ?? "").split("\n")) {
    const text = line.trim();
    const file = text.includes("node_modules") ? null : OWN_FILE.exec(text)?.[1];
    if (!file) continue;
    const name = isMinified ? null : /^at (?:async )?([\w.$]+) \(/.exec(text)?.[1];
    const shortFile = file.replace(BUILD_HASH, "");
    return (name ? `${name} ${shortFile}` : shortFile).slice(0, MAX_PLACE);
  }
  return null;
}
