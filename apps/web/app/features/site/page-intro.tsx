import type { ReactNode } from "react";

export function PageIntro({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="border-line border-b bg-surface">
      <div className="wrap py-10 md:py-16">
        <h1 className="max-w-200 text-4xl md:text-5xl">{title}</h1>
        <p className="mt-4 max-w-160 text-ink-2 text-lg">{lead}</p>
        {children}
      </div>
    </div>
  );
}
