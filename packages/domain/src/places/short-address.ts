/** Enough of an address to see that two attempts come from the same place, too little to name a household: /24 or /48. */
export function shortAddress(address: string): string | null {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0/24`;
  const groups = expandIpv6(plain);
  return groups && `${groups.slice(0, 3).join(":")}::/48`;
}

/** The eight groups without leading zeros; null when it is no IPv6 address. */
function expandIpv6(address: string): string[] | null {
  const halves = (address.split("%", 1)[0] ?? "").split("::");
  const [head = [], tail] = halves.map((half) => (half === "" ? [] : half.split(":")));
  if (halves.length > 2 || [...head, ...(tail ?? [])].some((group) => !/^[\da-f]{1,4}$/.test(group))) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const all = [...head, ...Array.from({ length: missing }, () => "0"), ...(tail ?? [])];
  return all.map((group) => group.replace(/^0+(?=.)/, ""));
}
