import { lengthIn, momentIn } from "@app/domain/time/moment-in-language";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS } from "@app/domain/week/work-limits";
import type { AgendaWords } from "./agenda.fr.ts";

const hourMark = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const agendaEn: AgendaWords = {
  title: "My shifts",
  hours: "My hours",
  toCalendar: "Add to my calendar",
  declaration: "My declaration (in French)",
  needsNetwork: "This page needs the network.",
  empty: {
    title: "Nothing this week",
    text: "The shifts you have, or have asked for, appear here.",
    action: "See the work offers (in French)",
  },
  states: {
    requested: "Asked for",
    confirmed: "Confirmed",
    "to-confirm": "To confirm",
    late: "Not confirmed",
    done: "Finished",
  },
  before: (until, now) => `deadline: ${momentIn("en", until, now)}`,
  length: (minutes) => lengthIn("en", minutes),
  total: (minutes) => lengthIn("en", minutes),
  totals: {
    confirmed: "confirmed",
    toConfirm: "to confirm",
    pay: "gross, confirmed",
    payAtLeast: "gross, at least",
  },
  toConfirm: "To confirm",
  confirm: "Confirm",
  confirmAll: "When you confirm, it is for all your shifts of this work.",
  colon: ": ",
  nothing: "Nothing planned",
  today: "today",
  earlier: "Earlier this week",
  meeting: "Meeting point: ",
  call: (name) => `Call ${name}`,
  hourMark,
  rest: (given) => `${given} of rest before this shift: ${REST_HOURS}\u00a0h are required.`,
  day: (worked) => `${worked} of work that day: the law allows ${DAY_HOURS}\u00a0h.`,
  week: (worked) => `${worked} of work in the week: the law allows ${WEEK_HOURS}\u00a0h.`,
  limits: `The law requires ${REST_HOURS}\u00a0h of rest between two days of work, and allows ${DAY_HOURS}\u00a0h of work a day and ${WEEK_HOURS}\u00a0h a week, for all employers together. Only your shifts on Renfort are counted.`,
};
