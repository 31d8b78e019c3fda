import { Flame, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { type AvailabilityChoice, AvailabilitySwitch } from "./availability-switch.tsx";

export interface AvailabilityStripProps {
  choice: AvailabilityChoice;
  /** Until when the choice holds. */
  children?: ReactNode;
  className?: string;
}

/** What the choice means, and its switch; who never chose is asked. */
export function AvailabilityStrip({ choice, children, className }: AvailabilityStripProps) {
  const { shown, words } = choice;
  const available = shown === "on_fire";
  const Icon = available ? Flame : Snowflake;
  return (
    <section
      aria-label="Disponibilité"
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-8 md:py-3.5",
        available ? "bg-feu-soft" : "bg-glace-soft",
        className,
      )}
    >
      <Icon className={cx("ico text-xl", available ? "text-feu-ink" : "text-glace-ink")} aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-44 text-[.9375rem] leading-snug md:text-base">
        <b>{words.title}</b> <span className="text-ink-2 max-md:text-[.8125rem]">{words.text}</span>
      </p>
      {shown === null ? <FirstChoice choice={choice} /> : <AvailabilitySwitch {...choice} />}
      {shown !== null && children}
    </section>
  );
}

/** Asked once: a switch that is off would already be an answer. */
function FirstChoice({ choice: { fetcher } }: Pick<AvailabilityStripProps, "choice">) {
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="availability" />
      <Button type="submit" name="availability" value="on_fire">
        Oui
      </Button>
      <Button type="submit" name="availability" value="freeze" variant="line">
        Pas en ce moment
      </Button>
    </fetcher.Form>
  );
}
