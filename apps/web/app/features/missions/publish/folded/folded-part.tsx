import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";

export interface FoldedPartProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** What it holds, while it is closed. */
  hint: string;
  children: ReactNode;
}

/** « Préciser »: what has a default. Its fields are sent whether it is open or not. */
export function FoldedPart({ open, onToggle, hint, children }: FoldedPartProps) {
  return (
    <details className="fold" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <SlidersHorizontal className="ico text-brand" aria-hidden="true" />
        Préciser
        <span className="truncate font-normal text-ink-2 text-sm">{hint}</span>
        <ChevronDown className="ico chev" aria-hidden="true" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2">{children}</div>
    </details>
  );
}
