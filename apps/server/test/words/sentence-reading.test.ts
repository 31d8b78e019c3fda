import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_SMIC_RATES, smicOn } from "@app/domain/catalogue/smic";
import type { Answer } from "@app/domain/missions/sentence/read-sentence";
import { readSentence } from "@app/domain/missions/sentence/read-sentence";
import { normalizeText } from "@app/domain/text/relevance";
import { parisDay } from "@app/domain/time/calendar";
import { expect, test } from "vitest";
import { everyDay, isDoubt, SENTENCES } from "./sentences.ts";

type Entry = (typeof SENTENCES)[number];
type Field = "metier" | "days" | "hours" | "breakMinutes" | "people" | "pay" | "place";

const FIELDS: readonly Field[] = ["metier", "days", "hours", "breakMinutes", "people", "pay", "place"];
const ROOT = join(import.meta.dirname, "../../../..");
const PRECISION = 0.95;
const RECALL = 0.8;

/** Both sides in one form; hours by day, on the days expected, since either side may list them once for all. */
function plain(field: Field, value: unknown, days: readonly string[]): string {
  if (field === "days")
    return everyDay(value as string[])
      .toSorted()
      .join(" ");
  if (field === "place") return normalizeText(value as string);
  if (field === "pay") {
    const { cents, period, net } = value as { cents: number; period: string; net?: true };
    return `${cents} ${period}${net ? " net" : ""}`;
  }
  if (field !== "hours") return String(value);
  const hours = value as string[] | Record<string, string[]>;
  const on = days.length > 0 ? days : [""];
  const byDay = Array.isArray(hours) ? on.map((day) => [day, hours] as const) : Object.entries(hours);
  return byDay
    .map(([day, ranges]) => `${day} ${[...ranges].toSorted().join("+")}`)
    .toSorted()
    .join(" | ");
}

type Outcome =
  | "right"
  | "wrong"
  | "asked instead"
  | "missed"
  | "asked"
  | "filled a doubt"
  | "invented"
  | "asked of nothing"
  | "nothing";

function outcomeOf(field: Field, entry: Entry, got: Answer<unknown> | null): Outcome {
  const expected = entry[field];
  const days = entry.days && !isDoubt(entry.days) ? everyDay(entry.days) : [];
  if (expected === undefined) return got === null ? "nothing" : got.value === null ? "asked of nothing" : "invented";
  if (isDoubt<unknown>(expected)) return got === null ? "missed" : got.value === null ? "asked" : "filled a doubt";
  if (got === null) return "missed";
  if (got.value === null) return "asked instead";
  const accepted = field === "metier" ? [expected].flat() : [expected];
  return accepted.some((one) => plain(field, one, days) === plain(field, got.value, days)) ? "right" : "wrong";
}

/** Choices proposed that nobody meant. */
function strayChoices(field: Field, entry: Entry, got: Answer<unknown> | null): number {
  const expected = entry[field];
  if (got === null || got.value !== null || expected === undefined) return 0;
  const days = entry.days && !isDoubt(entry.days) ? everyDay(entry.days) : [];
  const means = (isDoubt<unknown>(expected) ? expected.doubt : [expected]).flatMap((one) =>
    field === "metier" ? [one].flat() : [one],
  );
  const known = new Set(means.map((one) => plain(field, one, days)));
  return got.choices.filter((one) => !known.has(plain(field, one, days))).length;
}

const READINGS = SENTENCES.map((entry) => {
  const now = new Date(entry.at);
  return { entry, reading: readSentence(entry.text, now, smicOn(parisDay(now), "france", FIRST_SMIC_RATES).cents) };
});

function measure(field: Field) {
  const counts = new Map<Outcome, number>();
  let stray = 0;
  for (const { entry, reading } of READINGS) {
    const got = reading[field];
    const outcome = outcomeOf(field, entry, got);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    stray += strayChoices(field, entry, got);
  }
  const count = (outcome: Outcome) => counts.get(outcome) ?? 0;
  const unmarked = count("wrong") + count("filled a doubt") + count("invented");
  const expected = SENTENCES.filter((entry) => entry[field] !== undefined && !isDoubt<unknown>(entry[field])).length;
  const figures = {
    right: count("right"),
    asked: count("asked instead"),
    missed: expected - count("right") - count("wrong") - count("asked instead"),
  };
  return {
    ...figures,
    expected,
    unmarked,
    stray,
    precision: figures.right / (figures.right + unmarked),
    recall: figures.right / expected,
  };
}

test.each(FIELDS)("%s is filled rightly, and most of the time", (field) => {
  const { precision, recall } = measure(field);
  expect(precision).toBeGreaterThanOrEqual(PRECISION);
  expect(recall).toBeGreaterThanOrEqual(RECALL);
});

test.each(["hours", "pay"] as const)("%s are never wrong without a mark", (field) => {
  expect(measure(field).unmarked).toBe(0);
});

test("the figures of docs/evidence/one-sentence.md are those measured here", () => {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const measures = FIELDS.map((field) => ({ field, ...measure(field) }));
  const rows = measures.map(
    ({ field, expected, right, unmarked, asked, missed, precision, recall }) =>
      `| ${[field, expected, right, unmarked, asked, missed, percent(precision), percent(recall)].join(" | ")} |`,
  );
  const stray = measures.reduce((sum, one) => sum + one.stray, 0);
  const [, last = ""] = readFileSync(join(ROOT, "docs/evidence/one-sentence.md"), "utf8").split("## Last measure");
  expect(last).toContain(rows.join("\n"));
  expect(last).toContain(`Of the choices proposed in its questions, ${stray} are not what anybody meant.`);
});
