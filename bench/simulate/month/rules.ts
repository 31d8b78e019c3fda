import { confirmBefore } from "@app/domain/applications/confirmation";
import { formerlyConfirmBefore } from "./former-offer.ts";

/** What time does to an application. How missions reach people is the same under all: the waves of the product. */
export type Rules = {
  name: string;
  /** An application that nobody answers ends, after a reminder at half of its time. */
  replyBy: boolean;
  offerUntil: typeof confirmBefore;
  /** « Vous venez toujours ? » */
  asksAgain: boolean;
  /**
   * Who is called when a place is lost: those « En renfort », those refused who stay and those who wait, by their rank, again at each loss, and a
   * yes may take the place. Else those « En renfort » alone, once, and a yes is an application.
   */
  planB: boolean;
};

export const BEFORE: Rules = {
  name: "before",
  replyBy: false,
  offerUntil: formerlyConfirmBefore,
  asksAgain: false,
  planB: false,
};
/** Those of the product. */
export const AFTER: Rules = { name: "after", replyBy: true, offerUntil: confirmBefore, asksAgain: true, planB: true };

/** Each of the four, alone. */
export const ONE_RULE: readonly Rules[] = [
  { ...BEFORE, name: "only the time to answer", replyBy: true },
  { ...BEFORE, name: "only the clock of an offer", offerUntil: confirmBefore },
  { ...BEFORE, name: "only the question before the start", asksAgain: true },
  { ...BEFORE, name: "only Plan B", planB: true },
];
