/** Bodies that are too deep, too large, cut short, wrongly encoded, or not what their type says. */
import { gzipSync } from "node:zlib";
import { apiCallWithBody } from "../paths.ts";
import type { Random } from "../random.ts";
import { bearer, compose, cookie, type Family, type FuzzRequest, type Site } from "../request.ts";

const JSON_TYPE = "Content-Type: application/json";
const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";
const MULTIPART = "Content-Type: multipart/form-data; boundary=b";
/** The api reads no JSON past this. */
const LIMIT = 1_000_000;

const jsonOf = (bytes: number) => `{"email":"${"a".repeat(bytes - 12)}"}`;
const part = (name: string, content: string, more = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;

const JSON_BODIES: Record<string, string | Buffer> = {
  empty: "",
  "only a brace": "{",
  "a thousand deep": `${"[".repeat(1_000)}${"]".repeat(1_000)}`,
  "objects two thousand deep": `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
  "in a known field, a thousand deep": `{"email":${"[".repeat(1_000)}${"]".repeat(1_000)}}`,
  "huge numbers": '{"email":1e999,"page":-1e999,"job":99999999999999999999999999,"worker":0.1e-999}',
  "not a number": '{"email":NaN}',
  null: "null",
  "a string": '"x"',
  "a list": "[]",
  "prototype as a key": '{"__proto__":{"admin":true},"email":"a@b.fr","password":"Renfort-demo-2026"}',
  "constructor as a key": '{"constructor":{"prototype":{"admin":true}},"email":"a@b.fr"}',
  "escaped prototype as a key": '{"\\u005f_proto__":{"admin":true}}',
  "the same key twice": '{"email":"a@b.fr","email":["x"]}',
  "invalid UTF-8": Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
  "half a surrogate pair": '{"email":"\\ud800@b.fr","password":"\\udc00aaaaaaaa"}',
  NUL: '{"email":"a\\u0000@b.fr","password":"aaaaaaaaaa"}',
  "byte order mark": "\ufeff{}",
  "UTF-16": Buffer.from('{"email":"a@b.fr"}', "utf16le"),
  "gzip that is not announced": gzipSync("{}"),
  "a long string": `{"email":"${"é".repeat(100_000)}","password":"${"a".repeat(100_000)}"}`,
  "ten thousand keys": `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(",")}}`,
  "a hundred thousand items": `{"skills":[${"1,".repeat(100_000)}1]}`,
};

const MULTIPARTS: Record<string, string> = {
  "nothing but the end": "--b--\r\n",
  "cut short": `${part("email", "a@b.fr")}--b\r\nContent-Dis`,
  "cut in a file": part("profileImage", "\x89PNG", '; filename="a.png"').slice(0, -4),
  "another boundary": `${part("email", "a@b.fr").replace("--b", "--c")}--c--\r\n`,
  "no name": "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n",
  "a name that is no field": `${part("__proto__", "x")}${part("constructor", "x")}--b--\r\n`,
  "a file name that climbs": `${part("profileImage", "x", '; filename="../../../etc/passwd"')}--b--\r\n`,
  "a file name with NUL": `${part("profileImage", "x", '; filename="a\x00.png"')}--b--\r\n`,
  "five hundred parts": `${part("email", "x").repeat(500)}--b--\r\n`,
  "fifty files": `${part("profileImage", "x", '; filename="a.png"').repeat(50)}--b--\r\n`,
  "a field of 200 kB": `${part("email", "x".repeat(200_000))}--b--\r\n`,
  "a header of a part of 100 kB": `--b\r\nX-Long: ${"a".repeat(100_000)}\r\n\r\nx\r\n--b--\r\n`,
  "an image that is none": `${part("profileImage", "GIF89a<script>", '; filename="a.gif"')}--b--\r\n`,
};

const CHUNKS: Record<string, string> = {
  "a size that is no number": "zz\r\n{}\r\n0\r\n\r\n",
  "a negative size": "-1\r\n{}\r\n0\r\n\r\n",
  "a size of twenty digits": "ffffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
  "no line end after a chunk": "2\r\n{}0\r\n\r\n",
  "a size too small": "1\r\n{}\r\n0\r\n\r\n",
  "an extension of 20 kB": `2;${"a".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  trailers: "2\r\n{}\r\n0\r\nX-Injected: 1\r\nContent-Length: 5\r\n\r\n",
  "line feeds alone": "2\n{}\n0\n\n",
  "no end": "2\r\n{}\r\n",
};

