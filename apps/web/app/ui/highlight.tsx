import { fold } from "./fold-accents.ts";

/** Shows in bold what was typed, whatever its accents. */
export function Highlight({ text, query }: { text: string; query: string }) {
  // Composed letters fold to one letter each, so positions match; ligatures do not, and then nothing is marked.
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  const wanted = fold(query.trim());
  const start = wanted && folded.length === composed.length ? folded.indexOf(wanted) : -1;
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {composed.slice(0, start)}
      <b>{composed.slice(start, end)}</b>
      {composed.slice(end)}
    </>
  );
}
