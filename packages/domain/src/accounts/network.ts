const LOCAL = "Réseau local";

/** « Réseau 92.184… »: enough for a person to tell their own network from a stranger's, too little to locate a household. */
export function coarseNetwork(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, "");
  const four = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(plain);
  if (four) return isPrivate(Number(four[1]), Number(four[2])) ? LOCAL : `Réseau ${four[1]}.${four[2]}…`;
  if (plain === "::1" || /^f[cde]/i.test(plain)) return LOCAL;
  const six = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):/i.exec(plain);
  return six ? `Réseau ${six[1]}:${six[2]}…`.toLowerCase().replace("réseau", "Réseau") : null;
}

const isPrivate = (first: number, second: number) =>
  first === 127 ||
  first === 10 ||
  (first === 192 && second === 168) ||
  (first === 172 && second >= 16 && second <= 31) ||
  (first === 169 && second === 254);

const UNKNOWN = "unknown";

/**
 * What limits are counted by. One subscriber holds a whole /64 of IPv6, so its addresses are one; IPv4 written as IPv6 is
 * IPv4. What is no address shares one key, so that nobody escapes by sending nonsense.
 */
export function limitKeyOf(address: string | undefined): string {
  // Whoever hung up has none any more.
  if (address === undefined) return UNKNOWN;
  const bytes = fourBytes(address);
  if (bytes) return bytes.join(".");
  const groups = sixGroups(address);
  if (!groups) return UNKNOWN;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function fourBytes(text: string): number[] | null {
  const bytes = text.split(".");
  const isFour = bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) <= 255);
  return isFour ? bytes.map(Number) : null;
}

function sixGroups(address: string): number[] | null {
  const [plain = ""] = address.split("%", 1);
  const ending = /(?<=:)[\d.]+\.\d+$/.exec(plain)?.[0];
  const bytes = ending === undefined ? null : fourBytes(ending);
  if (ending !== undefined && !bytes) return null;
  const [a = 0, b = 0, c = 0, d = 0] = bytes ?? [];
  const text = ending
    ? `${plain.slice(0, -ending.length)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : plain;
  const [before = "", after, more] = text.split("::");
  if (more !== undefined) return null;
  const [head, tail] = [groupsOf(before), groupsOf(after ?? "")];
  const missing = 8 - head.length - tail.length;
  if (after === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

const groupsOf = (text: string) => (text === "" ? [] : text.split(":"));

/** What a household or an office shares: an IPv4 address, or a /64. Null for addresses that tell people apart from nobody. */
export function networkKey(address: string): string | null {
  const key = limitKeyOf(address);
  const isLocal = [address, key].some((one) => coarseNetwork(one) === LOCAL);
  return key === UNKNOWN || isLocal ? null : key;
}

/** The addresses around it, which a provider gives to the same street: a /24, or a /48. */
export function neighbourhoodKey(address: string): string | null {
  const key = networkKey(address);
  return key && key.replace(/\.\d+$|:[\da-f]+::\/64$/, "");
}
