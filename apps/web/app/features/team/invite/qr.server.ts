import { encode } from "uqr";
import type { QrDrawing } from "./qr-code.tsx";

/** What the norm leaves around a code, in modules. */
const MARGIN = 4;

/** On the server: browsers draw a path, and load no encoder. */
export function drawQr(text: string): QrDrawing {
  const { data: rows, size } = encode(text, { ecc: "M", border: 0 });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x + MARGIN} ${y + MARGIN}h${width}v1h-${width}z`),
  );
  return { size: size + 2 * MARGIN, path: path.join("") };
}

/** Where dark modules follow each other: start and length. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
