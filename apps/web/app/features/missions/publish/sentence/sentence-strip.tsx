import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { Chip } from "../../../../ui/chip.tsx";
import { partsOf, type SentencePart } from "./sentence-parts.ts";
import {
  MISSING_TEXTS,
  QUESTION_TEXTS,
  SENTENCE_QUESTIONS,
  type SentenceQuestion,
  sentenceFr,
} from "./sentence-text.fr.ts";

/** « Failed »: the rules could not be loaded. */
export type SentenceRead = { reading: SentenceReading } | "failed" | undefined;

interface StripProps {
  read: SentenceRead;
  onChoose: (reading: SentenceReading, question: SentenceQuestion) => void;
}

/** « Compris : Serveur en salle, jeu. 19 nov., 11 h – 15 h, 1 personne, 14,00 € / heure brut », then what is asked. */
export function SentenceStrip({ read, onChoose }: StripProps) {
  const parts = read === undefined || read === "failed" ? null : partsOf(read.reading);
  const asked = parts ? SENTENCE_QUESTIONS.filter((question) => parts[question].isAsked) : [];
  return (
    <div className="grid gap-2 empty:hidden">
      <output className="block text-sm empty:hidden">{textOf(read)}</output>
      {parts &&
        asked.map((question) => (
          <div
            key={question}
            role="group"
            aria-label={QUESTION_TEXTS[question]}
            className="flex flex-wrap items-center gap-2 text-sm"
          >
            <span className="font-semibold">{QUESTION_TEXTS[question]}</span>
            <span className="min-w-0 text-ink-2">{`«\u00a0${parts[question].excerpt}\u00a0»`}</span>
            <Options {...parts[question]} onChoose={(chosen) => onChoose(chosen, question)} />
          </div>
        ))}
    </div>
  );
}

function Options({ options, onChoose }: SentencePart & { onChoose: (chosen: SentenceReading) => void }) {
  if (options.length === 0) return <span className="text-ink-2">{sentenceFr.answerBelow}</span>;
  return options.map(({ label, chosen }) => (
    <Chip key={label} small onClick={() => onChoose(chosen)}>
      {label}
    </Chip>
  ));
}

function textOf(read: SentenceRead) {
  if (read === undefined) return null;
  if (read === "failed") return sentenceFr.failed;
  const { reading } = read;
  if (SENTENCE_QUESTIONS.every((question) => reading[question] === null)) return sentenceFr.nothing;
  const parts = partsOf(reading);
  const understood = SENTENCE_QUESTIONS.flatMap((question) => parts[question].understood ?? []);
  const missing = SENTENCE_QUESTIONS.flatMap((question) =>
    reading[question] === null ? (MISSING_TEXTS[question] ?? []) : [],
  );
  return (
    <>
      {understood.length > 0 && (
        <>
          <b>{sentenceFr.understood}</b>
          {`${understood.join(", ")}. `}
        </>
      )}
      {missing.length > 0 && `${sentenceFr.missing}${missing.join(", ")}.`}
    </>
  );
}
