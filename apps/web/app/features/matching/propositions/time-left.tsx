import { cx } from "../../../ui/class-names.ts";
import { leftText } from "./proposition-text.fr.ts";

const HOUR_MS = 3_600_000;
const LAST_MS = 5 * 60_000;

export interface TimeLeftProps {
  createdAt: string;
  expiresAt: string;
  now: Date;
}

/** Not a live region, except once for the last minutes. */
export function TimeLeft({ createdAt, expiresAt, now }: TimeLeftProps) {
  const end = new Date(expiresAt);
  const left = end.getTime() - now.getTime();
  const share = Math.min(1, Math.max(0, left / (end.getTime() - Date.parse(createdAt))));
  const isSoon = left < HOUR_MS;
  return (
    <div className="flex items-center gap-2.5">
      <div className={cx("cdbar", !isSoon && "is-calm")} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <time
        dateTime={expiresAt}
        className={cx("num whitespace-nowrap font-semibold text-sm", isSoon && "text-feu-ink")}
      >
        {leftText(end, now)}
      </time>
      <p role="status" className="sr-only">
        {left < LAST_MS && "Moins de cinq minutes pour répondre."}
      </p>
    </div>
  );
}
