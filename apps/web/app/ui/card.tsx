import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";

export interface CardProps extends ComponentProps<"section"> {
  as?: "section" | "article" | "aside";
  /** 20 px, and 28 px from 768 px for forms. */
  padding?: "none" | "md" | "form";
}

const PADDINGS = { none: "", md: "p-5", form: "card-pad" } as const;

export function Card({ as: Element = "section", padding = "md", className, ...rest }: CardProps) {
  return <Element className={cx("card", PADDINGS[padding], className)} {...rest} />;
}
