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
  // What sends a form comes with its page: a page that has opened still answers once the network is gone.
  splitRouteModules: false,
  buildDirectory: withGallery ? "build/gallery" : "build",
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

const compress = promisify(brotliCompress);
const level = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const BEST = level(constants.BROTLI_MAX_QUALITY);
/** A hundred outlines of the map: the best level would take ten times as long. */
const FAST = level(9);

/** Compressed once, instead of at each request. */
async function precompress(folder: string): Promise<void> {
  const files = globSync("*.{js,css,json}", { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path), file.endsWith(".json") ? FAST : BEST));
    }),
  );
}
