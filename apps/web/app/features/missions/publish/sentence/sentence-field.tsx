import type { EstablishmentView } from "@app/contract/companies/establishments";
import { type SmicRate, smicOn } from "@app/domain/catalogue/smic";
import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { parisDay } from "@app/domain/time/calendar";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Field, fieldId } from "../../../../ui/fields/field.tsx";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import type { ShiftRow } from "../values/shift-rows.ts";
import { fillAnswers } from "./fill-answers.ts";
import { findPlace } from "./find-place.ts";
import { type SentenceRead, SentenceStrip } from "./sentence-strip.tsx";
import { type SentenceQuestion, sentenceFr } from "./sentence-text.fr.ts";

export interface SentenceFieldProps {
  /** On a phone it is folded, so that the five answers stay in sight. */
  isOpen: boolean;
  now: Date;
  smicRates: readonly SmicRate[];
  establishments: readonly EstablishmentView[];
  searchCommunes: SearchOptions;
  onRows: (rows: ShiftRow[]) => void;
  onPlace: (values: TypedValues) => void;
}

/** The form of its box: none, so that the sentence is never sent or stored. */
const NO_FORM = "sentence";
const MOST_LETTERS = 300;

/** One sentence fills the answers below, and shows what it was understood to say. */
export function SentenceField({
  isOpen,
  now,
  smicRates,
  establishments,
  searchCommunes,
  onRows,
  onPlace,
}: SentenceFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<SentenceRead>();
  const [busy, setBusy] = useState(false);
  const latest = useRef({ onRows, onPlace });
  useEffect(() => {
    latest.current = { onRows, onPlace };
  });

  async function fill(text: string) {
    if (text.trim() === "" || busy) return;
    setBusy(true);
    try {
      // The rules weigh on no visit that does not use them.
      const { readSentence } = await import("@app/domain/missions/sentence/read-sentence");
      const smic = smicOn(parisDay(now), "france", smicRates).cents;
      await apply(readSentence(text, now, smic));
    } catch {
      setRead("failed");
    }
    setBusy(false);
  }

  async function apply(reading: SentenceReading, only?: SentenceQuestion) {
    const form = group.current?.closest("form");
    if (!form) return;
    fillAnswers(form, reading, { ...(only && { only }), fillRows: (rows) => latest.current.onRows(rows) });
    const words = only === undefined || only === "place" ? (reading.place?.value ?? null) : null;
    const place = words === null ? null : await findPlace(words, establishments, searchCommunes);
    if (place) latest.current.onPlace(place);
    // A place that nothing knows is asked.
    const isUnknown = words !== null && place === null;
    setRead({
      reading:
        isUnknown && reading.place ? { ...reading, place: { ...reading.place, value: null, choices: [] } } : reading,
    });
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Ctrl and Enter publish from the other fields.
    event.stopPropagation();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void fill(event.currentTarget.value);
  }

  /** A message pasted in an empty box is read at once. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (event.currentTarget.value === "") void fill(event.clipboardData.getData("text").slice(0, MOST_LETTERS));
  }

  return (
    <div ref={group} className={cx("js-only grid gap-2", !isOpen && "max-md:hidden")}>
      <Field label={sentenceFr.label} name="sentence" hint={sentenceFr.hint}>
        <TextArea
          form={NO_FORM}
          rows={2}
          maxLength={MOST_LETTERS}
          placeholder={sentenceFr.placeholder}
          enterKeyHint="done"
          onKeyDown={handleKey}
          onPaste={handlePaste}
        />
      </Field>
      <Button
        variant="line"
        size="sm"
        className="justify-self-start"
        loading={busy}
        onClick={() => void fill(group.current?.querySelector("textarea")?.value ?? "")}
      >
        {sentenceFr.fill}
      </Button>
      <SentenceStrip read={read} onChoose={(reading, question) => void apply(reading, question)} />
    </div>
  );
}

/** On a phone only. */
export function OpenSentence({ onOpen }: { onOpen: () => void }) {
  function open() {
    // A phone shows its keyboard for a box that is there when the button is pressed.
    flushSync(onOpen);
    document.getElementById(fieldId("sentence"))?.focus();
  }
  return (
    <button type="button" className="link js-only -my-2 py-2 text-sm md:hidden" onClick={open}>
      {sentenceFr.open}
    </button>
  );
}
