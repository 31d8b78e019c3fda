import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Field, fieldId } from "../../../../ui/fields/field.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import type { SentenceTarget } from "./fill-from-sentence.ts";
import type { SentenceQuestion } from "./sentence-answers.fr.ts";
import type { sentenceRules } from "./sentence-rules.ts";
import { sentenceFr } from "./sentence-text.fr.ts";

export interface SentenceFieldProps extends SentenceTarget {
  /** On a phone it is folded, so that the five answers stay in sight. */
  isOpen: boolean;
}

/** The form of its box: none, so that the sentence is never sent or stored. */
const NO_FORM = "sentence";
const MOST_LETTERS = 300;

type Rules = typeof sentenceRules;
type State = { status: "idle" | "loading" | "failed" } | { status: "loaded"; reading: SentenceReading; rules: Rules };

/** One sentence fills the answers below, and shows what it was understood to say. */
export function SentenceField({ isOpen, ...target }: SentenceFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ status: "idle" });
  const formOf = () => group.current?.closest("form");

  async function fill(text: string) {
    const form = formOf();
    if (text.trim() === "" || !form) return;
    setState({ status: "loading" });
    try {
      const { sentenceRules: rules } = await import("./sentence-rules.ts");
      setState({ status: "loaded", rules, reading: await rules.fillFromSentence(form, text, target) });
    } catch {
      setState({ status: "failed" });
    }
  }

  async function choose(rules: Rules, chosen: SentenceReading, question: SentenceQuestion) {
    const form = formOf();
    if (form) setState({ status: "loaded", rules, reading: await rules.fillReading(form, chosen, target, question) });
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
        loading={state.status === "loading"}
        onClick={() => void fill(group.current?.querySelector("textarea")?.value ?? "")}
      >
        {sentenceFr.fill}
      </Button>
      <div role="status" className="text-sm">
        {state.status === "failed" && sentenceFr.failed}
        {state.status === "loaded" && (
          <state.rules.SentenceStrip
            reading={state.reading}
            onChoose={(chosen, question) => void choose(state.rules, chosen, question)}
          />
        )}
      </div>
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
