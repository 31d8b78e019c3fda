import { NO_HOLDS_DAYS, PROPOSITION_NO_REASONS } from "@app/domain/matching/proposition";
import { useFetcher } from "react-router";
import type { AnswerResult } from "./answer-result.ts";
import { Hidden } from "./hidden.tsx";
import { NO_REASON_LABELS } from "./proposition-text.fr.ts";

/** Asked after the no, never before. */
export function WhyNo({ action, hidden }: { action: string; hidden: Record<string, string> }) {
  const fetcher = useFetcher<AnswerResult>();
  const isSent = fetcher.data?.ok === true;
  const problem = fetcher.data?.ok === false ? (fetcher.data.refusal?.text ?? fetcher.data.message) : undefined;
  return (
    <div className="w-full">
      <p role="status" className="text-sm">
        {isSent && "Merci, c’est noté."}
      </p>
      {!isSent && (
        <fetcher.Form method="post" action={action}>
          <Hidden fields={{ ...hidden, answer: "no" }} />
          <fieldset>
            <legend className="text-ink-2 text-sm">
              {`Pourquoi\u202f? C’est facultatif. Nous en tenons compte pendant ${NO_HOLDS_DAYS}\u00a0jours\u202f; la liste est dans «\u00a0Mes disponibilités\u00a0».`}
            </legend>
            <div className="mt-1 flex flex-wrap gap-2">
              {PROPOSITION_NO_REASONS.map((reason) => (
                <button key={reason} type="submit" name="reason" value={reason} className="chip chip-s">
                  {NO_REASON_LABELS[reason]}
                </button>
              ))}
            </div>
          </fieldset>
        </fetcher.Form>
      )}
      {problem !== undefined && (
        <p role="alert" className="err">
          {problem}
        </p>
      )}
    </div>
  );
}
