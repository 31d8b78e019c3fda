/** JSON that others wrote, wherever it arrives: a body, a field of a form, a frame. */

/** No form of ours nests a third as deep; what recurses over a body must never meet more. */
export const MAX_JSON_DEPTH = 20;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Read on the text, in one pass, before anything parses it. */
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

/** Throws on what is too deep as on what is no JSON. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text)) throw new SyntaxError("JSON is nested too deep");
  return JSON.parse(text);
}
