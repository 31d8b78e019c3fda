import { Flame, Snowflake } from "lucide-react";
import { cx } from "../../../ui/class-names.ts";
import { AVAILABILITY_LABEL, type AvailabilityChoice } from "./availability-switch.tsx";

/** In the top bar of every page: `action` is the page that saves it. Nothing before the first choice. */
export function AvailabilityPill({ choice, action }: { choice: AvailabilityChoice; action: string }) {
  const { fetcher, shown, words } = choice;
  if (shown === null) return null;
  const available = shown === "on_fire";
  const Icon = available ? Flame : Snowflake;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="availability" />
      <input type="hidden" name="availability" value={available ? "freeze" : "on_fire"} />
      <button
        type="submit"
        role="switch"
        aria-checked={available}
        aria-busy={fetcher.state !== "idle" || undefined}
        className={cx("dispo-pill", available ? "is-fire" : "is-ice")}
      >
        <Icon className="ico" aria-hidden="true" />
        {words.short}
        <span className="sr-only">{`, ${AVAILABILITY_LABEL}`}</span>
        <span className="knob" aria-hidden="true" />
      </button>
    </fetcher.Form>
  );
}
