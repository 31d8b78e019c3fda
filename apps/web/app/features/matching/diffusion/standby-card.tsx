import type { DiffusionView } from "@app/contract/matching/diffusion";
import { LifeBuoy } from "lucide-react";
import { cx } from "../../../ui/class-names.ts";
import { reopeningText, standbyStepText, standbyTitle } from "./wave-text.fr.ts";

export interface StandbyCardProps {
  view: Pick<DiffusionView, "standby" | "reopenings">;
  now: number;
}

export function StandbyCard({ view: { standby, reopenings }, now }: StandbyCardProps) {
  return (
    <section className={cx("planb", standby.waiting > 0 && "is-ready")} aria-labelledby="plan-b">
      <h2 id="plan-b" className="flex items-center gap-3 text-base">
        <LifeBuoy className="ico text-brand text-xl" aria-hidden="true" />
        {standbyTitle(standby)}
      </h2>
      {(reopenings.length > 0 || standby.steps.length > 0) && (
        <ol className="mt-2 grid gap-1 text-sm">
          {reopenings.map((reopening) => (
            <li key={`${reopening.at}-${reopening.cause}`}>{reopeningText(reopening, now)}</li>
          ))}
          {standby.steps.map((step) => (
            <li key={`${step.at}-${step.state}`}>{standbyStepText(step, now)}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-ink-2 text-sm leading-snug">
        Si une place se libère, elle est d’abord proposée aux personnes en renfort, l’une après l’autre.
      </p>
    </section>
  );
}
