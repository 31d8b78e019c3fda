/** Requests that come slowly, in pieces, several at once, or whose sender leaves before the answer. */
import { anyCall } from "../paths.ts";
import { bearer, compose, type Family, type FuzzRequest, type Site, TICKET } from "../request.ts";

const BODY = '{"email":"a@b.fr","password":"aaaaaaaaaa"}';
const ENDINGS = ["half-close", "close", "reset"] as const;

function stages(site: Site): Record<string, readonly Buffer[]> {
  const page = compose(site, { target: "/emplois", keepAlive: true });
  const call = compose(site, {
    method: "POST",
    target: "/api/login/",
    headers: ["Content-Type: application/json"],
    body: BODY,
    keepAlive: true,
  });
  const upgrade = compose(site, {
    target: `/live/?token=${TICKET}`,
    headers: [
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ],
    keepAlive: true,
  });
  return {
    "before a byte": [],
    "in the method": [page.subarray(0, 2)],
    "in the target": [page.subarray(0, 8)],
    "in the headers": [page.subarray(0, page.length - 10)],
    "before the empty line": [page.subarray(0, page.length - 2)],
    "after a page's request": [page],
    "before the body": [call.subarray(0, call.length - BODY.length)],
    "in the body": [call.subarray(0, call.length - 10)],
    "after the body": [call],
    "in an upgrade": [upgrade.subarray(0, upgrade.length - 4)],
    "after an upgrade": [upgrade],
    "after an upgrade and a frame": [upgrade, Buffer.from([0x81, 0x80, 1, 2, 3, 4])],
  };
}

function named(site: Site): FuzzRequest[] {
  const early = Object.entries(stages(site)).flatMap(([name, pieces]) =>
    ENDINGS.map((ending) => ({ name: `${ending} ${name}`, pieces, ending, pauseMs: 20 })),
  );
  const page = compose(site, { target: "/emplois", keepAlive: true });
  const call = compose(site, { target: "/api/jobs/", headers: [bearer(site)], keepAlive: true });
  const last = compose(site, { target: "/api/jobs/" });
  return [
    ...early,
    { name: "byte after byte", pieces: Array.from(last, (byte) => Buffer.from([byte])), pauseMs: 1, expect: [200] },
    { name: "twenty pipelined pages", pieces: [Buffer.concat(Array.from({ length: 20 }, () => page))], responses: 20 },
    { name: "fifty pipelined calls", pieces: [Buffer.concat(Array.from({ length: 50 }, () => call))], responses: 50 },
    {
      name: "a call, then garbage",
      pieces: [Buffer.concat([call, Buffer.from("\x00\x01garbage\r\n\r\n", "latin1")])],
      responses: 2,
    },
    { name: "a call after one that closes", pieces: [Buffer.concat([last, call])], responses: 2 },
    {
      name: "an upgrade after a call",
      pieces: [Buffer.concat([call, ...(stages(site)["after an upgrade"] ?? [])])],
      responses: 2,
    },
    { name: "pipelined, then reset", pieces: [Buffer.concat(Array.from({ length: 50 }, () => call))], ending: "reset" },
  ];
}

export const timingFamily: Family = {
  name: "timing",
  named,
  random(site, random) {
    const { method, path } = anyCall(random);
    const bytes = compose(site, {
      method,
      target: path,
      headers: [...(random.chance(0.5) ? [bearer(site)] : []), "Content-Type: application/json"],
      ...(method !== "GET" && method !== "HEAD" && { body: BODY }),
      keepAlive: true,
    });
    const cuts = Array.from({ length: random.int(4) }, () => random.int(bytes.length)).toSorted((a, b) => a - b);
    const ends = [...cuts, random.chance(0.5) ? bytes.length : random.int(bytes.length)];
    const pieces = ends
      .map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
      .filter(({ length }) => length > 0);
    return { name: "random pieces", pieces, pauseMs: random.int(15), ending: random.pick(["wait", ...ENDINGS]) };
  },
};

/** Opened by the dozen and fed a line at a time, while everyone else goes on. */
export function slowSenders(site: Site, seconds: number): FuzzRequest[] {
  const lines = Array.from({ length: seconds }, (_, index) => Buffer.from(`X-${index}: a\r\n`));
  const start = (method: string, target: string, more = "") =>
    Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: ${site.host}\r\n${more}`);
  const body = `Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
  return [
    { name: "slow headers to a page", pieces: [start("GET", "/emplois"), ...lines], pauseMs: 1_000 },
    { name: "slow headers to the api", pieces: [start("GET", "/api/jobs/"), ...lines], pauseMs: 1_000 },
    { name: "slow body to the api", pieces: [start("POST", "/api/login/", body), ...lines], pauseMs: 1_000 },
    { name: "slow body to a page", pieces: [start("POST", "/contact", body), ...lines], pauseMs: 1_000 },
    {
      name: "slow upgrade",
      pieces: [start("GET", "/live/?token=x", "Upgrade: websocket\r\nConnection: Upgrade\r\n"), ...lines],
      pauseMs: 1_000,
    },
  ];
}
