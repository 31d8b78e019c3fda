import { ArrowLeft } from "lucide-react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./class-names.ts";

/** Above the title: the list this page belongs to. */
export function BackLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      className={cx(
        "inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 no-underline hover:text-ink hover:underline",
        className,
      )}
      {...rest}
    >
      <ArrowLeft className="ico" aria-hidden="true" />
      {children}
    </Link>
  );
}
