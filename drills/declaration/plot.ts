import { lawfulMinutes, type Row } from "./rows.ts";

/** Its own paper and ink, so that it reads the same on a light page and on a dark one. */
const [PAPER, INK, LINE] = ["#fbfaf7", "#22252b", "#d5d2ca"];
const CURVES = [
  { kind: "at_start", name: "said after the start", colour: "#1d5fa8", dash: "none" },
  { kind: "announced", name: "announced before the start", colour: "#a02c4a", dash: "8 4" },
] as const;
const [WIDTH, HEIGHT] = [720, 400];
const PANEL = { left: 70, right: 690, top: 60, bottom: 340 };
const LONGEST = 210;
const TICKS = [0, 30, 60, 90, 120, 150, 180, 210];

const xOf = (minutes: number) => PANEL.left + (Math.min(minutes, LONGEST) / LONGEST) * (PANEL.right - PANEL.left);
const yOf = (share: number) => PANEL.bottom - share * (PANEL.bottom - PANEL.top);
const text = (x: number, y: number, words: string, rest = "") =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${rest}>${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${LINE}"/>`;

/** The share of absences that ended with a lawful arrival, by time after the absence was said. */
export function drawPlot(rows: readonly Row[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="${INK}" role="img">`,
    "<title>Share of absences followed by a lawful arrival, by time after the absence was said</title>",
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="${PAPER}"/>`,
    text(PANEL.left, 32, "Absences followed by a lawful arrival, by time after they were said", 'font-weight="bold"'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      line(PANEL.left, yOf(share), PANEL.right, yOf(share)),
      text(PANEL.left - 8, yOf(share) + 4, `${share * 100} %`, 'text-anchor="end"'),
    ]),
    ...TICKS.map((tick) => text(xOf(tick), PANEL.bottom + 20, `${tick} min`, 'text-anchor="middle"')),
    ...CURVES.flatMap((curve, index) =>
      curveOf(
        rows.filter(({ kind }) => kind === curve.kind),
        curve,
        index,
      ),
    ),
    "</svg>\n",
  ].join("\n");
}

function curveOf(rows: readonly Row[], { name, colour, dash }: (typeof CURVES)[number], index: number): string[] {
  const minutes = lawfulMinutes(rows);
  const points = minutes.flatMap((at, before) => [
    `${xOf(at).toFixed(1)} ${yOf(before / rows.length).toFixed(1)}`,
    `${xOf(at).toFixed(1)} ${yOf((before + 1) / rows.length).toFixed(1)}`,
  ]);
  const end = `${xOf(LONGEST).toFixed(1)} ${yOf(minutes.length / rows.length).toFixed(1)}`;
  const y = PANEL.bottom + 46;
  const x = PANEL.left + index * 260;
  const stroke = `fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`;
  return [
    `<path d="M${xOf(0)} ${yOf(0)}L${[...points, end].join("L")}" ${stroke}/>`,
    `<path d="M${x} ${y - 4}h34" ${stroke}/>`,
    text(x + 42, y, `${name} (${rows.length})`),
  ];
}
