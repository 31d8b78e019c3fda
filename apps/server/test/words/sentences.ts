/**
 * Sentences by which employers ask for someone, typed, dictated or pasted, and what a careful person understands of each. Written on
 * 19 November 2026, before the rules that read them and by another hand, and never changed to please them. An entry found to be
 * mistaken is corrected with its reason, in `mended`.
 *
 * `at` is the instant at which the sentence is written, with the offset of Paris. « Demain » follows from it.
 *
 * A field is one of three:
 * - a value: it may be filled as such;
 * - `doubt`: it is never filled alone. It stays empty, or the person is asked to choose, and every choice proposed is among these.
 *   One choice is to be confirmed. No choice: something is mentioned that the form cannot hold, or not enough of it (« 3 jours »,
 *   « des serveurs », « demain soir » without hours);
 * - absent: nothing is mentioned, and nothing is filled. Filling it is a fault, as is a wrong value.
 *
 * `metier`: a title of the catalogue, or several of which any is right. Feminine and gendered names give the same title.
 * `days`: the days on which work begins. "2026-12-14/2026-12-18" is every day from one to the other, both included.
 * `hours`: of each of the days, or by day where they differ, on the clocks of Paris. "22:00-06:00+1" ends the day after its start,
 * "18:00-" has no end and "-22:00" no start. Two stretches are two shifts of the same day.
 * `breakMinutes`: where the break has a length. `people`: a number, « un » or « une » included; no number is not one.
 * `pay`: gross. An amount between the minimum and 20 € with no period is hourly; `net` is what a gross field cannot hold.
 * `place`: as written, without the preposition before it. « resto » alone is the employer’s own.
 *
 * Tags: `sms` short or hurried writing; `typo`; `dictated` without punctuation; `pasted` from a conversation; `ambiguous` has a doubt;
 * `night` goes past midnight or begins before four; `clock_change` on a night of it; `split` two shifts a day for each person;
 * `several` people; `none` no request at all, nothing is filled; `unlawful` holds a wish that the law forbids, which fills nothing.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PayPeriod } from "@app/domain/missions/mission";
import { addDays } from "@app/domain/time/calendar";

const FILES = ["restaurants", "shops", "care", "sites-events", "moments", "without-request"];

export type Doubt<Value> = { doubt: Value[] };
type Titles = string | string[];
type Hours = string[] | Record<string, string[]>;
type Pay = { cents: number; period: PayPeriod; net?: true };
type Tag =
  | "sms"
  | "typo"
  | "dictated"
  | "pasted"
  | "ambiguous"
  | "night"
  | "clock_change"
  | "split"
  | "several"
  | "none"
  | "unlawful";

type SentenceEntry = {
  text: string;
  at: string;
  metier?: Titles | Doubt<Titles>;
  days?: string[] | Doubt<string[]>;
  hours?: Hours | Doubt<Hours>;
  breakMinutes?: number;
  people?: number | Doubt<number>;
  pay?: Pay | Doubt<Pay>;
  place?: string | Doubt<string>;
  tags: Tag[];
  mended?: string;
};

export const SENTENCES = FILES.flatMap((name) => {
  const entries: SentenceEntry[] = JSON.parse(
    readFileSync(join(import.meta.dirname, `sentences-${name}.json`), "utf8"),
  );
  return entries;
});

/** Each day of a list in which "2026-12-14/2026-12-18" stands for five. */
export function everyDay(days: readonly string[]): string[] {
  return days.flatMap((range) => {
    const [from = "", to = from] = range.split("/");
    const all: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
    return all;
  });
}

export function isDoubt<Value>(field: Value | Doubt<Value>): field is Doubt<Value> {
  return typeof field === "object" && field !== null && "doubt" in field;
}
