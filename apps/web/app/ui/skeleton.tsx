import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** One grey block; give it the size of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return <span className={cx("skel", className)} aria-hidden="true" />;
}

/** Announces the loading once. */
export function SkeletonGroup({ label = "Chargement…", className, children }: SkeletonGroupProps) {
  return (
    <div className={className} aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}

export interface SkeletonGroupProps {
  label?: string;
  className?: string;
  children: ReactNode;
}