const post = (site: Site, target: string, headers: readonly string[], body: Buffer | string, lengthLine = true) => [
  compose(site, { method: "POST", target, headers, body, lengthLine }),
];

function named(site: Site): FuzzRequest[] {
  const jsons = Object.entries(JSON_BODIES).flatMap(([name, body]) => [
    { name: `JSON: ${name}`, pieces: post(site, "/api/login/", [JSON_TYPE], body), expect: [400, 401, 413] },
    { name: `JSON: ${name}, signed in`, pieces: post(site, "/api/jobs/apply/", [JSON_TYPE, bearer(site)], body) },
    { name: `JSON: ${name}, as a form`, pieces: post(site, "/contact", [FORM_TYPE], body) },
  ]);
  const forms = Object.entries(MULTIPARTS).flatMap(([name, body]) =>
    ["/api/register/", "/inscription", "/contact"].map((target) => ({
      name: `multipart: ${name} ${target}`,
      pieces: post(site, target, [MULTIPART], Buffer.from(body, "latin1")),
    })),
  );
  const chunks = Object.entries(CHUNKS).flatMap(([name, body]) =>
    ["/api/login/", "/connexion"].map((target) => ({
      name: `chunks: ${name} ${target}`,
      pieces: post(site, target, [JSON_TYPE, "Transfer-Encoding: chunked"], body, false),
    })),
  );
  return [...jsons, ...forms, ...chunks, ...sizes(site), ...types(site)];
}

/**
 * The api refuses and hangs up before it has read everything: who is still writing may lose the answer. A proxy then says 503,
 * accepted only with a `Retry-After`.
 */
const tooLarge = (name: string, pieces: readonly Buffer[]): FuzzRequest[] => [
  { name, pieces, entryPoints: ["api"], expect: [413, "closed"] },
  { name: `${name}, through a proxy`, pieces, entryPoints: ["web", "caddy"], expect: [413, 503, "closed"] },
];

function sizes(site: Site): FuzzRequest[] {
  const deep = "[".repeat(200_000);
  const declared = (target: string, bytes: number) =>
    compose(site, {
      method: "POST",
      target,
      headers: [JSON_TYPE, `Content-Length: ${bytes}`],
      body: '{"email":',
      lengthLine: false,
    });
  return [
    {
      name: "JSON 200,000 deep is refused",
      pieces: post(site, "/api/login/", [JSON_TYPE], `${deep}${"]".repeat(200_000)}`),
      expect: [400],
    },
    {
      name: "JSON 200,000 deep in a field is refused",
      pieces: post(site, "/api/login/", [JSON_TYPE], `{"email":${deep}${"]".repeat(200_000)}}`),
      expect: [400],
    },
    {
      name: "JSON 200,000 deep, signed in, is refused",
      pieces: post(site, "/api/jobs/apply/", [JSON_TYPE, bearer(site)], `${deep}${"]".repeat(200_000)}`),
      expect: [400],
    },
    { name: "as large as allowed", pieces: post(site, "/api/login/", [JSON_TYPE], jsonOf(LIMIT)), expect: [400] },
    ...tooLarge("one byte too large", post(site, "/api/login/", [JSON_TYPE], jsonOf(LIMIT + 1))),
    ...tooLarge(
      "too large, in chunks",
      post(
        site,
        "/api/login/",
        [JSON_TYPE, "Transfer-Encoding: chunked"],
        `${(LIMIT + 500).toString(16)}\r\n${jsonOf(LIMIT + 500)}\r\n0\r\n\r\n`,
        false,
      ),
    ),
    ...tooLarge("30 MB declared to the api", [declared("/api/login/", 30_000_000)]),
    { name: "30 MB declared to a page", pieces: [declared("/contact", 30_000_000)] },
    { name: "30 MB declared to a page by GET", pieces: [declared("/emplois", 30_000_000)] },
    { name: "a page's form of 2 MB", pieces: post(site, "/contact", [FORM_TYPE], `name=${"a".repeat(2_000_000)}`) },
  ];
}

