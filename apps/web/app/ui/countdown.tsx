import { useState } from "react";
import { cx } from "./class-names.ts";
import { useNow } from "./clock.ts";

export interface CountdownProps {
  /** The instant counted down to, ISO. */
  to: string;
  /** When the server rendered, in milliseconds. */
  rendered: number;
  /** The sentence at that time; nothing is shown for undefined. */
  text: (now: number) => string | undefined;
  soon?: (now: number) => boolean;
  className?: string;
}

/** Not a live region: it changes every minute. */
export function Countdown({ to, rendered, text, soon, className }: CountdownProps) {
  const now = useNow(rendered);
  const sentence = text(now);
  const [first] = useState(sentence);
  if (sentence === undefined) return null;
  const pressing = soon?.(now) ?? false;
  return (
    <time dateTime={to} className={cx("countdown", pressing && "is-soon", className)}>
      {pressing && <span className="pulse" aria-hidden="true" />}
      <span key={sentence} className={cx(sentence !== first && "roll")}>
        {sentence}
      </span>
    </time>
  );
}
