import { cx } from "../../ui/class-names.ts";

export interface Figure {
  label: string;
  /** Formatted. */
  value: string;
}

const COLUMNS: Readonly<Record<number, string>> = { 2: "md:grid-cols-2", 3: "md:grid-cols-3", 4: "md:grid-cols-4" };

export function StatsCards({ rows }: { rows: readonly (readonly Figure[])[] }) {
  return (
    <div className="grid gap-5">
      {rows.map((figures) => figures[0] && <StatsCard key={figures[0].label} figures={figures} />)}
    </div>
  );
}

/** No card without figures. */
export function StatsCard({ figures, overHero = false }: { figures: readonly Figure[]; overHero?: boolean }) {
  if (figures.length === 0) return null;
  return (
    <div className={overHero ? "wrap relative z-10 md:-mt-24" : "wrap"}>
      <dl
        className={cx(
          "card stats-card",
          overHero && "shadow-3!",
          figures.length > 1 && "grid-cols-2",
          COLUMNS[figures.length],
        )}
      >
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end p-5 md:p-7">
            <dt className="text-ink-2 text-sm md:text-base">{label}</dt>
            <dd className="display num text-3xl md:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