function types(site: Site): FuzzRequest[] {
  const compressed = gzipSync('{"email":"a@b.fr","password":"aaaaaaaaaa"}');
  const kinds = [
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: application/json;;;",
    "Content-Type: text/plain",
    "Content-Type: multipart/form-data",
    `Content-Type: multipart/form-data; boundary=${"b".repeat(5_000)}`,
    'Content-Type: multipart/form-data; boundary=""',
    "Content-Type: \xff/\xff",
    "Content-Type: ",
    "Content-Type: application/xml",
    "Content-Type: __proto__",
  ];
  return [
    ...kinds.flatMap((kind) =>
      ["/api/login/", "/api/register/", "/connexion"].map((target) => ({
        name: `${kind.slice(0, 60)} ${target}`,
        pieces: post(site, target, [kind], '{"email":"a@b.fr"}'),
      })),
    ),
    { name: "a gzip body", pieces: post(site, "/api/login/", [JSON_TYPE, "Content-Encoding: gzip"], compressed) },
    { name: "a gzip form", pieces: post(site, "/contact", [FORM_TYPE, "Content-Encoding: gzip"], compressed) },
    { name: "a body for GET", pieces: [compose(site, { target: "/api/jobs/", headers: [JSON_TYPE], body: "{" })] },
    { name: "a body for a page by GET", pieces: [compose(site, { target: "/emplois", body: "x".repeat(5_000) })] },
    {
      name: "a body for DELETE",
      pieces: [
        compose(site, { method: "DELETE", target: "/api/jobs/1/", headers: [JSON_TYPE, bearer(site)], body: "{" }),
      ],
    },
    {
      name: "a form with broken percents",
      pieces: post(site, "/connexion", [FORM_TYPE], "email=%&password=%ff%fe&=&&%00=%00&__proto__=1"),
    },
    {
      name: "a form by a member with broken percents",
      pieces: post(site, "/candidat/tableau-de-bord/profil", [FORM_TYPE, cookie(site)], "intent=%ff&__proto__=1"),
    },
  ];
}

/** A JSON value of any shape, with the kinds of values that break readers. */
function randomValue(random: Random, depth = 0): unknown {
  if (depth > 4 || random.chance(0.5))
    return random.pick([
      null,
      true,
      -1,
      2 ** 53,
      1e308,
      "",
      "\0",
      "\ud800",
      "é".repeat(300),
      "2026-02-30",
      "1",
      [],
      {},
    ]);
  if (random.chance(0.5)) return Array.from({ length: random.int(5) }, () => randomValue(random, depth + 1));
  const keys = [
    "email",
    "password",
    "job",
    "worker",
    "content",
    "message",
    "title",
    "id",
    "skills",
    "toString",
    "page",
  ];
  return Object.fromEntries(
    Array.from({ length: random.int(6) }, () => [random.pick(keys), randomValue(random, depth + 1)]),
  );
}

export const bodyFamily: Family = {
  name: "bodies",
  named,
  random(site, random) {
    const { method, path } = apiCallWithBody(random);
    const signed = random.chance(0.7) ? [bearer(site)] : [];
    if (random.chance(0.5)) {
      const body = JSON.stringify(randomValue(random));
      return {
        name: "random JSON",
        pieces: [compose(site, { method, target: path, headers: [JSON_TYPE, ...signed], body })],
      };
    }
    const small = Object.values(MULTIPARTS).filter((text) => text.length < 50_000);
    const type = random.pick([JSON_TYPE, FORM_TYPE, MULTIPART]);
    const body = random.chance(0.5) ? Buffer.from(random.pick(small), "latin1") : random.bytes(random.int(400));
    const target = random.chance(0.7) ? path : random.pick(["/contact", "/connexion", "/inscription", "/publier"]);
    const verb = target === path ? method : "POST";
    return { name: "random body", pieces: [compose(site, { method: verb, target, headers: [type, ...signed], body })] };
  },
};
