import { createHash } from "node:crypto";

/**
 * The page without its nonce, and the sources of a content security policy that allow the scripts that carried it: those
 * we wrote. A script that came with what somebody typed cannot know the nonce of this rendering, and is not allowed.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const data = 'type="application/(?:ld\\+)?json"';
  const own = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)(?![^>]*\\s${data})[^>]*>(.*?)</script>`,
    "gs",
  );
  const hashes = Array.from(html.matchAll(own), ([, code = ""]) => hashSource(code));
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
