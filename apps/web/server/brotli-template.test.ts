import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressTemplate } from "./brotli-template.ts";
import { fill, newNonce, templateOf } from "./nonce-template.ts";

/** Nonces in the head, far below it, side by side, and near words that look like them. */
function aPage(nonce: string, cards: number): string {
  const links = Array.from(
    { length: 12 },
    (_, i) => `<link rel="modulepreload" href="/assets/f-${i}.js" nonce="${nonce}"/>`,
  );
  const body = Array.from(
    { length: cards },
    (_, i) => `<article><h2>Serveur n° ${i} à Lyon (H/F)</h2><p>${i * 7919} € ${"==".repeat(i % 4)}</p></article>`,
  );
  const scripts = `<script nonce="${nonce}">a()</script><script nonce="${nonce}">b("${body.join("").slice(0, 4000)}")</script>`;
  return `<!DOCTYPE html><html lang="fr"><head><meta nonce="${nonce}"/>${links.join("")}</head>${body.join("")}${scripts}`;
}

test.each([0, 1, 40, 1_000])(
  "a compressed page of %i cards takes any nonce, everywhere and nowhere else",
  async (cards) => {
    const rendered = newNonce();
    const page = templateOf(Buffer.from(aPage(rendered, cards)), rendered);
    const compressed = await compressTemplate(page);
    expect(page.places).toHaveLength(15);
    expect(compressed?.places).toHaveLength(1);
    if (!compressed) return;
    for (let i = 0; i < 20; i += 1) {
      const nonce = newNonce();
      expect(brotliDecompressSync(fill(compressed, nonce)).toString()).toBe(aPage(nonce, cards));
    }
  },
);

test("a page is as small as if it were compressed for one visitor", async () => {
  const rendered = newNonce();
  const page = templateOf(Buffer.from(aPage(rendered, 200)), rendered);
  expect((await compressTemplate(page))?.bytes.length).toBeLessThan(page.bytes.length / 8);
});

test("a page without a nonce has no blanks", async () => {
  expect(await compressTemplate(templateOf(Buffer.from("<p>Rien</p>"), newNonce()))).toBeUndefined();
});
