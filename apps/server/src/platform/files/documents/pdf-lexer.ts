/** Names begin with « / » and are decoded; strings begin with « ( », and only their first characters are kept. */
export type Token = string;

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set(Array.from("()<>[]{}/%", (char) => char.charCodeAt(0)));
const [OPEN, CLOSE, BACKSLASH, LESS, GREATER, SLASH, PERCENT] = [0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f, 0x25];

/** Reads one value, usually a dictionary, emits its tokens and returns its end. */
export function lexValue(bytes: Buffer, start: number, see: (token: Token) => void): number {
  let depth = 0;
  let at = start;
  while (at < bytes.length) {
    const { token, end } = lexToken(bytes, at);
    at = end;
    if (token === null) continue;
    see(token);
    if (token === "<<" || token === "[") depth += 1;
    if (token === ">>" || token === "]") depth -= 1;
    if (depth <= 0) break;
  }
  return at;
}

/** The token is null for what readers skip. */
export function lexToken(bytes: Buffer, at: number): { token: Token | null; end: number } {
  const first = bytes[at] ?? 0;
  if (SPACE.has(first)) return { token: null, end: at + 1 };
  if (first === PERCENT) return { token: null, end: endOfLine(bytes, at) };
  if (first === OPEN) return lexString(bytes, at);
  if (first === SLASH) return lexName(bytes, at + 1);
  if (first === LESS && bytes[at + 1] !== LESS) return lexHex(bytes, at);
  if (first === LESS || (first === GREATER && bytes[at + 1] === GREATER))
    return { token: first === LESS ? "<<" : ">>", end: at + 2 };
  if (DELIMITER.has(first)) return { token: String.fromCharCode(first), end: at + 1 };
  const end = endOfWord(bytes, at);
  return { token: bytes.toString("latin1", at, end), end };
}

/** `/J#61vaScript` is `/JavaScript`. */
function lexName(bytes: Buffer, at: number): { token: Token; end: number } {
  const end = endOfWord(bytes, at);
  const raw = bytes.toString("latin1", at, end);
  const name = raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { token: `/${name}`, end };
}

/** Enough to know where an address leads. */
const MAX_STRING = 400;

function lexString(bytes: Buffer, at: number): { token: Token; end: number } {
  const end = endOfString(bytes, at);
  const raw = bytes.toString("latin1", at + 1, Math.min(end - 1, at + 1 + MAX_STRING));
  const text = raw.replace(/\\(\r\n?|\n|[0-7]{1,3}|.)/gs, (_, escaped: string) => unescaped(escaped));
  return { token: `(${plain(text)}`, end };
}

function unescaped(text: string): string {
  if (/^[0-7]/.test(text)) return String.fromCharCode(Number.parseInt(text, 8) & 255);
  return /^[\r\nnrtbf]/.test(text) ? "" : text;
}

function lexHex(bytes: Buffer, at: number): { token: Token; end: number } {
  const end = indexAfter(bytes, GREATER, at);
  const digits = bytes.toString("latin1", at + 1, Math.min(end - 1, at + 1 + MAX_STRING)).replace(/[^0-9a-fA-F]/g, "");
  return { token: `(${plain(Buffer.from(digits, "hex").toString("latin1"))}`, end };
}

/** In two bytes per character or in one, the letters of an address are the same. */
const plain = (text: string): string =>
  text.replace(/^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)/, "").replaceAll("\0", "");

function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !SPACE.has(bytes[at] ?? 0) && !DELIMITER.has(bytes[at] ?? 0)) at += 1;
  return at;
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

/** Parentheses nest; a backslash escapes the next character. */
function endOfString(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const char = bytes[at];
    if (char === BACKSLASH) at += 1;
    else if (char === OPEN) depth += 1;
    else if (char === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}

function indexAfter(bytes: Buffer, char: number, from: number): number {
  const found = bytes.indexOf(char, from);
  return found < 0 ? bytes.length : found + 1;
}
