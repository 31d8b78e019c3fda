const PLACEHOLDER = /change.?me|replace.?me|placeholder|example|your[-_ ]|secret|password|passw0rd|todo[-_ ]/i;
const WELL_KNOWN = new Set(["admin", "minioadmin", "postgres", "redis", "renfort", "root", "test", "key", "guest"]);
const LEAST_DISTINCT = 8;

/** What a person typed to get going, rather than drew: a placeholder, a well-known word, a repetition or a sequence. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || WELL_KNOWN.has(value.toLowerCase()) || isRepeated(value) || isSequence(value);
}

/** A signing secret has, besides, many different characters. */
export const isWeakSecret = (value: string): boolean => isPlaceholder(value) || new Set(value).size < LEAST_DISTINCT;

/** The same piece over and over, however it is cut at the end. */
function isRepeated(value: string): boolean {
  for (let period = 1; period <= value.length / 2; period += 1) if (value.startsWith(value.slice(period))) return true;
  return false;
}

/** Most characters follow the one before, as in abcdef or 987654. */
function isSequence(value: string): boolean {
  if (value.length < 4) return false;
  let steps = 0;
  for (let i = 1; i < value.length; i += 1)
    if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1) steps += 1;
  return steps > value.length / 2;
}
