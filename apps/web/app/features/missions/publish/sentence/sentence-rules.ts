import { fillFromSentence, fillReading } from "./fill-from-sentence.ts";
import { SentenceStrip } from "./sentence-strip.tsx";

/** One piece, loaded at the first sentence: it weighs on no visit without one. */
export const sentenceRules = { fillFromSentence, fillReading, SentenceStrip };
