import { accentOf, initials } from "./accent.ts";
import { cx } from "./class-names.ts";
import { useImage } from "./use-image.ts";

const SIZES = {
  34: "size-8.5 text-sm",
  40: "size-10 text-base",
  44: "size-11 text-lg",
  48: "size-12 text-lg",
  64: "size-16 text-2xl",
  96: "size-24 text-4xl",
};

export interface MonogramProps {
  name: string;
  /** Keeps the colour stable; the name by default. */
  id?: string | number;
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
}

/** Decorative, like Avatar. */
export function Monogram({ name, id = name, src, size = 44 }: MonogramProps) {
  const logo = useImage(src);
  return (
    <span
      className={cx("logo-sq", SIZES[size], logo ? "bg-surface shadow-hair" : cx("acc-solid", accentOf(id)))}
      aria-hidden="true"
    >
      {logo ? <img {...logo} alt="" width={size} height={size} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  );
}
