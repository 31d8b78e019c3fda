import type { JournalEntry } from "@app/contract/members/members";
import { journalTime } from "../member-text.fr.ts";

/** Who did what, the newest first. */
export function JournalList({ entries, now }: { entries: readonly JournalEntry[]; now: Date }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map(({ id, at, actor, sentence }) => {
        const name = actor && sentence.startsWith(actor.name) ? actor.name : "";
        return (
          <li key={id} className="grid gap-x-3 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <time dateTime={at} className="num text-ink-2 text-sm">
              {journalTime(new Date(at), now)}
            </time>
            <span className="min-w-0 break-words">
              <b className="font-semibold">{name}</b>
              {sentence.slice(name.length)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
