import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

export interface FilterSheetProps {
  id: string;
  title: string;
  /** From 768 px: the fields join the form around them, or open in a panel on the right. */
  wide: "inline" | "panel";
  children: ReactNode;
}

/** A native popover: it opens without script, and its fields belong to the form. */
export function FilterSheet({ id, title, wide, children }: FilterSheetProps) {
  const inline = wide === "inline";
  return (
    <section
      id={id}
      popover="auto"
      aria-label={inline ? undefined : title}
      className={cx("filter-sheet", inline ? "is-inline" : "is-panel")}
    >
      <div className={cx("flex items-center justify-between", inline && "md:hidden")}>
        <h2 className="display text-xl">{title}</h2>
        <IconButton icon={X} label="Fermer" popoverTarget={id} popoverTargetAction="hide" className="-mr-2" />
      </div>
      {children}
    </section>
  );
}
