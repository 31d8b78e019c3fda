import type { ReactNode } from "react";

export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-3 text-sm">{label}</dt>
          <dd className="break-words font-semibold">
            {value || <span className="font-normal text-ink-3">Non renseigné</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
