import { withGenderMark } from "@app/domain/catalogue/titles";
import type { SentencePay } from "@app/domain/missions/sentence/read-pay";
import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import { EMPTY_ROW, rowsIn, type ShiftRow } from "../values/shift-rows.ts";
import type { SentenceQuestion } from "./sentence-answers.fr.ts";
import { rowsOfSentence } from "./sentence-rows.ts";

/** Puts what is certain in the boxes of the form; rows and place have a state of their own. */
export function fillAnswers(
  form: HTMLFormElement,
  reading: SentenceReading,
  { only, fillRows }: { only?: SentenceQuestion; fillRows: (rows: ShiftRow[]) => void },
): void {
  const isAsked = (question: SentenceQuestion) => only === undefined || only === question;
  const { metier, people, pay } = reading;
  if (metier?.value && isAsked("metier")) fillBox(form, "title", withGenderMark(metier.value));
  if (pay?.value && isAsked("pay")) fillPay(form, pay.value);
  if (people?.value && isAsked("people")) fillBox(form, "shiftPositions", String(people.value));
  const [first = EMPTY_ROW] = rowsIn(new FormData(form));
  const rows = isAsked("days") || isAsked("hours") ? rowsOfSentence(reading, first) : null;
  if (rows) fillRows(rows);
}

/** A net amount is never put in a gross field. */
function fillPay(form: HTMLFormElement, { cents, period, net }: SentencePay): void {
  if (net) return;
  const select = form.elements.namedItem("compensationType");
  if (select instanceof HTMLSelectElement) {
    select.value = period;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  fillBox(form, "compensation", (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(".", ","));
}

function fillBox(form: HTMLFormElement, name: string, text: string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input || input.value === text) return;
  input.value = text;
  // A combobox would take the event for typing, and open its list over the form.
  const target = input.dataset["refill"] === "silent" ? form : input;
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
