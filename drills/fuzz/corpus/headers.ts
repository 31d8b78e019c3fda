/** Headers that contradict each other, are cut wrongly, are too many or too long, or claim what only a proxy may say. */
import { anyCall } from "../paths.ts";
import { bearer, compose, cookie, type Family, type FuzzRequest, type Site } from "../request.ts";

/** HTTP asks for 501 where a transfer coding is not known. */
const CODING_ERROR = { protocolErrors: [501] };
const SMUGGLED = "GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n";

/** Contradictions about where a body ends: what follows must not become a second request. */
const FRAMINGS: Record<string, { headers: readonly string[]; body: string }> = {
  "length and chunks": {
    headers: ["Content-Length: 6", "Transfer-Encoding: chunked"],
    body: `0\r\n\r\n${SMUGGLED}`,
  },
  "chunks and length": {
    headers: ["Transfer-Encoding: chunked", "Content-Length: 60"],
    body: `0\r\n\r\n${SMUGGLED}`,
  },
  "two lengths": { headers: ["Content-Length: 0", "Content-Length: 41"], body: SMUGGLED },
  "two lengths in one line": { headers: ["Content-Length: 0, 41"], body: SMUGGLED },
  "the same length twice": { headers: ["Content-Length: 2", "Content-Length: 2"], body: "{}" },
  "negative length": { headers: ["Content-Length: -1"], body: "{}" },
  "length with a sign": { headers: ["Content-Length: +2"], body: "{}" },
  "length in hexadecimal": { headers: ["Content-Length: 0x2"], body: "{}" },
  "length of twenty digits": { headers: ["Content-Length: 99999999999999999999"], body: "{}" },
  "length with a space before the colon": { headers: ["Content-Length : 2"], body: "{}" },
  "chunked twice": { headers: ["Transfer-Encoding: chunked, chunked"], body: "0\r\n\r\n" },
  "chunked, then identity": { headers: ["Transfer-Encoding: chunked, identity"], body: `0\r\n\r\n${SMUGGLED}` },
  "chunked after a tab": { headers: ["Transfer-Encoding:\tchunked"], body: "0\r\n\r\n" },
  "chunked with a vertical tab": { headers: ["Transfer-Encoding: \x0bchunked"], body: `0\r\n\r\n${SMUGGLED}` },
  "unknown coding": { headers: ["Transfer-Encoding: xchunked"], body: `0\r\n\r\n${SMUGGLED}` },
  "chunked, quoted": { headers: ['Transfer-Encoding: "chunked"'], body: "0\r\n\r\n" },
};

