import { type LucideIcon, Ticket } from "lucide-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: LucideIcon;
  /** One action at most. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

export function EmptyState({ title, text, icon: Icon = Ticket, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="rounded-lg border-2 border-line-strong border-dashed p-7 text-center">
      <Icon className="ico inline-block text-3xl text-ink-3" aria-hidden="true" />
      <Heading className="mt-2 text-lg">{title}</Heading>
      {text !== undefined && <p className="mt-1 text-ink-2 text-sm">{text}</p>}
      {action !== undefined && <div className="mt-4 flex justify-center">{action}</div>}
    </div>
  );
}
