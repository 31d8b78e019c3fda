import type { OfficeItemView } from "@app/contract/office/office";
import { formatMoment } from "@app/domain/time/format-time";
import { decidedText } from "../queue/office-labels.fr.ts";

type Entry = { at: string; text: string };

/** What happened to the subject of an item, the newest first. */
function journalOf({ reported, overruled, decisions }: OfficeItemView): Entry[] {
  return [
    ...reported.map(({ id, created_at: at }) => ({ at, text: `Signalement n°\u00a0${id}` })),
    ...overruled.map(({ excerpt, shown, at }) => ({
      at,
      text: shown
        ? `Publication malgré une remarque sur «\u00a0${excerpt}\u00a0»`
        : `Publication, avec «\u00a0${excerpt}\u00a0» à lire`,
    })),
    ...decisions.map(({ action, decided_by: by, decided_at: at }) => ({
      at,
      text: `${by}\u00a0: ${decidedText(action)}`,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

export function ItemJournal({ item }: { item: OfficeItemView }) {
  const entries = journalOf(item);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="journal">
      <h2 id="journal" className="text-lg">
        Journal
      </h2>
      <ol className="journal mt-2">
        {entries.map(({ at, text }) => (
          <li key={`${at}-${text}`}>
            <time dateTime={at}>{formatMoment(new Date(at))}</time>
            <span className="break-words">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
