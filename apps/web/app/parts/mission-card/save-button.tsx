import { Bookmark } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../../ui/class-names.ts";

export interface SaveButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  saved: boolean;
  title: string;
}

/** A submit button by default, so that saving works in a plain form. */
export function SaveButton({ saved, title, className, type = "submit", ...rest }: SaveButtonProps) {
  return (
    <button
      type={type}
      aria-pressed={saved}
      aria-label={`Enregistrer la mission\u00a0: ${title}`}
      className={cx("btn btn-icon btn-ghost rounded-full!", saved ? "text-brand!" : "text-ink-2!", className)}
      {...rest}
    >
      <Bookmark className={cx("ico", saved && "fill-current")} aria-hidden="true" />
    </button>
  );
}
