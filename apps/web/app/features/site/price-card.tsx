import { Check } from "lucide-react";

export interface PriceCardProps {
  name: string;
  price: string;
  unit: string;
  items: readonly string[];
  /** Why it cannot be bought now. */
  state: string;
}

export function PriceCard({ name, price, unit, items, state }: PriceCardProps) {
  return (
    <li className="card card-pad flex flex-col">
      <h3 className="text-xl">{name}</h3>
      <p className="mt-3">
        <span className="display num text-5xl">{price}</span>
      </p>
      <p className="mt-1 text-ink-2">{unit}</p>
      <ul className="mt-5 grid gap-2.5 border-line border-t-2 border-dashed pt-5">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-ink-2">
            <Check className="ico mt-0.5 text-ok" aria-hidden="true" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-6">
        <span className="badge b-grey">{state}</span>
      </p>
    </li>
  );
}
