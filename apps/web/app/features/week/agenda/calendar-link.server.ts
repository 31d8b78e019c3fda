import { closeCalendarRoute, openCalendarRoute } from "@app/contract/week/calendar-link";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { languageOf } from "../../../lib/language/language-cookie.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { calendarLinkWords } from "./calendar-link-words.ts";

type Context = Readonly<RouterContextProvider>;

/** The address is answered once: it is stored nowhere. */
type CalendarOutcome = Outcome & { calendarUrl: string };

const wordsOf = (context: Context) => calendarLinkWords.load(languageOf(context));

/** The forms of one's agenda address, by `intent`. */
const CALENDAR_INTENTS = {
  "open-calendar": (context: Context) =>
    toOutcome<CalendarOutcome | Outcome>(async () => {
      const { url } = await context.get(apiContext).call(openCalendarRoute, {});
      return { ok: true, message: (await wordsOf(context)).opened, calendarUrl: url };
    }),
  "close-calendar": (context: Context) =>
    toOutcome<CalendarOutcome | Outcome>(async () => {
      await context.get(apiContext).call(closeCalendarRoute, {});
      return { ok: true, message: (await wordsOf(context)).closed };
    }),
};

/** Null for the form of something else. */
export function runCalendarAction(context: Context, form: FormData) {
  const intent = form.get("intent");
  if (intent !== "open-calendar" && intent !== "close-calendar") return null;
  return CALENDAR_INTENTS[intent](context);
}
