/** Reads a calendar file as RFC 5545 asks, and throws at what an agenda could refuse. */
type ReadEvent = { uid: string; start: Date; end: Date; summary: string; location: string | null; text: string };

type Component = { name: string; properties: Map<string, string>; children: Component[] };

const MOST_BYTES = 75;
const LINE = /^(?<name>[A-Z][A-Z0-9-]*)(?:;[A-Z-]+=[^:;]+)*:(?<value>.*)$/s;

export function readCalendar(file: string): ReadEvent[] {
  if (!file.endsWith("\r\n")) throw new Error("the last line does not end");
  const lines = file.slice(0, -2).split("\r\n");
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error("a line ends without CRLF");
    if (new TextEncoder().encode(line).length > MOST_BYTES) throw new Error(`longer than 75 bytes: ${line}`);
  }
  const calendar = readComponent(lines.join("\r\n").replaceAll("\r\n ", "").split("\r\n"));
  if (calendar.name !== "VCALENDAR" || valueOf(calendar, "VERSION") !== "2.0") throw new Error("no calendar");
  valueOf(calendar, "PRODID");
  const events = calendar.children.filter(({ name }) => name === "VEVENT").map(readEvent);
  if (new Set(events.map(({ uid }) => uid)).size < events.length) throw new Error("two events have the same id");
  return events;
}

function readComponent(lines: string[]): Component {
  const open: Component[] = [];
  let closed: Component | undefined;
  for (const line of lines) {
    const { name, value } = LINE.exec(line)?.groups ?? {};
    if (name === undefined || value === undefined) throw new Error(`no property: ${line}`);
    if (closed) throw new Error(`after the end: ${line}`);
    const current = open.at(-1);
    if (name === "BEGIN") {
      const child = { name: value, properties: new Map<string, string>(), children: [] };
      current?.children.push(child);
      open.push(child);
    } else if (!current) throw new Error(`before the beginning: ${line}`);
    else if (name === "END") {
      if (current.name !== value) throw new Error(`${value} ends in ${current.name}`);
      open.pop();
      if (open.length === 0) closed = current;
    } else if (current.properties.has(name)) throw new Error(`${name} twice`);
    else current.properties.set(name, value);
  }
  if (!closed) throw new Error("the calendar does not end");
  return closed;
}

function valueOf({ name, properties }: Component, property: string): string {
  const value = properties.get(property);
  if (value === undefined || value === "") throw new Error(`${name} has no ${property}`);
  return value;
}

function readEvent(event: Component): ReadEvent {
  instantOf(valueOf(event, "DTSTAMP"));
  const [start, end] = [instantOf(valueOf(event, "DTSTART")), instantOf(valueOf(event, "DTEND"))];
  if (end <= start) throw new Error("an event ends before it begins");
  for (const alarm of event.children) if (alarm.name === "VALARM") valueOf(alarm, "TRIGGER");
  const location = event.properties.get("LOCATION");
  return {
    uid: valueOf(event, "UID"),
    start,
    end,
    summary: plain(valueOf(event, "SUMMARY")),
    location: location === undefined ? null : plain(location),
    text: plain(event.properties.get("DESCRIPTION") ?? ""),
  };
}

function instantOf(value: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(value) ?? [];
  if (second === undefined) throw new Error(`no instant in UTC: ${value}`);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function plain(value: string): string {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`a comma or a semicolon without its backslash: ${value}`);
  return value.replaceAll(/\\(n|N|[\\;,])/g, (_, mark: string) => (mark.toLowerCase() === "n" ? "\n" : mark));
}
