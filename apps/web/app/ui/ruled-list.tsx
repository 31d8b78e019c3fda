import type { LucideIcon } from "lucide-react";

export interface RuledItem {
  icon: LucideIcon;
  title: string;
  text: string;
}

export function RuledList({ items }: { items: readonly RuledItem[] }) {
  return (
    <ul className="border-ink border-t-2">
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[52px_minmax(0,1fr)] items-start gap-4 border-line border-b py-6">
          <span className="grid size-13 place-content-center rounded-lg bg-brand-soft text-brand-ink text-xl">
            <Icon className="ico" aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 max-w-140 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
