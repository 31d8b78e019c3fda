/** Methods nobody uses, versions nobody uses, and lines that are no request. */
import { anyCall } from "../paths.ts";
import { bearer, compose, type Family, type FuzzRequest, type Site } from "../request.ts";

const METHODS = [
  "TRACE",
  "TRACK",
  "OPTIONS",
  "PROPFIND",
  "PURGE",
  "DELETE",
  "PUT",
  "get",
  "QUERY",
  "M-SEARCH",
  "PRI",
  "GARBAGE",
  "G\x00T",
  "\xff\xfe",
  "A".repeat(9_000),
  "",
];
const VERSIONS = ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1x", "http/1.1", "", "HTCPCP/1.0"];
const PATHS = ["/", "/emplois", "/api/jobs/", "/api/login/", "/live/", "/assets/missing.js"];
/** HTTP asks for 505 where a version is not spoken. */
const VERSION_ERROR = { protocolErrors: [505] };

const REQUEST_LINES: Record<string, string> = {
  "nothing but line ends": "\r\n".repeat(50),
  "a TLS hello": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "an HTTP/2 preface": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "an SMTP greeting": "EHLO example.org\r\n",
  "a PROXY line": "PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "a bare target": "/\r\n\r\n",
  "two spaces": "GET  /  HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "a tab": "GET\t/\tHTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "a line break before": "\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "no version": "GET /\r\n\r\n",
};

function named(site: Site): FuzzRequest[] {
  return [
    ...METHODS.flatMap((method) =>
      PATHS.slice(0, 4).map((target) => ({
        name: `method ${method.slice(0, 12)} ${target}`,
        pieces: [compose(site, { method, target })],
      })),
    ),
    ...VERSIONS.map((version) => ({
      name: `version ${version || "none"}`,
      pieces: [compose(site, { version })],
      ...VERSION_ERROR,
    })),
    ...Object.entries(REQUEST_LINES).map(([name, text]) => ({
      name,
      pieces: [Buffer.from(text, "latin1")],
      ...VERSION_ERROR,
    })),
    {
      name: "CONNECT to the inside",
      pieces: [compose(site, { method: "CONNECT", target: site.canary })],
      expect: [400, 404, 405, 501, "closed", 200],
    },
    { name: "CONNECT to a path", pieces: [compose(site, { method: "CONNECT", target: "/api/jobs/" })] },
    {
      name: "TRACE gives nothing back",
      pieces: [compose(site, { method: "TRACE", target: "/api/jobs/", headers: [bearer(site)] })],
      expect: [400, 404, 405, "closed"],
    },
  ];
}

export const methodFamily: Family = {
  name: "methods",
  named,
  random(site, random) {
    const { path } = anyCall(random);
    const method = random.chance(0.5)
      ? random.pick([...METHODS, "CONNECT", "HEAD", "PATCH", "POST"])
      : random.bytes(1 + random.int(12)).toString("latin1");
    const version = random.chance(0.2) ? random.pick(VERSIONS) : "HTTP/1.1";
    const body = random.chance(0.3) ? "{}" : undefined;
    return {
      name: "random method",
      pieces: [compose(site, { method, target: path, version, ...(body && { body }) })],
      ...VERSION_ERROR,
    };
  },
};
