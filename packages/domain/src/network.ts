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
