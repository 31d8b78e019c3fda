import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Config } from "@react-router/dev/config";

// oxlint-disable-next-line node/no-process-env -- as VITE_GALLERY adds a page, what it builds must not be taken for the product
const withGallery = process.env["VITE_GALLERY"] !== undefined;

export default {
  ssr: true,
  buildDirectory: withGallery ? "build/gallery" : "build",
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Compressed once at the best level, instead of at each request. */
async function precompress(folder: string): Promise<void> {
  const files = globSync("*.{js,css}", { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path), BEST));
    }),
  );
}
