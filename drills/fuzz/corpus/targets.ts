/** Request targets that are no path, or a path that hides another one. */
import { anyCall } from "../paths.ts";
import { bearer, compose, cookie, type Family, type FuzzRequest, type Site } from "../request.ts";

const UPGRADE = [
  "Upgrade: websocket",
  "Connection: Upgrade",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Sec-WebSocket-Version: 13",
];
/** Private routes of the api, seen from the root. */
const PRIVATE = ["/health/ready", "/health/live"];
const REFUSED = [400, 403, 404, 405, 414, 421, 431, "closed"] as const;

function targets({ canary, host }: Site): Record<string, string> {
  return {
    "unreadable authority": "//[/../chat/1",
    "unreadable authority, api": "//[/api/jobs/",
    "two slashes": "//",
    "two slashes and a page": "//emplois",
    "two slashes, another host, an accent to compose": "//evil.example/e%CC%81",
    "three slashes, another host, an accent to compose": "///evil.example/e%CC%81",
    "backslash, another host, an accent to compose": "/\\evil.example/e%CC%81",
    "encoded slashes, another host": "/%2f%2fevil.example/e%CC%81",
    "slash and encoded slash": "/%2fevil.example/e%CC%81",
    "tab between slashes": "/%09/evil.example/e%CC%81",
    "dot segment before another host": "/.//evil.example/e%CC%81",
    "two slashes, another host": "//evil.example/",
    "two slashes, another host, page data": "//evil.example/_root.data",
    "line break and a header": "/emplois%0d%0aX-Injected:%201/e%CC%81",
    "absolute, another host": "http://evil.example/",
    "absolute, inside": `http://${canary}/`,
    "absolute, inside, api": `http://${canary}/api/jobs/`,
    "absolute, inside, dots": `http://${canary}/api/../secret`,
    "absolute, our own host": `http://${host}/api/jobs/`,
    "absolute, with a user": `http://user:secret@${canary}/api/jobs/`,
    "absolute, another scheme": "file:///etc/passwd",
    "absolute, no host": "http:///api/jobs/",
    authority: canary,
    asterisk: "*",
    "no slash": "api/jobs/",
    "dots to the private route": "/api/../health/ready",
    "dots to the private route, encoded": "/api/%2e%2e/health/ready",
    "dots to the private route, encoded slash": "/api/..%2fhealth/ready",
    "dots to the private route, double encoding": "/api/%252e%252e/health/ready",
    "dots to the private route, backslash": "/api/..\\health/ready",
    "dots to the private route, encoded backslash": "/api/..%5chealth/ready",
    "dots to the private route, from a socket": "/chat/../health/ready",
    "dots to the private route, semicolon": "/api/..;/health/ready",
    "dots above the root": "/../../../../etc/passwd",
    "dots above the assets": "/assets/..%2f..%2f..%2fpackage.json",
    "dots above the assets, double encoding": "/assets/%252e%252e/%252e%252e/package.json",
    "the private route": "/health/ready",
    "the private route, two slashes": "//health/ready",
    "NUL, encoded": "/emplois/%00",
    "NUL, encoded, api": "/api/jobs/%00/",
    "invalid percent": "/%",
    "invalid percent, api": "/api/%zz/",
    "invalid UTF-8, encoded": "/emplois/%ff%fe",
    "invalid UTF-8, encoded, api": "/api/jobs/%c0%ae/",
    "half a surrogate pair": "/emplois/%ed%a0%80",
    "query only": "?token=x",
    fragment: "/emplois#x",
    "many question marks": `/emplois${"?".repeat(500)}`,
    "many parameters": `/api/jobs/?${"q=a&".repeat(2_000)}`,
    "page out of range": "/api/jobs/?page=99999999999999999999",
    "page negative": "/emplois?page=-1",
    "prototype in the query": "/api/jobs/?__proto__[x]=1&constructor.prototype=1",
    "right-to-left mark": "/emplois/%E2%80%AE",
  };
}

