import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { scriptHashes } from "./script-hashes.ts";

/** A higher quality takes ten times longer for 1 %. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The same bytes for everyone, compressed once. */
export interface CachedPage {
  headers: readonly (readonly [string, string])[];
  scripts: readonly string[];
  bodies: Record<Encoding, Buffer>;
  /** One per encoding. */
  etags: Record<Encoding, string>;
  /** In bytes. */
  weight: number;
}

export async function cachePage(response: Response): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([compressBrotli(identity, BROTLI), compressGzip(identity)]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  return {
    headers: [...response.headers].filter(([name]) => name !== "content-length"),
    scripts: scriptHashes(identity.toString()),
    bodies: { br, gzip: zipped, identity },
    etags: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` },
    weight: identity.length + br.length + zipped.length,
  };
}
