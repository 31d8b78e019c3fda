import { expect, test } from "vitest";
import { clusterLabel, startText } from "./cluster-label.fr.ts";
import { clusterMarks } from "./clusters.ts";
import { halfWidth, markTexts } from "./mark-texts.ts";

const mark = (name: string, x: number, y: number, count = 1, soon = false) => ({
  placeCode: name,
  name,
  lat: 0,
  lon: 0,
  count,
  soon,
  nextStart: null,
  ids: [],
  x,
  y,
});

test("marks that would cover each other are one, with the missions of all", () => {
  const marks = [mark("Villeurbanne", 4, 0, 3), mark("Lyon 2e", 0, 0, 2), mark("Lyon 7e", 1, 0, 2, true)];
  const clusters = clusterMarks(marks, 20);
  expect(clusters.map(({ count, marks: inside }) => [count, inside.map(({ name }) => name)])).toEqual([
    [4, ["Lyon 2e", "Lyon 7e"]],
    [3, ["Villeurbanne"]],
  ]);
  expect(clusters.map(clusterLabel)).toEqual([
    "4\u00a0missions, Lyon 2e et 1\u00a0autre lieu, départ dans moins de 3\u00a0h",
    "3\u00a0missions, Villeurbanne",
  ]);
});

test("closer to the map, each place has its mark", () => {
  const marks = [mark("Lyon 2e", 0, 0), mark("Lyon 7e", 1, 0)];
  expect(clusterMarks(marks, 45)).toHaveLength(1);
  expect(clusterMarks(marks, 46)).toHaveLength(2);
});

test("marks come in the order of their distance to the centre", () => {
  const marks = [mark("Loin", 9, 9), mark("Ici", 0, 0), mark("Près", 0, 4)];
  expect(clusterMarks(marks, 20).map(({ marks: [first] }) => first?.name)).toEqual(["Ici", "Près", "Loin"]);
});

test("a mission says its hour today, and its day later", () => {
  const now = new Date("2026-11-16T15:00:00Z");
  expect(startText(new Date("2026-11-16T18:30:00Z"), now)).toBe("19\u00a0h\u00a030");
  expect(startText(new Date("2026-11-20T18:30:00Z"), now)).toBe("ven. 20 nov.");
});

test("no mark lies under the day of another: each can be tapped at any scale", () => {
  // The same drawing at every run.
  let seed = 21;
  const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  let said = 0;
  for (let run = 0; run < 300; run += 1) {
    const scale = 4 + draw(86);
    const spots = Array.from({ length: 2 + draw(28) }, (_, n) =>
      mark(String(n), draw(3000) / 100 - 15, draw(3000) / 100 - 15, 1 + draw(3)),
    );
    const clusters = clusterMarks(spots, scale);
    const texts = markTexts(clusters, scale, ({ count }) => (count === 1 ? "ven. 20 nov." : null));
    for (const [at, one] of clusters.entries()) {
      if (texts[at] !== null) said += 1;
      for (const [after, other] of clusters.slice(at + 1).entries()) {
        const widths = [texts[at] ?? null, texts[at + 1 + after] ?? null].map(halfWidth);
        const [dx, dy] = [Math.abs(one.x - other.x) * scale, Math.abs(one.y - other.y) * scale];
        const isRound = widths.every((width) => width === 22);
        const apart = isRound ? Math.hypot(dx, dy) >= 44 : dy >= 44 || dx >= (widths[0] ?? 0) + (widths[1] ?? 0);
        expect(apart, `${dx} ${dy} ${texts[at]}`).toBe(true);
      }
    }
  }
  expect(said).toBeGreaterThan(300);
});
