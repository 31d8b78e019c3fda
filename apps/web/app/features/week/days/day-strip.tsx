import { cx } from "../../../ui/class-names.ts";
import { dayNumber, longDay, shortDayName } from "./week-text.fr.ts";

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
  return (
    <nav aria-label="Jours de la semaine" className={cx("wkstrip no-print", className)}>
      {days.map(({ day, tones, text, isLinked = true }) => (
        <a key={day} href={isLinked ? `#jour-${day}` : undefined} aria-current={day === today ? "date" : undefined}>
          <span aria-hidden="true">{shortDayName(day)}</span>
          <b className="num" aria-hidden="true">
            {dayNumber(day)}
          </b>
          <i aria-hidden="true">
            {tones.map((tone) => (
              <u key={tone} className={`dot-${tone}`} />
            ))}
          </i>
          <span className="sr-only">{`${longDay(day)}, ${text}`}</span>
        </a>
      ))}
    </nav>
  );
}
