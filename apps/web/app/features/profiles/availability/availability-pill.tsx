import { Flame, Snowflake } from "lucide-react";
import { useWords } from "../../../lib/language/language.ts";
import { cx } from "../../../ui/class-names.ts";
import type { AvailabilityChoice } from "./availability-switch.tsx";
import type { PillWords } from "./pill.fr.ts";
import { pillWords } from "./pill-words.ts";

/** In the top bar of every page: `action` is the page that saves it. Nothing before the first choice. */
export function AvailabilityPill({ choice, action }: { choice: AvailabilityChoice; action: string }) {
  const words = useWords(pillWords);
  const { fetcher, shown } = choice;
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
        {pillText(choice, words)}
        <span className="sr-only">{`, ${words.label}`}</span>
        <span className="knob" aria-hidden="true" />
      </button>
    </fetcher.Form>
  );
}

export function pillText(
  { shown, nowUntil }: Pick<AvailabilityChoice, "shown" | "nowUntil">,
  words: PillWords,
): string {
  if (shown === "freeze") return words.unavailable;
  return nowUntil === null ? words.available : words.until(new Date(nowUntil));
}
