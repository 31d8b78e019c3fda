// Calendar files (RFC 5545), for any agenda: instants in UTC, texts escaped, lines folded at 75 bytes.

import { addDays } from "../time/calendar.ts";

export type CalendarEvent = {
  /** The same for the same thing: an agenda then replaces what it had. */
  uid: string;
  from: Date;
  to: Date;
  /** The Paris day of `from`, when its hours are not known. */
  day?: string;
  title: string;
  place: string;
  text: string;
  url: string;
  /** Rung before the start. */
  alarmMinutes: number;
};

/** `madeAt` also numbers the version: a file fetched later wins over an earlier one. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Renfort//Missions//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => eventLines(event, madeAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, madeAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}@renfort`,
    `DTSTAMP:${stamp(madeAt)}`,
    `SEQUENCE:${Math.floor(madeAt.getTime() / 60_000)}`,
    ...(event.day === undefined
      ? [`DTSTART:${stamp(event.from)}`, `DTEND:${stamp(event.to)}`]
      : [`DTSTART;VALUE=DATE:${dayStamp(event.day)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(event.day, 1))}`]),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === "" ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.text === "" ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    `URL:${event.url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:-PT${event.alarmMinutes}M`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** « 20261116T050000Z » */
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** « 20261116 » */
const dayStamp = (day: string) => day.replaceAll("-", "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const MOST_BYTES = 75;

/** Bytes of a letter in UTF-8. */
function sizeOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
}

/** A long line goes on after a line end and a space, never in the middle of a letter. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = sizeOf(letter);
    if (bytes + size > MOST_BYTES) {
      parts.push(part);
      // The space that opens the next line counts.
      [part, bytes] = ["", 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
