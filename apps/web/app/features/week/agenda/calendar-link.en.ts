import { longDayIn } from "@app/domain/time/format-in-language";
import type { CalendarLinkWords } from "./calendar-link.fr.ts";

export const calendarLinkEn: CalendarLinkWords = {
  title: "In my phone’s calendar",
  text: "An address that your calendar reads by itself: title, hours and town of the shifts you have been given. Anyone who has the address can read them.",
  open: "Create my address",
  since: (at) =>
    `You have had an address since ${longDayIn("en", at)}. If somebody else has received it, replace it: the old one stops working.`,
  replace: "Replace the address",
  close: "Delete the address",
  once: "Here is your address. It will not be shown again: add it now.",
  label: "Address of my calendar",
  subscribe: "Open in my calendar",
  opened: "Address created",
  closed: "Address deleted",
};
