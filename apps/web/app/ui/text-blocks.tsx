// oxlint-disable react/no-array-index-key -- the text is split anew each time: its parts have no identity but their place
import { splitText } from "./split-text.ts";

/** What someone typed in a text area, as they meant it: paragraphs, line breaks, and lines that begin with a bullet. */
export function TextBlocks({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {splitText(text).map((block, index) =>
        typeof block === "string" ? (
          <p key={index} className="mt-3 whitespace-pre-line first:mt-2">
            {block}
          </p>
        ) : (
          <ul key={index} className="mt-3 grid gap-2">
            {block.map((item, place) => (
              <li key={place} className="flex gap-2.5">
                <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" aria-hidden="true" />
                <span className="min-w-0">{item}</span>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
