import { accentOf, initials } from "./accent.ts";
import { cx } from "./class-names.ts";
import { useImage } from "./use-image.ts";

const SIZES = {
  28: "size-7 text-xs",
  34: "size-8.5 text-sm",
  44: "size-11 text-base",
  64: "size-16 text-2xl",
  96: "size-24 text-4xl",
};
const RINGS = { fire: "ring-fire", ice: "ring-ice" } as const;

export interface AvatarProps {
  name: string;
  /** Keeps the colour of the initials stable. */
  id: string | number;
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
  /** The text nearby must say the same. */
  ring?: keyof typeof RINGS | undefined;
}

/** Decorative: the name is next to it. */
export function Avatar({ name, id, src, size = 44, ring }: AvatarProps) {
  const photo = useImage(src);
  return (
    <span className={cx("avatar acc-tint", accentOf(id), SIZES[size], ring && RINGS[ring])} aria-hidden="true">
      {initials(name)}
      {photo && <img {...photo} alt="" width={size} height={size} loading="lazy" decoding="async" />}
    </span>
  );
}
