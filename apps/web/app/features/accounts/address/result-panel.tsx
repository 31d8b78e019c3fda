import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../../ui/class-names.ts";

const TONES = {
  ok: "bg-ok-soft text-ok-ink",
  info: "bg-brand-soft text-brand-ink",
  warn: "bg-warn-soft text-warn-ink",
};

export interface ResultPanelProps {
  icon: LucideIcon;
  tone: keyof typeof TONES;
  title: string;
  text: ReactNode;
  /** After a form: the title takes focus. */
  afterForm?: boolean;
  children: ReactNode;
}

/** Replaces the form: sent, done, or an invalid link. */
export function ResultPanel({ icon: Icon, tone, title, text, afterForm = false, children }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (afterForm) heading.current?.focus();
  }, [afterForm]);
  return (
    <div>
      <span className={cx("grid size-16 place-content-center rounded-xl text-3xl", TONES[tone])}>
        <Icon className="ico" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl md:text-4xl">
        {title}
      </h1>
      <div className="mt-3 text-ink-2 text-lg">{text}</div>
      <div className="mt-7 grid gap-3">{children}</div>
    </div>
  );
}
