/** Untrusted JSON: bodies, form fields and frames. */

/** Far more than any form needs; protects recursive code. */
export const MAX_JSON_DEPTH = 20;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** One pass over the text, before parsing. */
export function isDeeperThan(text: string, max = MAX_JSON_DEPTH): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (isInString) {
      if (char === BACKSLASH) i += 1;
      else if (char === QUOTE) isInString = false;
    } else if (char === QUOTE) isInString = true;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      depth += 1;
      if (depth > max) return true;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** Throws on invalid or too deeply nested JSON. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text)) throw new SyntaxError("JSON is nested too deep");
  return JSON.parse(text);
}
