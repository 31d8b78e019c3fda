/** The domain of a website, without « www. »; null for what is no plain website of one's own. */
export function websiteDomain(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, hostname, port, username, password } = new URL(website);
  if ((protocol !== "https:" && protocol !== "http:") || port !== "" || username !== "" || password !== "") return null;
  const host = hostname.toLowerCase().replace(/^www\./, "");
  return DOMAIN.test(host) ? host : null;
}

/** Names and their ending in letters: an address in figures is nobody's name. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/;
