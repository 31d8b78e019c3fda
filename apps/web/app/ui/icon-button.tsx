import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonClass } from "./button-styles.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name; there is no visible text. */
  label: string;
  icon: LucideIcon;
  variant?: NonNullable<ButtonStyle["variant"]>;
  size?: NonNullable<ButtonStyle["size"]>;
  /** As on Button: a spinner, and clicks are ignored. */
  loading?: boolean;
}

export function IconButton({
  label,
  icon: Icon,
  variant = "ghost",
  size = "md",
  loading = false,
  type = "button",
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      className={buttonClass({ variant, size }, `btn-icon ${className ?? ""}`)}
      {...rest}
    >
      {loading ? <span className="spin" aria-hidden="true" /> : <Icon className="ico" aria-hidden="true" />}
    </button>
  );
}
