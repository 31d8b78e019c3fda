import { table } from "../load/report.ts";
import { ASSUMPTION_NOTES, ASSUMPTIONS } from "./assumptions.ts";
import { type EveningFigures, type Figures, LEAD_CLASSES } from "./figures.ts";
import { COMPARED } from "./policy.ts";

export type NamedFigures = { name: string; figures: readonly Figures[] };
export type LeadFigures = { name: string; leads: readonly { filled: number; medianMinutes: number }[] };

export const percent = (share: number) => `${Math.round(share * 100)} %`;

export function duration(minutes: number): string {
  if (!Number.isFinite(minutes)) return "never";
  const rounded = Math.round(minutes);
  if (rounded < 60) return `${rounded} min`;
  return `${Math.floor(rounded / 60)} h ${String(rounded % 60).padStart(2, "0")}`;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the seeds, and what they went from and to when they differ. */
export function across(values: readonly number[], show: (value: number) => string): string {
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))];
  return least === most ? least : `${show(mean(values))} (${least} – ${most})`;
}

const COLUMNS: readonly { name: string; of: keyof Figures; show: (value: number) => string }[] = [
  { name: "missions filled", of: "filled", show: percent },
  { name: "places filled", of: "placesFilled", show: percent },
  { name: "half of all missions filled within", of: "medianMinutes", show: duration },
  { name: "messages per person", of: "messagesPerPerson", show: (value) => value.toFixed(1) },
  { name: "busiest person of 20, messages in a day", of: "busiestDays", show: (value) => value.toFixed(0) },
  { name: "newcomers among those placed", of: "newcomers", show: percent },
  { name: "yes without a place, per place", of: "vainYesses", show: (value) => value.toFixed(1) },
  { name: "switched messages off", of: "optedOut", show: percent },
];

export const figuresTable = (rows: readonly NamedFigures[]) =>
  table(
    ["", ...COLUMNS.map(({ name }) => name)],
    rows.map(({ name, figures }) => [
      name,
      ...COLUMNS.map(({ of, show }) =>
        across(
          figures.map((one) => one[of]),
          show,
        ),
      ),
    ]),
  );

export const leadTable = (rows: readonly LeadFigures[]) =>
  table(
    ["published before the start by", ...LEAD_CLASSES.map(({ name }) => name)],
    rows.map(({ name, leads }) => [
      name,
      ...leads.map(({ filled, medianMinutes }) => `${percent(filled)}, ${duration(medianMinutes)}`),
    ]),
  );

const EVENING_COLUMNS: readonly { name: string; of: keyof EveningFigures; show: (value: number) => string }[] = [
  { name: "missions filled", of: "filled", show: percent },
  { name: "places filled", of: "placesFilled", show: percent },
  { name: "half of all missions filled within", of: "medianMinutes", show: duration },
  { name: "told before 22 h, for each place", of: "notifiedBeforeNight", show: (value) => value.toFixed(0) },
  { name: "messages per person", of: "messagesPerPerson", show: (value) => value.toFixed(1) },
  { name: "switched messages off", of: "optedOut", show: percent },
  {
    name: "messages at night to people who did not choose them",
    of: "unwantedAtNight",
    show: (value) => value.toFixed(0),
  },
];

export const eveningTable = (rows: readonly { name: string; evenings: readonly EveningFigures[] }[]) =>
  table(
    ["", ...EVENING_COLUMNS.map(({ name }) => name)],
    rows.map(({ name, evenings }) => [
      name,
      ...EVENING_COLUMNS.map(({ of, show }) =>
        across(
          evenings.map((one) => one[of]),
          show,
        ),
      ),
    ]),
  );

/** `figures` are those of `COMPARED`. */
export const sensitivityTable = (rows: readonly NamedFigures[]) =>
  table(
    ["", ...COMPARED.map(({ name }) => name)],
    rows.map(({ name, figures }) => [
      name,
      ...figures.map(
        ({ filled, medianMinutes, messagesPerPerson, newcomers }) =>
          `${percent(filled)}, ${duration(medianMinutes)}, ${messagesPerPerson.toFixed(1)} messages, ${percent(newcomers)} newcomers`,
      ),
    ]),
  );

export const assumptionsTable = () => notesTable(ASSUMPTIONS, ASSUMPTION_NOTES);

export const notesTable = <K extends string>(
  values: Readonly<Record<K, number>>,
  notes: Readonly<Record<K, { says: string; because: string }>>,
) =>
  table(
    ["assumed", "value", "why"],
    (Object.keys(values) as K[]).map((name) => [notes[name].says, String(values[name]), notes[name].because]),
  );

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. */
export function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`No part ${name} in the page`);
  return `${text.slice(0, from + start.length)}\n${part}\n${text.slice(to)}`;
}
