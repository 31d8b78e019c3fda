import type { DiffusionView } from "@app/contract/matching/diffusion";
import { LifeBuoy, Phone } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { levelText, planBText, reopeningText, standbyStepText, standbyTitle } from "./wave-text.fr.ts";

export interface StandbyCardProps {
  view: Pick<DiffusionView, "standby" | "reopenings" | "missing">;
  now: number;
}

export function StandbyCard({ view: { standby, reopenings, missing }, now }: StandbyCardProps) {
  const fetcher = useFetcher({ key: "call-reserve" });
  const level = levelText(standby);
  return (
    <section className={cx("planb", standby.waiting > 0 && "is-ready")} aria-labelledby="plan-b">
      <h2 id="plan-b" className="flex items-center gap-3 text-base">
        <LifeBuoy className="ico text-brand text-xl" aria-hidden="true" />
        {standbyTitle(standby, now)}
      </h2>
      {level !== undefined && <p className="mt-1 text-sm">{level}</p>}
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
      <p className="mt-2 text-ink-2 text-sm leading-snug">{planBText(standby)}</p>
      {missing > 0 && standby.waiting > 0 && (
        <fetcher.Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="call" />
          <Button type="submit" variant="line" icon={Phone} loading={fetcher.state !== "idle"}>
            Appeler une personne
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
