import { Check } from "lucide-react";

/** What one side gets, under its own title. */
export function CheckList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="card card-pad">
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-ink-2">
            <Check className="ico mt-0.5 text-ok" aria-hidden="true" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
