import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonClass } from "./button-styles.ts";
import { cx } from "./class-names.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Keeps the width, shows a spinner and ignores clicks. */
  loading?: boolean | undefined;
  /** Shown instead of the label while loading (« Publication… »). */
  loadingLabel?: string;
}

const CONTENT = "btn-content";

/** Without `loadingLabel` only the spinner shows. */
export function Button({
  variant = "primary",
  size = "md",
  icon: Icon,
  iconAfter: IconAfter,
  block = false,
  loading = false,
  loadingLabel,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`, which would lose focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      {...rest}
    >
      {/* Both contents share one cell, so that the wider one fixes the width for good. */}
      <span className={cx(CONTENT, loading && (loadingLabel === undefined ? "opacity-0" : "invisible"))}>
        {Icon && <Icon className="ico" aria-hidden="true" />}
        {children}
        {IconAfter && <IconAfter className="ico" aria-hidden="true" />}
      </span>
      {(loading || loadingLabel !== undefined) && (
        <span className={cx(CONTENT, !loading && "invisible")}>
          <span className="spin" aria-hidden="true" />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
