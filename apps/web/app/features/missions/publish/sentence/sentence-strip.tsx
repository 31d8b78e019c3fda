import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { Chip } from "../../../../ui/chip.tsx";
import {
  choiceText,
  MISSING_TEXTS,
  QUESTION_TEXTS,
  SENTENCE_QUESTIONS,
  type SentenceQuestion,
  sentenceFr,
} from "./sentence-text.fr.ts";

interface StripProps {
  read: { reading: SentenceReading } | "failed" | undefined;
  /** One of the readings proposed: the sentence as if it had been certain of it. */
  onChoose: (reading: SentenceReading, question: SentenceQuestion) => void;
}

/** « Compris : Serveur en salle, jeu. 19 nov., 11 h – 15 h, 1 personne, 14,00 € / heure brut », then what is asked. */
export function SentenceStrip({ read, onChoose }: StripProps) {
  const reading = read === undefined || read === "failed" ? undefined : read.reading;
  const asked = reading ? SENTENCE_QUESTIONS.filter((question) => reading[question]?.value === null) : [];
  return (
    <div className="grid gap-2 empty:hidden">
      <output className="block text-sm empty:hidden">{textOf(read)}</output>
      {reading &&
        asked.map((question) => (
          <div key={question} role="group" aria-label={QUESTION_TEXTS[question]} className="flex flex-wrap items-center gap-2">
            <span className="font-semibold text-sm">{QUESTION_TEXTS[question]}</span>
            <span className="text-ink-2 text-sm">{`«\u00a0${reading[question]?.excerpt}\u00a0»`}</span>
            <Choices reading={reading} question={question} onChoose={onChoose} />
          </div>
        ))}
    </div>
  );
}

function Choices({ reading, question, onChoose }: { reading: SentenceReading; question: SentenceQuestion } & Pick<StripProps, "onChoose">) {
  const options = optionsOf(reading, question);
  if (options.length === 0) return <span className="text-ink-2 text-sm">{sentenceFr.answerBelow}</span>;
  return options.map(({ label, chosen }) => (
    <Chip key={label} small onClick={() => onChoose(chosen, question)}>
      {label}
    </Chip>
  ));
}

type Option = { label: string; chosen: SentenceReading };

/** A net amount is not one to choose: the form asks for a gross one. */
function optionsOf(reading: SentenceReading, question: SentenceQuestion): Option[] {
  switch (question) {
    case "metier":
      return options(reading, "metier");
    case "days":
      return options(reading, "days");
    case "hours":
      return options(reading, "hours");
    case "people":
      return options(reading, "people");
    case "place":
      return options(reading, "place");
    case "pay": {
      const { pay } = reading;
      const gross = pay && { ...pay, choices: pay.choices.filter(({ net }) => !net) };
      return options({ ...reading, pay: gross }, "pay");
    }
  }
}

function options<Key extends SentenceQuestion>(reading: SentenceReading, question: Key): Option[] {
  const answer = reading[question];
  if (answer === null) return [];
  type Value = Parameters<typeof choiceText<Key>>[1];
  return (answer.choices as readonly Value[]).map((choice) => ({
    label: choiceText(question, choice),
    chosen: { ...reading, [question]: { ...answer, value: choice } },
  }));
}

function textOf(read: StripProps["read"]) {
  if (read === undefined) return null;
  if (read === "failed") return sentenceFr.failed;
  const { reading } = read;
  const understood = SENTENCE_QUESTIONS.flatMap((question) => understoodText(reading, question));
  if (SENTENCE_QUESTIONS.every((question) => reading[question] === null)) return sentenceFr.nothing;
  const missing = SENTENCE_QUESTIONS.flatMap((question) => (reading[question] === null ? (MISSING_TEXTS[question] ?? []) : []));
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

function understoodText<Key extends SentenceQuestion>(reading: SentenceReading, question: Key): string[] {
  const value = reading[question]?.value;
  return value === null || value === undefined ? [] : [choiceText(question, value as Parameters<typeof choiceText<Key>>[1])];
}
