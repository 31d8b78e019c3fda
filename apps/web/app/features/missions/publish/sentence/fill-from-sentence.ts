import type { EstablishmentView } from "@app/contract/companies/establishments";
import { type SmicRate, smicOn } from "@app/domain/catalogue/smic";
import { isOwnPlace } from "@app/domain/missions/sentence/read-place";
import { readSentence, type SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { parisDay } from "@app/domain/time/calendar";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";
import type { ShiftRow } from "../values/shift-rows.ts";
import { fillAnswers } from "./fill-answers.ts";
import { findPlace } from "./find-place.ts";
import type { SentenceQuestion } from "./sentence-answers.fr.ts";

/** What a sentence is read with and fills. */
export interface SentenceTarget {
  now: Date;
  smicRates: readonly SmicRate[];
  establishments: readonly EstablishmentView[];
  searchCommunes: SearchOptions;
  onRows: (rows: ShiftRow[]) => void;
  onPlace: (values: TypedValues) => void;
}

/** Fills what is certain; what was understood is to be shown. */
export function fillFromSentence(
  form: HTMLFormElement,
  text: string,
  target: SentenceTarget,
): Promise<SentenceReading> {
  const smic = smicOn(parisDay(target.now), "france", target.smicRates).cents;
  return fillReading(form, readSentence(text, target.now, smic), target);
}

/** `only`: the question that was just answered. */
export async function fillReading(
  form: HTMLFormElement,
  reading: SentenceReading,
  { establishments, searchCommunes, onRows, onPlace }: SentenceTarget,
  only?: SentenceQuestion,
): Promise<SentenceReading> {
  fillAnswers(form, reading, { ...(only && { only }), fillRows: onRows });
  const words = only === undefined || only === "place" ? (reading.place?.value ?? null) : null;
  // « Au resto » is the place that the form already has.
  if (words === null || isOwnPlace(words)) return reading;
  const place = await findPlace(words, establishments, searchCommunes);
  if (place) onPlace(place);
  // A place that nothing knows is asked.
  return place ? reading : { ...reading, place: { excerpt: words, value: null, choices: [] } };
}
