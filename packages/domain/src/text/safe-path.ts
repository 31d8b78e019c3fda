// Control and invisible characters, line separators and lone surrogates: browsers drop some of them before parsing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;
// Characters that some software folds into a slash, a backslash or a dot, and that NFKC leaves alone.
const LOOK_ALIKES = /[\u2044\u2215\u2216\u29f5\u29f8\u29f9\u2571\u2572\u3002]/;
const MAX_LENGTH = 2048;
const MAX_DECODINGS = 5;

/** The value when it is a path of our own site, else the fallback: every redirect goes through here. */
export function safePath(value: unknown, fallback: string): string {
  return typeof value === "string" && isOwnPath(value) ? value : fallback;
}

/** The path as a Location header can carry it: accents encoded, what is already encoded unchanged. */
export function encodePath(path: string): string {
  return encodeURI(path.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, "%");
}

function isOwnPath(value: string): boolean {
  if (!value.startsWith("/") || value.length > MAX_LENGTH) return false;
  if (value.includes("\\") || INVISIBLE.test(value) || ENCODED_CONTROL.test(value)) return false;
  const [path = ""] = value.split(/[?#]/, 1);
  return isWellEncoded(path) && everyReading(path).every(staysInside);
}

/** Two slashes in a row or a dot segment could turn the path into another host once somebody resolves it. */
function staysInside(path: string): boolean {
  if (path.includes("//") || path.includes("\\") || LOOK_ALIKES.test(path) || INVISIBLE.test(path)) return false;
  return !path.split("/").some((segment) => segment === "." || segment === "..");
}

/** The path as given and as each further percent-decoding or Unicode folding would read it. */
function everyReading(path: string): string[] {
  const readings = [path];
  let current = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const next = decodeOnce(current).normalize("NFKC");
    if (next === current) return readings;
    readings.push(next);
    current = next;
  }
  // Still changing after so many rounds: nobody writes such a path in good faith.
  return [...readings, "//"];
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A later reading may hold a literal percent sign: decode what can be, ASCII being all an attack needs.
    return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
