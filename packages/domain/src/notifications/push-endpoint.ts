/** The push services of Chrome, Edge, Firefox and Safari. The worker will write to no other host, whatever a client says. */
const HOSTS = new Set(["fcm.googleapis.com", "updates.push.services.mozilla.com"]);
/** Edge and Safari answer from several machines. */
const DOMAINS: readonly string[] = [".notify.windows.com", ".push.apple.com"];

const MAX_LENGTH = 1000;
// No port, no user, no query tricks: a host in lower case and a path of plain characters, read without any decoding.
const ADDRESS = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]+)\/[\w\-.~:/?=&%+]+$/;

/** True for an address where a real push service waits; anything else could make our server call whom it should not. */
export function isPushEndpoint(address: string): boolean {
  const host = address.length <= MAX_LENGTH ? ADDRESS.exec(address)?.[1] : undefined;
  return host !== undefined && (HOSTS.has(host) || DOMAINS.some((domain) => host.endsWith(domain)));
}
