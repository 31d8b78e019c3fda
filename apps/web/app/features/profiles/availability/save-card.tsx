import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";

export interface SaveCardProps {
  id: string;
  title: string;
  /** Said once a change is stored. */
  isSaved?: boolean;
  /** At the end of the title's line. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the page that is saved on its own. */
export function SaveCard({ id, title, isSaved = false, end, className, children }: SaveCardProps) {
  return (
    <section className={cx("card p-4 md:p-5", className)} aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p role="status" className="me-auto font-semibold text-ok-ink text-sm">
          {isSaved && (
            <span className="flex items-center gap-1.5">
              <Check className="ico" aria-hidden="true" />
              Enregistré
            </span>
          )}
        </p>
        {end}
      </div>
      {children}
    </section>
  );
}
