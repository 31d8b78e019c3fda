import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs;

/** The sources of a content security policy that allow exactly the scripts written inside this page. */
export function scriptHashes(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, code = ""]) => hashSource(code)))];
}

export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
