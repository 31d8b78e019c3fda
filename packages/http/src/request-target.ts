/** The part of a request line that names what is asked, as both servers and the proxy between them read it. */

// Neither a browser nor a client of ours ever sends them; each is a way to make two readers see two different paths.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN_RAW = /[\u0000-\u0020\u007f\\#]/;
// oxlint-disable-next-line no-control-regex -- same
const FORBIDDEN_DECODED = /[\u0000-\u001f\u007f]/;
const DOT_SEGMENT = /(?:^|[/\\])\.\.?(?=[/\\]|$)/;

/**
 * Whether every reader understands the same path: it starts with one slash, has no dot segment however it is encoded, no
 * control character and nothing that cannot be decoded. Absolute targets (`http://…`) are refused.
 */
export function isSafeTarget(target: string): boolean {
  if (!target.startsWith("/") || target.startsWith("//")) return false;
  const path = pathOfTarget(target);
  if (FORBIDDEN_RAW.test(target)) return false;
  const decoded = decode(path);
  if (decoded === null || FORBIDDEN_DECODED.test(decoded)) return false;
  return !DOT_SEGMENT.test(decoded) && !/^\/[/\\]/.test(decoded);
}

export const pathOfTarget = (target: string): string => target.split("?", 1)[0] ?? target;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