function singleHeaders({ canary, host }: Site): Record<string, readonly string[]> {
  return {
    "folded line": ["X-Folded: a", " b", "\tc"],
    "folded first line": [" X-Folded: a"],
    "bare line feed": ["X-A: 1\nX-Injected: 1"],
    "bare carriage return": ["X-A: 1\rX-Injected: 1"],
    "NUL in a value": ["X-A: a\x00b"],
    "NUL in a name": ["X-\x00A: b"],
    "control characters": ["X-A: \x01\x02\x7f"],
    "non-ASCII value": ["X-A: \xe9\xff", "User-Agent: \xff\xfe", "Accept-Language: \xe9"],
    "no colon": ["X-A"],
    "empty name": [": x"],
    "space in a name": ["X A: 1"],
    "two hundred headers": Array.from({ length: 200 }, (_, index) => `X-${index}: ${index}`),
    "three thousand headers": Array.from({ length: 3_000 }, (_, index) => `X-${index}:1`),
    "a header of 64 kB": [`X-Long: ${"a".repeat(65_536)}`],
    "a header of 15 kB": [`X-Long: ${"a".repeat(15_000)}`],
    "a cookie of 60 kB": [`Cookie: ${"a=b; ".repeat(12_000)}`],
    "a broken cookie": ["Cookie: renfort=%%%; =; renfort=..; \xff"],
    "a cookie that is no session": [`Cookie: renfort=${"eyJhbGciOiJub25lIn0.".repeat(5)}`],
    trailer: ["Trailer: X"],
    "connection names another header": ["Connection: close, x-forwarded-for, host, authorization"],
    "expects 100": ["Expect: 100-continue"],
    "expects something else": ["Expect: 200-ok"],
    "upgrade to h2c": [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    ],
    "upgrade to TLS": ["Connection: Upgrade", "Upgrade: TLS/1.0"],
    "TE trailers": ["TE: trailers, deflate;q=0.5"],
    "a range": ["Range: bytes=0-0,1-1,2-2,99999999999999999999-"],
    "many ranges": [`Range: bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-`).join(",")}`],
    "encodings without end": [`Accept-Encoding: ${"gzip;q=0.1,".repeat(1_000)}`],
    "an encoding refused": ["Accept-Encoding: identity;q=0, *;q=0"],
    "a broken date": ["If-Modified-Since: yesterday", 'If-None-Match: "\xff'],
    "languages without end": [`Accept-Language: ${"fr-FR-x-".repeat(1_000)}`],
    "an accepted type that is none": ["Accept: ///;q=x, */*/*"],
    "a broken token": ["Authorization: Bearer ..."],
    "a token of 10 kB": [`Authorization: Bearer ${"a".repeat(10_000)}`],
    "basic authorization": ["Authorization: Basic ===="],
    "another origin": ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"],
    "an origin that is none": ["Origin: null"],
    "forwarded by a stranger": [
      "X-Forwarded-For: 127.0.0.1, ::1, [, unknown, \xff",
      `X-Forwarded-Host: ${canary}`,
      "X-Forwarded-Proto: javascript",
      "X-Forwarded-Port: -1",
      "X-Real-IP: 127.0.0.1",
      `Forwarded: for="[::1]:x";host=${canary};proto=file`,
    ],
    "a long list of addresses": [`X-Forwarded-For: ${"1.2.3.4, ".repeat(900)}`],
    "another path by header": ["X-Original-URL: /health/ready", "X-Rewrite-URL: /health/ready"],
    "another method by header": ["X-HTTP-Method-Override: DELETE"],
    "a request id with a line break": ["X-Request-Id: a%0d%0aX-Injected: 1"],
    "idempotency key of 10 kB": [`Idempotency-Key: ${"k".repeat(10_000)}`],
    "prototype as a name": ["__proto__: x", "constructor: x", "toString: x"],
    "two content types": ["Content-Type: application/json", "Content-Type: text/plain"],
    "our host twice": [`Host: ${host}`],
  };
}

const HOSTS = [
  "",
  "evil.example",
  "evil.example:99999",
  "[::1",
  "a b",
  "@",
  "127.0.0.1:1:2",
  "\xff",
  "x".repeat(9_000),
  "../..",
  "%00",
];
const POSITIONS = [
  { method: "GET", target: "/" },
  { method: "GET", target: "/emplois" },
  { method: "GET", target: "/api/jobs/" },
  { method: "GET", target: "/candidat/tableau-de-bord" },
];

function named(site: Site): FuzzRequest[] {
  const framings = Object.entries(FRAMINGS).flatMap(([name, { headers, body }]) =>
    ["/api/login/", "/connexion", "/api/jobs/"].map((target) => ({
      name: `${name} ${target}`,
      pieces: [
        compose(site, {
          method: "POST",
          target,
          headers: ["Content-Type: application/json", ...headers],
          body,
          lengthLine: false,
        }),
      ],
      ...CODING_ERROR,
    })),
  );
  const singles = Object.entries(singleHeaders(site)).flatMap(([name, headers]) =>
    POSITIONS.map(({ method, target }) => ({
      name: `${name} ${target}`,
      pieces: [compose(site, { method, target, headers })],
    })),
  );
  const hosts = [...HOSTS, site.canary].flatMap((host) =>
    ["/emplois", "/emplois/e%CC%81", "/api/jobs/", "/employeur/tableau-de-bord"].map((target) => ({
      name: `host ${host.slice(0, 20) || "empty"} ${target}`,
      pieces: [compose(site, { target, hostLine: false, headers: [`Host: ${host}`] })],
    })),
  );
  return [
    ...framings,
    ...singles,
    ...hosts,
    { name: "no host", pieces: [compose(site, { hostLine: false })] },
    {
      name: "two hosts",
      pieces: [compose(site, { headers: ["Host: evil.example"] })],
      expect: [400, "closed"],
      entryPoints: ["caddy"],
    },
    { name: "two hosts, api", pieces: [compose(site, { target: "/api/jobs/", headers: ["Host: evil.example"] })] },
  ];
}

export const headerFamily: Family = {
  name: "headers",
  named,
  random(site, random) {
    const { method, path } = anyCall(random);
    const singles = Object.values(singleHeaders(site)).filter((lines) => lines.length < 100);
    const headers = Array.from({ length: 1 + random.int(4) }, () => random.pick(singles)).flat();
    if (random.chance(0.3))
      headers.push(`${random.bytes(6).toString("latin1")}: ${random.bytes(20).toString("latin1")}`);
    if (random.chance(0.4)) headers.push(bearer(site), cookie(site));
    if (random.chance(0.25)) {
      const framing = random.pick(Object.values(FRAMINGS));
      const all = [...headers, ...framing.headers];
      return {
        name: "random framing",
        pieces: [compose(site, { method, target: path, headers: all, body: framing.body, lengthLine: false })],
        ...CODING_ERROR,
      };
    }
    return { name: "random headers", pieces: [compose(site, { method, target: path, headers })] };
  },
};
