import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { takeOwnScripts } from "./script-hashes.ts";
import { REPORTING_ENDPOINTS } from "./security.ts";

/** A higher quality takes ten times longer for 1 %. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The same bytes for everyone, compressed once. */
export interface CachedPage {
  status: 200 | 503;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  /** One per encoding. */
  etags: Record<Encoding, string>;
  /** In bytes. */
  weight: number;
}

/** Proxies may cache for five seconds; browsers revalidate. */
const SHARED = "public, max-age=0, s-maxage=5";
/** RFC 9213. Nothing stale: a removed mission is out of every cache within five seconds. */
const SHARED_BY_CDN = "public, max-age=5";

export async function cachePage(
  response: Response,
  nonce: string,
  policyOf: (scripts: readonly string[]) => string,
): Promise<CachedPage> {
  const { html, hashes } = takeOwnScripts(await response.text(), nonce);
  const headers = {
    ...headersOf(response),
    "content-security-policy": policyOf(hashes),
    "reporting-endpoints": REPORTING_ENDPOINTS,
    "cache-control": SHARED,
    "cdn-cache-control": SHARED_BY_CDN,
    vary: "accept-encoding, cookie",
  };
  return pack(Buffer.from(lowerModules(html)), headers);
}

/** As it was written, under its own headers. */
export async function cacheFeed(response: Response): Promise<CachedPage> {
  return pack(Buffer.from(await response.arrayBuffer()), { ...headersOf(response), vary: "accept-encoding" });
}

const LATER_SECONDS = 10;
const NOTHING = Buffer.alloc(0);

/** Too many others are being made. */
export async function giveUpFeed({ body }: Response): Promise<CachedPage> {
  await body?.cancel();
  return {
    status: 503,
    headers: { "retry-after": String(LATER_SECONDS), "cache-control": "no-store" },
    bodies: { br: NOTHING, gzip: NOTHING, identity: NOTHING },
    etags: { br: "", gzip: "", identity: "" },
    weight: 1,
  };
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== "content-length"));

async function pack(identity: Buffer, headers: CachedPage["headers"]): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(identity, BROTLI), compressGzip(identity)]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  return {
    status: 200,
    headers,
    bodies: { br, gzip: zipped, identity },
    etags: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` },
    weight: identity.length + br.length + zipped.length,
  };
}

/** A shared page works without its scripts: they come after the style sheets and fonts of what is read. */
function lowerModules(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
