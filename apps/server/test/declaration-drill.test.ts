/** From an absence to a lawful arrival: five of them here, 197 by `node drills/declaration/check.ts`. */
import { writeFileSync } from "node:fs";
import { keyWeeksAhead } from "@app/domain/papers/dossier";
import { RIGHT_TO_WORK_CASES } from "@app/domain/papers/right-to-work.fr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeclarationSite, startDeclarationSite } from "../../../tools/testing/declaration-site.ts";
import { Absence, type Event } from "./declaration-drill/absence.ts";
import { drawBehaviours } from "./declaration-drill/people.ts";
import { type Harness, startHarness } from "./harness.ts";
import { DRILL_REPORT } from "./length.ts";
import { waitUntil } from "./reserve-scene.ts";
import { requireSound } from "./scene.ts";

const COUNT = DRILL_REPORT ? 197 : 5;
const SEED = 34;

let h: Harness;
let site: DeclarationSite;
beforeAll(async () => {
  h = await startHarness();
  site = await startDeclarationSite(() => h.ctx.now());
});
afterAll(async () => {
  await site.close();
  await requireSound(h);
  await h.close();
});

async function play(absences: readonly Absence[]): Promise<void> {
  const waiting: Event[] = [];
  for (const absence of absences) waiting.push(await absence.prepare());
  while (waiting.length > 0) {
    waiting.sort((a, b) => b.at.getTime() - a.at.getTime());
    const event = waiting.pop();
    if (!event) break;
    if (event.at > h.ctx.now()) waitUntil(h, event.at);
    await h.ctx.weekKeys.draw(keyWeeksAhead(h.ctx.now()));
    waiting.push(...(await event.run()));
  }
}

test(`${COUNT} absences: nothing is shown as entered before it is, and the lawful arrivals are those that were checked`, {
  timeout: 1_800_000,
}, async () => {
  const absences = drawBehaviours(SEED, COUNT, h.ctx.now()).map((does) => new Absence(h, site, does));
  await play(absences);
  expect(absences.flatMap(({ faults }) => faults)).toEqual([]);
  const rows = absences.map(({ row }) => row);
  expect(rows.filter(({ shownTooEarly }) => shownTooEarly)).toEqual([]);
  expect(rows.filter(({ outcome }) => outcome === "lawful").length).toBeGreaterThan(0);
  // Nobody whose employer waits for the préfecture arrives lawfully within minutes.
  expect(rows.filter(({ needsPrefecture, outcome }) => needsPrefecture && outcome === "lawful")).toEqual([]);
  if (DRILL_REPORT) writeFileSync(DRILL_REPORT, JSON.stringify({ seed: SEED, receipts: site.receipts.length, rows }));
});

test("the same people are called in the same order, as soon, when it is others who need the préfecture", async () => {
  const drawn = drawBehaviours(SEED, 5, h.ctx.now());
  const before = drawn.map((does) => new Absence(h, site, does));
  await play(before);
  const from = h.ctx.now();
  const others = drawBehaviours(SEED, 5, from).map((does) => ({ ...does, needsPrefecture: !does.needsPrefecture }));
  const after = others.map((does) => new Absence(h, site, does));
  await play(after);
  expect(after.map(({ called }) => called)).toEqual(before.map(({ called }) => called));
  // To half a minute: the real clock runs between two acts.
  for (const [index, { row }] of after.entries())
    expect(row.minutes.yes ?? -1).toBeCloseTo(before[index]?.row.minutes.yes ?? -1, 0);
});

test("who needs two working days is in the help, and in no column: nothing can be filtered or ordered by it", async () => {
  const slow = RIGHT_TO_WORK_CASES.filter(({ step }) => step.includes("deux jours ouvrables"));
  expect(slow.map(({ who }) => who)).toEqual([
    "Autre nationalité, sans cette inscription",
    "Titre «\u00a0étudiant\u00a0»",
    "Protection temporaire (Ukraine)",
  ]);
  const { rows } = await h.ctx.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
      and column_name ~ '(nationalit|citizen|residen|permit|prefecture|immigra|foreign|right_to_work)' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "declarations.right_to_work_checked_at",
    "declarations.right_to_work_checked_by",
  ]);
});
