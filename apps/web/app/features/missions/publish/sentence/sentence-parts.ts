import type { Answer, SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { daysText, hoursText, payText, peopleText, type SentenceQuestion } from "./sentence-answers.fr.ts";

/** A reading proposed, and the sentence as if it had been certain of it. */
export type SentenceOption = { label: string; chosen: SentenceReading };

/** What a sentence says of one question, in words. */
export type SentencePart = {
  isAsked: boolean;
  excerpt: string;
  /** Null while it is not certain. */
  understood: string | null;
  options: readonly SentenceOption[];
};

export function partsOf(reading: SentenceReading): Record<SentenceQuestion, SentencePart> {
  const { pay } = reading;
  return {
    metier: partOf(
      reading.metier,
      (title) => title,
      (metier) => ({ ...reading, metier }),
    ),
    days: partOf(reading.days, daysText, (days) => ({ ...reading, days })),
    hours: partOf(reading.hours, hoursText, (hours) => ({ ...reading, hours })),
    people: partOf(reading.people, peopleText, (people) => ({ ...reading, people })),
    place: partOf(
      reading.place,
      (words) => words,
      (place) => ({ ...reading, place }),
    ),
    // A net amount is not one to choose: the form asks for a gross one.
    pay: partOf(pay && { ...pay, choices: pay.choices.filter(({ net }) => !net) }, payText, (gross) => ({
      ...reading,
      pay: gross,
    })),
  };
}

function partOf<Value>(
  answer: Answer<Value> | null,
  textOf: (value: Value) => string,
  choose: (answer: Answer<Value>) => SentenceReading,
): SentencePart {
  if (answer === null) return { isAsked: false, excerpt: "", understood: null, options: [] };
  const { excerpt, value, choices } = answer;
  return {
    isAsked: value === null,
    excerpt,
    understood: value === null ? null : textOf(value),
    options: choices.map((choice) => ({ label: textOf(choice), chosen: choose({ ...answer, value: choice }) })),
  };
}
