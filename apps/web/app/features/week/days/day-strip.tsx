import { useWords } from "../../../lib/language/language.ts";
import { cx } from "../../../ui/class-names.ts";
import { weekWords } from "./week-words.ts";

export interface StripDay {
  day: string;
  /** One dot per tone. */
  tones: readonly ("feu" | "ok" | "gap" | "wait" | "over")[];
  /** The same in words. */
  text: string;
  /** False for a day that has no part in the page. */
  isLinked?: boolean;
}

/** The seven days; each leads to its part of the page, where it has one. */
export function DayStrip({ days, today, className }: { days: readonly StripDay[]; today: string; className?: string }) {
  const words = useWords(weekWords);
  return (
    <nav aria-label={words.days} className={cx("wkstrip no-print", className)}>
      {days.map(({ day, tones, text, isLinked = true }) => (
        <a key={day} href={isLinked ? `#jour-${day}` : undefined} aria-current={day === today ? "date" : undefined}>
          <span aria-hidden="true">{words.stripDay(day)}</span>
          <b className="num" aria-hidden="true">
            {words.dayNumber(day)}
          </b>
          <i aria-hidden="true">
            {tones.map((tone) => (
              <u key={tone} className={`dot-${tone}`} />
            ))}
          </i>
          <span className="sr-only">{`${words.longDay(day)}, ${text}`}</span>
        </a>
      ))}
    </nav>
  );
}
