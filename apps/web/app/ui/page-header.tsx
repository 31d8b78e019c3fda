import type { ReactNode } from "react";

export interface PageHeaderProps {
  title: ReactNode;
  /** A short line above: a date, a parent page. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** At the end of the line; below on narrow screens. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}

export function PageHeader({ title, eyebrow, description, actions, level = 1 }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        {eyebrow !== undefined && <div className="text-ink-2">{eyebrow}</div>}
        <Heading className="text-2xl md:text-3xl">{title}</Heading>
        {description !== undefined && <div className="mt-1 text-ink-2">{description}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