/** Bytes that no target may have. */
const RAW: Record<string, string> = {
  "non-ASCII bytes": "/emplois/\xe9\xff",
  "non-ASCII bytes, api": "/api/jobs/\xc3\xa9/",
  "NUL byte": "/emplois/\x00",
  "tab byte": "/emplois/\tx",
  "bare carriage return": "/emplois/\rx",
  "eight thousand bytes": `/emplois/${"a".repeat(8_200)}`,
  "eight thousand bytes of dots": `/api/${"../".repeat(2_700)}`,
  "sixteen thousand bytes": `/emplois?q=${"a".repeat(16_400)}`,
  "seventy thousand bytes": `/emplois?q=${"a".repeat(70_000)}`,
};

const STATED: Record<string, Partial<FuzzRequest>> = {
  "absolute, inside": { expect: [200, 301, 308, ...REFUSED], entryPoints: ["caddy"] },
  "dots to the private route": { expect: REFUSED, entryPoints: ["web", "caddy"] },
};

function named(site: Site): FuzzRequest[] {
  const all = { ...targets(site), ...RAW };
  const plain = Object.entries(all).map(([name, target]) => ({
    name,
    pieces: [compose(site, { target })],
    ...STATED[name],
  }));
  const signedIn = Object.entries(targets(site)).map(([name, target]) => ({
    name: `${name}, signed in`,
    pieces: [compose(site, { target, headers: [bearer(site), cookie(site)] })],
  }));
  const upgrades = Object.entries(all).map(([name, target]) => ({
    name: `${name}, upgrade`,
    pieces: [compose(site, { target, headers: UPGRADE, keepAlive: true })],
  }));
  // The requests that once ended a process or reached a private address, with the only right answers to them.
  const reached: FuzzRequest[] = [
    {
      name: "an upgrade whose target cannot be read is refused",
      pieces: [compose(site, { target: "//[/../chat/1", headers: UPGRADE, keepAlive: true })],
      expect: [400, 404],
    },
    {
      name: "an absolute target is not fetched",
      pieces: [compose(site, { target: `http://${site.canary}/api/../x` })],
      entryPoints: ["api", "web"],
      expect: [400, 404, 421],
    },
    {
      name: "an absolute target is not fetched by an upgrade",
      pieces: [compose(site, { target: `http://${site.canary}/chat/1/`, headers: UPGRADE, keepAlive: true })],
      entryPoints: ["api", "web"],
      expect: [400, 404, 421, "closed"],
    },
    {
      name: "a composed accent never leads to another host",
      pieces: [compose(site, { target: "//evil.example/e%CC%81" })],
      expect: [400, 404],
    },
  ];
  return [...plain, ...signedIn, ...upgrades, ...reached];
}

const PARTS = [
  "/",
  "//",
  "\\",
  ".",
  "..",
  "%2e",
  "%2E%2e",
  "%2f",
  "%5c",
  "%00",
  "%",
  "%zz",
  "%ff",
  "%CC%81",
  "e%CC%81",
  ";",
  ":",
  "@",
  "[",
  "]",
  "?",
  "#",
  "&",
  "=",
  "*",
  "~",
  "'",
  '"',
  "<",
  "{",
  "|",
  "^",
  "`",
  "\xe9",
  "\xff",
  "\x7f",
  "\x01",
  "http:",
  "http://",
  "evil.example",
  "api",
  "chat",
  "live",
  "health/ready",
  "assets",
  "emplois",
  "jobs",
  "1",
  "-1",
  "é",
  "_root.data",
  ".data",
  "__proto__",
];

export const targetFamily: Family = {
  name: "targets",
  named,
  random(site, random) {
    const { method, path } = anyCall(random);
    const words = Array.from({ length: 1 + random.int(8) }, () => random.pick([...PARTS, site.canary, ...PRIVATE]));
    const start = random.pick(["/", "/", "/", "//", "", path, path]);
    const headers = [
      ...(random.chance(0.3) ? UPGRADE : []),
      ...(random.chance(0.4) ? [bearer(site), cookie(site)] : []),
    ];
    const target = `${start}${words.join(random.pick(["", "", "/"]))}`;
    return { name: "random target", pieces: [compose(site, { method, target, headers })] };
  },
};
