import type { EstablishmentView } from "@app/contract/companies/establishments";
import { type SmicRate, smicOn } from "@app/domain/catalogue/smic";
import { isOwnPlace } from "@app/domain/missions/sentence/read-place";
import { readSentence, type SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { parisDay } from "@app/domain/time/calendar";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";
import type { ShiftRow } from "../values/shift-rows.ts";
import { fillAnswers } from "./fill-answers.ts";
import { findPlace } from "./find-place.ts";
import type { SentenceQuestion } from "./sentence-answers.fr.ts";
import { SentenceStrip } from "./sentence-strip.tsx";

export interface SentenceReaderProps {
  /** Another one is another request to fill, were its text the same. */
  typed: { text: string };
  /** Somewhere in the form. */
  group: RefObject<HTMLElement | null>;
  now: Date;
  smicRates: readonly SmicRate[];
  establishments: readonly EstablishmentView[];
  searchCommunes: SearchOptions;
  onRows: (rows: ShiftRow[]) => void;
  onPlace: (values: TypedValues) => void;
}

/** Reads a sentence, fills what is certain and asks for the rest. Loaded at the first sentence. */
export function SentenceReader({ typed, group, now, smicRates, ...props }: SentenceReaderProps) {
  const [reading, setReading] = useState<SentenceReading>();
  async function fill(read: SentenceReading, only?: SentenceQuestion) {
    const form = group.current?.closest("form");
    if (!form) return;
    setReading(read);
    fillAnswers(form, read, { ...(only && { only }), fillRows: props.onRows });
    const words = only === undefined || only === "place" ? (read.place?.value ?? null) : null;
    // « Au resto » is the place that the form already has.
    if (words === null || isOwnPlace(words)) return;
    const place = await findPlace(words, props.establishments, props.searchCommunes);
    if (place) props.onPlace(place);
    // A place that nothing knows is asked.
    else setReading({ ...read, place: { excerpt: words, value: null, choices: [] } });
  }

  const fillTyped = useEffectEvent(({ text }: { text: string }) => {
    const smic = smicOn(parisDay(now), "france", smicRates).cents;
    void fill(readSentence(text, now, smic));
  });
  useEffect(() => fillTyped(typed), [typed]);

  return reading && <SentenceStrip reading={reading} onChoose={(chosen, question) => void fill(chosen, question)} />;
}
