import type { ReactNode } from "react";

export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      <span className="text-ink-3 text-xs">{name}</span>
      {children}
    </div>
  );
}
