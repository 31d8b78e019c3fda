import { cx } from "../ui/class-names.ts";
import drawing from "./logo.svg?url";

export interface LogoProps {
  /** Height of the mark. */
  size?: 30 | 32 | 34;
  className?: string;
  /** Hides the word below 1024 px, for the icon rail. */
  railed?: boolean;
  /** Hides the word below 768 px, where the bar has more to show. */
  short?: boolean;
}

const SIZES = {
  30: { mark: "size-7.5", word: "h-[18.7px]" },
  32: { mark: "size-8", word: "h-[20.2px]" },
  34: { mark: "size-8.5", word: "h-[21.6px]" },
} as const;

/** An SVG file; the word takes the text colour. */
export function Logo({ size = 34, railed = false, short = false, className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 64 64" className={cx(SIZES[size].mark, "shrink-0")} aria-hidden="true">
        <use href={`${drawing}#mark`} />
      </svg>
      <svg
        viewBox="0 0 538.9 104"
        className={cx(SIZES[size].word, "w-auto shrink-0", railed && "hidden lg:block", short && "max-md:hidden")}
        fill="currentColor"
        aria-hidden="true"
      >
        <use href={`${drawing}#word`} />
      </svg>
      <span className="sr-only">Renfort</span>
    </span>
  );
}
