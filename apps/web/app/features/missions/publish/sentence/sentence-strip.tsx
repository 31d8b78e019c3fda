import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { Chip } from "../../../../ui/chip.tsx";
import {
  answersFr,
  MISSING_TEXTS,
  QUESTION_TEXTS,
  SENTENCE_QUESTIONS,
  type SentenceQuestion,
} from "./sentence-answers.fr.ts";
import { partsOf, type SentencePart } from "./sentence-parts.ts";

interface StripProps {
  reading: SentenceReading;
  onChoose: (reading: SentenceReading, question: SentenceQuestion) => void;
}

/** « Compris : Serveur en salle, jeu. 19 nov., 11 h – 15 h, 1 personne, 14,00 € / heure brut », then what is asked. */
export function SentenceStrip({ reading, onChoose }: StripProps) {
  const parts = partsOf(reading);
  const asked = SENTENCE_QUESTIONS.filter((question) => parts[question].isAsked);
  return (
    <div className="grid gap-2">
      <p>{textOf(reading)}</p>
      {asked.map((question) => (
        <div
          key={question}
          role="group"
          aria-label={QUESTION_TEXTS[question]}
          className="flex flex-wrap items-center gap-2"
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
  if (options.length === 0) return <span className="text-ink-2">{answersFr.answerBelow}</span>;
  return options.map(({ label, chosen }) => (
    <Chip key={label} small onClick={() => onChoose(chosen)}>
      {label}
    </Chip>
  ));
}

function textOf(reading: SentenceReading) {
  if (SENTENCE_QUESTIONS.every((question) => reading[question] === null)) return answersFr.nothing;
  const parts = partsOf(reading);
  const understood = SENTENCE_QUESTIONS.flatMap((question) => parts[question].understood ?? []);
  const missing = SENTENCE_QUESTIONS.flatMap((question) =>
    reading[question] === null ? (MISSING_TEXTS[question] ?? []) : [],
  );
  return (
    <>
      {understood.length > 0 && (
        <>
          <b>{answersFr.understood}</b>
          {`${understood.join(", ")}. `}
        </>
      )}
      {missing.length > 0 && `${answersFr.missing}${missing.join(", ")}.`}
    </>
  );
}
