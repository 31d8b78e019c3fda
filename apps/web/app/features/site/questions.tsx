import { Plus } from "lucide-react";
import { RichText } from "./rich-text.tsx";
import type { Question } from "./texts/text.ts";

/** Native disclosures work without script and with the browser's search. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold text-ink hover:text-brand">
            <h3 className="font-semibold text-base">{question}</h3>
            <Plus className="ico text-ink-3 transition-transform group-open:rotate-45" aria-hidden="true" />
          </summary>
          <div className="grid max-w-[68ch] gap-2 pb-5 text-ink-2">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
