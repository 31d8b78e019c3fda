import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./ics.ts";

const EVENT: CalendarEvent = {
  uid: "mission-12-1",
  from: new Date("2026-11-16T06:30:00+01:00"),
  to: new Date("2026-11-16T13:30:00+01:00"),
  title: "Barista, ouverture (H/F)",
  place: "3 place Tabareau, 69004 Lyon",
  text: "Café Mirabelle\nTenue noire; chaussures fermées",
  url: "https://renfort.example/m/12",
  alarmMinutes: 60,
};
const MADE = new Date("2026-11-15T09:00:00Z");
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("a calendar file", () => {
  test("says when and where, in UTC, with a bell before the start", () => {
    const lines = unfolded(calendarFile([EVENT], MADE)).split("\r\n");
    expect(lines).toContain("DTSTART:20261116T053000Z");
    expect(lines).toContain("DTEND:20261116T123000Z");
    expect(lines).toContain("UID:mission-12-1@renfort");
    expect(lines).toContain("SUMMARY:Barista\\, ouverture (H/F)");
    expect(lines).toContain("LOCATION:3 place Tabareau\\, 69004 Lyon");
    expect(lines).toContain("DESCRIPTION:Café Mirabelle\\nTenue noire\\; chaussures fermées");
    expect(lines).toContain("TRIGGER:-PT60M");
    expect(lines.at(-1)).toBe("");
  });

  test("an empty place or text has no line; one event per worked day", () => {
    const file = calendarFile([{ ...EVENT, place: "", text: "" }, EVENT], MADE);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/LOCATION:/g)).toHaveLength(1);
  });

  test("whatever is written, no line passes 75 bytes and nothing is lost", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const file = calendarFile([{ ...EVENT, title }], MADE);
        for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const written = /\r\nSUMMARY:(.*?)\r\n[A-Z]/s.exec(unfolded(file))?.[1] ?? "";
        const read = written.replaceAll(/\\(n|[\\;,])/g, (_, mark: string) => (mark === "n" ? "\n" : mark));
        expect(read).toBe(title.replace(/\r\n|\r/g, "\n"));
      }),
    );
  });
});
