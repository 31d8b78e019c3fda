/** A small disk of its own, which can be filled without harm. Needs root, to mount it. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SIZE = 64 * 1024 * 1024;

export function mountDisk(directory: string) {
  const [image, folder] = [join(directory, "disk.img"), join(directory, "disk")];
  mkdirSync(folder, { recursive: true });
  writeFileSync(image, "");
  truncateSync(image, SIZE);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  execFileSync("mount", ["-o", "loop", image, folder]);
  const filler = join(folder, "filler");
  return {
    /** Until a twentieth is left. */
    fill: () => {
      const { bavail, blocks, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.floor((bavail - blocks / 20) * bsize), 1));
    },
    empty: () => rmSync(filler),
    unmount: () => {
      if (existsSync(folder)) execFileSync("umount", ["--lazy", folder]);
    },
  };
}
