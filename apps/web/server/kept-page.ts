import { compressTemplate } from "./brotli-template.ts";
import { type Template, templateOf } from "./nonce-template.ts";

/** A page as it waits for its next visitor. */
export interface KeptPage {
  headers: readonly (readonly [string, string])[];
  plain: Template;
  brotli: Template | undefined;
  /** Bytes it takes. */
  weight: number;
}

/** @param nonce the one it was rendered with, which no visitor receives. */
export async function keepPage(response: Response, nonce: string): Promise<KeptPage> {
  const plain = templateOf(Buffer.from(await response.arrayBuffer()), nonce);
  const brotli = await compressTemplate(plain);
  return {
    headers: [...response.headers],
    plain,
    brotli,
    weight: plain.bytes.length + (brotli?.bytes.length ?? 0),
  };
}
