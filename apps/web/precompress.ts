import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Scripts and styles never change once built: they are compressed once, as well as can be, and not at each visit. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("*.{js,css}", { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path), BEST));
    }),
  );
}
