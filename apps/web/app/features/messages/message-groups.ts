import type { MessageView } from "@app/contract/messages/messages";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { formatLongDay } from "@app/domain/time/format-time";
import { isOurs, type Reader, senderName } from "./conversation-names.ts";
import type { Unsent } from "./outbox.ts";

export interface Line {
  key: string;
  content: string;
  at: number;
  /** On the reader's side, written by a colleague or not. */
  isMine: boolean;
  authorId: number;
  /** First name of its author, unless it is the reader. */
  author?: string | undefined;
  /** Absent until the server has stored it. */
  id?: number;
  failed?: string | undefined;
  /** What to beware of, shown above it. */
  warning?: string | undefined;
}

/** Consecutive messages of one person. */
export interface Group {
  key: string;
  isMine: boolean;
  authorId: number;
  author?: string | undefined;
  lines: Line[];
}

export interface Day {
  /** « Aujourd’hui », « Hier », « 4 novembre 2026 ». */
  name: string;
  key: string;
  groups: Group[];
}

/** A longer pause starts another group. */
const SILENCE = 5 * 60_000;

/** Unsent messages come last, whatever the local clock. */
export function groupMessages(
  messages: readonly MessageView[],
  unsent: readonly Unsent[],
  reader: Reader,
  now: number,
): Day[] {
  const { userId } = reader;
  const sent = messages.map(
    ({ id, content, timestamp, sender, client_id, warning }): Line => ({
      // The same before and after sending: the bubble stays in its place.
      key: client_id ?? String(id),
      content,
      at: Date.parse(timestamp),
      isMine: isOurs(reader, sender.id),
      authorId: sender.id,
      author: sender.id === userId ? undefined : senderName({ sender }),
      id,
      warning: warning?.text,
    }),
  );
  const lastAt = sent.at(-1)?.at ?? 0;
  const waiting = unsent.map(
    ({ clientId, content, at, failed }): Line => ({
      key: clientId,
      content,
      at: Math.max(at, lastAt),
      isMine: true,
      authorId: userId,
      failed,
    }),
  );
  const days: Day[] = [];
  for (const line of [...sent, ...waiting]) addTo(dayOf(days, line.at, now).groups, line);
  return days;
}

function dayOf(days: Day[], at: number, now: number): Day {
  const key = parisDay(new Date(at));
  const last = days.at(-1);
  if (last?.key === key) return last;
  const day = { key, name: dayName(key, at, now), groups: [] };
  days.push(day);
  return day;
}

function dayName(day: string, at: number, now: number): string {
  const today = parisDay(new Date(now));
  if (day >= today) return "Aujourd’hui";
  return day === addDays(today, -1) ? "Hier" : formatLongDay(new Date(at));
}

function addTo(groups: Group[], line: Line): void {
  const last = groups.at(-1);
  const before = last?.lines.at(-1);
  const follows =
    last?.authorId === line.authorId &&
    before !== undefined &&
    line.at - before.at < SILENCE &&
    // An unsent message has a status of its own.
    (before.id === undefined) === (line.id === undefined) &&
    before.failed === undefined &&
    line.failed === undefined;
  if (follows) last.lines.push(line);
  else groups.push({ key: line.key, isMine: line.isMine, authorId: line.authorId, author: line.author, lines: [line] });
}
