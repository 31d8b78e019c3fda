/** Upgrades to the sockets that are broken, and bytes after a good one that are no frame. */
import { socketPath } from "../paths.ts";
import type { Random } from "../random.ts";
import { compose, type Family, type FuzzRequest, type Site, TICKET } from "../request.ts";

const KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const GOOD = ["Upgrade: websocket", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: 13"];
const MASK = Buffer.from([1, 2, 3, 4]);

/** A frame as a client sends it, or with one thing wrong. */
function frame(
  payload: Buffer | string,
  { opcode = 1, fin = true, reserved = 0, masked = true, length = -1 } = {},
): Buffer {
  const content = Buffer.from(payload);
  const stated = length < 0 ? content.length : length;
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const bit = masked ? 0x80 : 0;
  const head =
    stated < 126
      ? Buffer.from([first, bit | stated])
      : stated < 65_536
        ? Buffer.from([first, bit | 126, stated >> 8, stated & 255])
        : Buffer.concat([Buffer.from([first, bit | 127]), eightBytes(stated)]);
  const sent = masked ? content.map((byte, index) => byte ^ (MASK[index % 4] ?? 0)) : content;
  return Buffer.concat([head, ...(masked ? [MASK] : []), sent]);
}

function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

const closeCode = (code: number) => Buffer.from([code >> 8, code & 255]);

const FRAMES: Record<string, readonly Buffer[]> = {
  "unmasked frame": [frame("{}", { masked: false })],
  "reserved bits": [frame("{}", { reserved: 7 })],
  "compressed frame nobody agreed on": [frame("{}", { reserved: 4 })],
  "unknown opcode": [frame("{}", { opcode: 3 })],
  "unknown control opcode": [frame("", { opcode: 11 })],
  "frame of 40 kB": [frame("a".repeat(40_000))],
  "frame that states 9 petabytes": [frame("a", { length: Number.MAX_SAFE_INTEGER })],
  "fragmented control frame": [frame("x", { opcode: 9, fin: false })],
  "ping of 200 bytes": [frame("x".repeat(200), { opcode: 9 })],
  "continuation of nothing": [frame("x", { opcode: 0 })],
  "fragments that never end": Array.from({ length: 50 }, (_, index) =>
    frame("x".repeat(1_000), { opcode: index === 0 ? 1 : 0, fin: false }),
  ),
  "two messages interleaved": [frame("x", { fin: false }), frame("y", { fin: false })],
  "invalid UTF-8": [frame(Buffer.from([0xff, 0xfe, 0xc0]))],
  "binary frame": [frame("x", { opcode: 2 })],
  "text that is no JSON": [frame("{{{{")],
  "JSON of another shape": [frame('[null,{"type":{"__proto__":1}}]'), frame("null"), frame('"x"'), frame("1e999")],
  "deep JSON": [frame("[".repeat(30_000))],
  "NUL in a message": [frame('{"type":"message","content":"\\u0000","client_id":"a"}')],
  "half a surrogate pair in a message": [frame('{"type":"message","content":"\\ud800","client_id":"b"}')],
  "read up to a number too large": [frame('{"type":"read","up_to":1e308}'), frame('{"type":"read","up_to":-1}')],
  "close without a code": [frame("", { opcode: 8 })],
  "close with half a code": [frame("x", { opcode: 8 })],
  "close with a reserved code": [frame(closeCode(1006), { opcode: 8 })],
  "close with an unknown code": [frame(closeCode(65_535), { opcode: 8 })],
  "close, then more": [frame(closeCode(1000), { opcode: 8 }), frame("{}")],
  "two hundred pings": Array.from({ length: 200 }, () => frame("", { opcode: 9 })),
  "bytes of another protocol": [Buffer.from("GET / HTTP/1.1\r\nHost: x\r\n\r\n")],
};

const HANDSHAKES: Record<string, readonly string[]> = {
  "no key": ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"],
  "short key": ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"],
  "two keys": [...GOOD, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="],
  "no version": ["Upgrade: websocket", "Connection: Upgrade", KEY],
  "version 99": ["Upgrade: websocket", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: 99"],
  "version of letters": ["Upgrade: websocket", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: x"],
  "another protocol": ["Upgrade: mqtt", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: 13"],
  "several protocols": ["Upgrade: h2c, websocket", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: 13"],
  "no connection header": ["Upgrade: websocket", KEY, "Sec-WebSocket-Version: 13"],
  "connection names other headers": [
    "Upgrade: websocket",
    "Connection: Upgrade, Origin, Host, Sec-WebSocket-Key",
    KEY,
    "Sec-WebSocket-Version: 13",
  ],
  "another origin": [...GOOD, "Origin: http://evil.example"],
  "an origin that is none": [...GOOD, "Origin: null"],
  "unreadable origin": [...GOOD, "Origin: http://["],
  "broken extensions": [...GOOD, "Sec-WebSocket-Extensions: ;;==,permessage-deflate; server_max_window_bits=99"],
  "extensions offered": [...GOOD, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"],
  "broken subprotocols": [...GOOD, "Sec-WebSocket-Protocol: ,,a b,\x01"],
  "a body by length": [...GOOD, "Content-Length: 5"],
  "a body in chunks": [...GOOD, "Transfer-Encoding: chunked"],
  "a trailer": [...GOOD, "Trailer: X"],
  "a trailer and chunks": [...GOOD, "Trailer: X", "Transfer-Encoding: chunked"],
  TE: [...GOOD, "TE: trailers"],
  "keep-alive": [...GOOD, "Keep-Alive: timeout=x", "Proxy-Connection: keep-alive", "Proxy-Authorization: Basic eA=="],
  "expects 100": [...GOOD, "Expect: 100-continue"],
  "a value that is not ASCII": [...GOOD, "X-A: \xe9\xff"],
  "forwarded by a stranger": [...GOOD, "X-Forwarded-For: [, \xff, 127.0.0.1", "Forwarded: for=x"],
};

const paths = ({ conversation }: Site): Record<string, string> => ({
  "live, signed in": `/live/?token=${TICKET}`,
  "chat, signed in": `/chat/${conversation}/?token=${TICKET}`,
  "chat, stranger": "/chat/1/?token=x",
});

const BROKEN_PATHS = [
  "/chat/",
  "/chat/x/",
  "/chat/99999999999999999999/?token=x",
  "/chat/-1/?token=x",
  "/chat/1%00/?token=x",
  "/chat/1/?token=%",
  "/chat/1/?token=%ff",
  "/chat/1/?token=a&token=b",
  "/live/?token=",
  "/live/../api/jobs/",
  "/live",
  "/",
  "/emplois",
  "/api/jobs/",
  "/nulle-part",
];

function named(site: Site): FuzzRequest[] {
  const all = Object.entries(paths(site));
  const handshakes = Object.entries(HANDSHAKES).flatMap(([name, headers]) =>
    all.map(([where, target]) => ({
      name: `${name}, ${where}`,
      pieces: [compose(site, { target, headers, keepAlive: true })],
      protocolErrors: [501],
    })),
  );
  const frames = Object.entries(FRAMES).flatMap(([name, sent]) =>
    all.map(([where, target]) => ({
      name: `${name}, ${where}`,
      pieces: [compose(site, { target, headers: GOOD, keepAlive: true }), Buffer.concat(sent)],
      pauseMs: 60,
      expect: [101],
    })),
  );
  // Sent at once, the frames are there before the server has decided whom it lets in.
  const together = Object.entries(FRAMES).flatMap(([name, sent]) =>
    all.slice(1).map(([where, target]) => ({
      name: `${name}, with the handshake, ${where}`,
      pieces: [Buffer.concat([compose(site, { target, headers: GOOD, keepAlive: true }), ...sent])],
    })),
  );
  const broken = BROKEN_PATHS.map((target) => ({
    name: `upgrade of ${target}`,
    pieces: [compose(site, { target, headers: GOOD, keepAlive: true })],
  }));
  return [
    ...handshakes,
    ...frames,
    ...together,
    ...broken,
    {
      name: "an upgrade with a trailer is answered",
      pieces: [compose(site, { target: "/chat/1/?token=x", headers: [...GOOD, "Trailer: X"], keepAlive: true })],
      expect: [101, 400],
    },
    {
      name: "an upgrade by POST",
      pieces: [compose(site, { method: "POST", target: "/live/?token=x", headers: GOOD, body: "{}", keepAlive: true })],
    },
  ];
}

function randomFrame(random: Random): Buffer {
  if (random.chance(0.3)) return Buffer.concat(random.pick(Object.values(FRAMES)));
  if (random.chance(0.2)) return random.bytes(1 + random.int(300));
  return frame(random.bytes(random.int(200)), {
    opcode: random.int(16),
    fin: random.chance(0.7),
    reserved: random.chance(0.8) ? 0 : random.int(8),
    masked: random.chance(0.85),
    length: random.chance(0.8) ? -1 : random.int(2 ** 31),
  });
}

export const upgradeFamily: Family = {
  name: "upgrades",
  named,
  random(site, random) {
    const target = random.chance(0.8) ? socketPath(site, random) : random.pick(BROKEN_PATHS);
    const headers = random.chance(0.6) ? GOOD : random.pick(Object.values(HANDSHAKES));
    const frames = Array.from({ length: random.int(4) }, () => randomFrame(random));
    return {
      name: "random upgrade",
      pieces: [compose(site, { target, headers, keepAlive: true }), ...frames],
      pauseMs: 20,
      ending: random.pick(["wait", "close", "reset", "half-close"]),
      protocolErrors: [501],
    };
  },
};
