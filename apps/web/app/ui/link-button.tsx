import { Link, type LinkProps } from "react-router";
import { type ButtonStyle, buttonClass } from "./button-styles.ts";

export interface LinkButtonProps extends LinkProps, ButtonStyle {}

export function LinkButton({
  variant = "primary",
  size = "md",
  icon: Icon,
  iconAfter: IconAfter,
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={buttonClass({ variant, size, block }, className)} {...rest}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {children}
      {IconAfter && <IconAfter className="ico" aria-hidden="true" />}
    </Link>
  );
}
