import type { Availability } from "@app/domain/profiles/profile";
import { Flame, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import { type AvailabilityChoice, AvailabilitySwitch } from "./availability-switch.tsx";

interface Words {
  title: string;
  text: string;
}

function wordsFor(shown: Availability | null): Words {
  if (shown === "on_fire") return { title: "Disponible tout de suite", text: "Vous pouvez venir en urgence." };
  if (shown === "freeze")
    return { title: "Indisponible pour l’urgent", text: "Les missions restent visibles, revenez quand vous voulez." };
  return { title: "Êtes-vous disponible\u202f?", text: "Il faut le dire pour pouvoir postuler." };
}

export interface AvailabilityStripProps {
  choice: AvailabilityChoice;
  /** Until when the choice holds. */
  children?: ReactNode;
  className?: string;
}

/** What the choice means, and its switch. */
export function AvailabilityStrip({ choice, children, className }: AvailabilityStripProps) {
  const { title, text } = wordsFor(choice.shown);
  const available = choice.shown === "on_fire";
  const Icon = available ? Flame : Snowflake;
  return (
    <section
      aria-label="Disponibilité"
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 md:px-8 md:py-3.5",
        available ? "bg-feu-soft" : "bg-glace-soft",
        className,
      )}
    >
      <Icon className={cx("ico text-xl", available ? "text-feu-ink" : "text-glace-ink")} aria-hidden="true" />
      <p className="min-w-0 flex-1 text-[.9375rem] leading-snug md:text-base">
        <b>{choice.shown === null ? title : `${title}.`}</b>{" "}
        <span className="text-ink-2 max-md:block max-md:text-[.8125rem]">{text}</span>
      </p>
      <AvailabilitySwitch {...choice} />
      {children}
    </section>
  );
}
