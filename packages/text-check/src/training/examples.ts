import type { PayPeriod } from "@app/domain/missions/mission";
import { hourlyCents } from "@app/domain/missions/mission";
import { missionFacts } from "../mission-facts.ts";
import { advertPassages, pairedPassages, sentencesOf } from "../passages.ts";

export type SentenceRow = { id: string; field: string; text: string; label: "block" | "warn" | "ok"; rules: string[] };
export type MessageRow = {
  id: string;
  from: "employer" | "candidate";
  text: string;
  label: "risky" | "ok";
  rule: string | null;
};
export type MissionRow = {
  id: string;
  title: string;
  description: string;
  compensation: number;
  compensationType: PayPeriod;
  company_age_days: number;
  email_domain: string;
  label: "fraud" | "honest";
  rule?: string;
};
export type AdvertRow = Partial<Record<(typeof ADVERT_FIELDS)[number], string>>;
export const ADVERT_FIELDS = [
  "title",
  "description",
  "requirement",
  "benifits_perks",
  "workingHours",
  "additionalInfo",
] as const;

export type Example = {
  /** What the model learns from it. */
  learnt: string[];
  /** What it is judged on: the passage that scores highest. */
  judged: string[];
  facts: string[];
  isWanted: boolean;
  kind: string | null;
};

export function sentenceExample({ text, label, rules }: SentenceRow): Example {
  const judged = advertPassages(text);
  return { learnt: [text], judged, facts: [], isWanted: label !== "ok", kind: rules[0] ?? null };
}

export function advertExample(ad: AdvertRow): Example {
  const sentences = ADVERT_FIELDS.flatMap((field) => advertPassages(ad[field] ?? ""));
  return { learnt: sentences, judged: sentences, facts: [], isWanted: false, kind: null };
}

export function messageExample({ from, text, label, rule }: MessageRow): Example {
  return {
    learnt: [text],
    judged: pairedPassages(text),
    facts: [from],
    isWanted: label === "risky",
    kind: rule,
  };
}

export function missionExample(row: MissionRow): Example {
  const { title, description, label, rule } = row;
  const whole = `${title}. ${description}`;
  const judged = pairedPassages(description, title);
  return {
    learnt: label === "fraud" ? [whole] : [...new Set([whole, ...judged])],
    judged,
    facts: factsOf(row),
    isWanted: label === "fraud",
    kind: rule ?? null,
  };
}

/** The same between two ordinary descriptions, as long as a real one. Of a fraud, only what it asks is learnt. */
export function longMissionExample(row: MissionRow, before: string, after: string): Example {
  const own = sentencesOf(row.description);
  const around = [sentencesOf(before).at(-1) ?? "", ...own, sentencesOf(after)[0] ?? ""];
  const touching = around.slice(0, -1).map((part, at) => `${row.title}. ${part} ${around[at + 1]}`);
  const judged = pairedPassages(`${before}\n${row.description}\n${after}`, row.title);
  return { ...missionExample(row), learnt: row.label === "fraud" ? touching : judged, judged };
}

function factsOf(row: MissionRow): string[] {
  const payCents = Math.round(row.compensation * 100);
  return missionFacts({
    companyAgeDays: row.company_age_days,
    emailDomain: row.email_domain,
    hourlyCents: hourlyCents({ payCents, payPeriod: row.compensationType, hoursPerDay: null }),
  });
}
