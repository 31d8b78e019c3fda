import type { ReactNode } from "react";
import { cx } from "../ui/class-names.ts";

const TILTS = { left: "-rotate-2", right: "rotate-[1.6deg]" } as const;

/** A card hanging on the kitchen rail. Decorative. */
export function CardRail({
  tilt = "left",
  className,
  children,
}: {
  tilt?: keyof typeof TILTS;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("rail", className)} aria-hidden="true">
      <div className="rail-bar" />
      <div className={cx("hung-card-frame inset-x-0 mx-auto w-65", TILTS[tilt])}>
        <div className="hung-card">{children}</div>
      </div>
    </div>
  );
}

export function BlankCard({ title }: { title: string }) {
  return (
    <>
      <p className="display text-5xl">{title}</p>
      <hr />
      <div className="grid gap-3">
        <span className="hung-card-line w-4/5" />
        <span className="hung-card-line w-3/5" />
      </div>
      <hr />
      <span className="hung-card-line w-2/5" />
    </>
  );
}
