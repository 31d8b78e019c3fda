import { ArrowLeft } from "lucide-react";
import { Link, type LinkProps } from "react-router";
import { useBackPath } from "./back-path.ts";
import { cx } from "./class-names.ts";

export interface BackLinkProps extends Omit<LinkProps, "to"> {
  to: string;
  /** Path prefixes of other lists. */
  others?: readonly string[];
}

export function BackLink({ className, children, to, others, ...rest }: BackLinkProps) {
  const back = useBackPath(to, others);
  return (
    <Link
      to={back}
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
