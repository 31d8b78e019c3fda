import type { Figures } from "./figures.ts";
import { duration, type NamedFigures } from "./report.ts";

export type Curve = { name: string; minutes: readonly (readonly number[])[] };

/** Its own paper and ink, so that it reads the same on a light page and on a dark one. */
const [PAPER, INK, LINE] = ["#fbfaf7", "#22252b", "#d5d2ca"];
const COLOURS = ["#6b6f78", "#a02c4a", "#b3701e", "#1d5fa8"];
const DASHES = ["2 4", "10 3 2 3", "8 4", "none"];
const [WIDTH, HEIGHT] = [1040, 430];
const PANEL = { top: 60, bottom: 370, width: 400 };
const LEFTS = [70, 590] as const;
const TICKS = [5, 15, 60, 240, 1440, 5760];

const round = (value: number) => value.toFixed(1);
const text = (x: number, y: number, words: string, rest = "") =>
  `<text x="${round(x)}" y="${round(y)}" ${rest}>${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${LINE}"/>`;

const logarithm = (minutes: number) => (Math.log(Math.max(minutes, 5)) - Math.log(5)) / (Math.log(5760) - Math.log(5));

/** Left, how fast missions fill; right, what it costs in messages. The main policies come first in `rows`. */
export function drawPlot(curves: readonly Curve[], rows: readonly NamedFigures[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="${INK}" role="img">`,
    "<title>How fast missions fill, and how many messages it takes, by rule</title>",
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="${PAPER}"/>`,
    ...filledPanel(curves),
    ...messagesPanel(rows),
    "</svg>\n",
  ].join("\n");
}

const yOf = (share: number) => PANEL.bottom - share * (PANEL.bottom - PANEL.top);

function filledPanel(curves: readonly Curve[]): string[] {
  const [left] = LEFTS;
  const xOf = (minutes: number) => left + logarithm(minutes) * PANEL.width;
  return [
    text(left, 32, "Share of missions filled, by time after publication", 'font-weight="bold"'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      line(left, yOf(share), left + PANEL.width, yOf(share)),
      text(left - 8, yOf(share) + 4, `${share * 100} %`, 'text-anchor="end"'),
    ]),
    ...TICKS.map((tick) =>
      text(xOf(tick), PANEL.bottom + 20, duration(tick).replace(" 00", ""), 'text-anchor="middle"'),
    ),
    ...curves.flatMap(({ name, minutes }, index) => [
      ...minutes.map((seed) => curveOf(seed, xOf, index)),
      ...legendOf(name, index, left + 14, PANEL.top + 14 + index * 20),
    ]),
  ];
}

function curveOf(minutes: readonly number[], xOf: (minutes: number) => number, index: number): string {
  const steps = Array.from({ length: 121 }, (_, step) => 5 * (5760 / 5) ** (step / 120));
  const points = steps.map((at) => {
    const share = minutes.filter((one) => one <= at).length / minutes.length;
    return `${round(xOf(at))} ${round(yOf(share))}`;
  });
  return `<path d="M${points.join("L")}" fill="none" stroke="${COLOURS[index]}" stroke-width="1.8" stroke-dasharray="${DASHES[index]}"/>`;
}

const legendOf = (name: string, index: number, x: number, y: number) => [
  `<path d="M${x} ${y}h34" stroke="${COLOURS[index]}" stroke-width="2.5" stroke-dasharray="${DASHES[index]}"/>`,
  text(x + 42, y + 4, name),
];

function messagesPanel(rows: readonly NamedFigures[]): string[] {
  const left = LEFTS[1];
  const most = Math.ceil(Math.max(...rows.flatMap(({ figures }) => figures.map((one) => one.messagesPerPerson))));
  const xOf = ({ messagesPerPerson }: Figures) => left + (messagesPerPerson / most) * PANEL.width;
  const y = ({ medianMinutes }: Figures) => yOf(Math.min(1, logarithm(medianMinutes)));
  return [
    text(left, 32, "Half of all missions filled within, by messages per person", 'font-weight="bold"'),
    ...TICKS.flatMap((tick) => [
      line(left, yOf(logarithm(tick)), left + PANEL.width, yOf(logarithm(tick))),
      text(left - 8, yOf(logarithm(tick)) + 4, duration(tick).replace(" 00", ""), 'text-anchor="end"'),
    ]),
    ...Array.from({ length: most + 1 }, (_, count) =>
      text(left + (count / most) * PANEL.width, PANEL.bottom + 20, String(count), 'text-anchor="middle"'),
    ),
    text(left + PANEL.width, PANEL.bottom + 40, "hollow: the numbered rules of the page", 'text-anchor="end"'),
    ...rows.flatMap(({ figures }, index) =>
      figures.map((one) => {
        const colour = COLOURS[index];
        const circle = `<circle cx="${round(xOf(one))}" cy="${round(y(one))}" r="${colour ? 5 : 8}"`;
        if (colour) return `${circle} fill="${colour}"/>`;
        const number = text(
          xOf(one),
          y(one) + 4,
          String(index - COLOURS.length + 1),
          'text-anchor="middle" font-size="11"',
        );
        return `${circle} fill="${PAPER}" stroke="${INK}"/>${number}`;
      }),
    ),
  ];
}
