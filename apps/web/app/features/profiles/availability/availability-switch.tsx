import type { UserView } from "@app/contract/profiles/profiles";
import { useFetcher } from "react-router";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useNow } from "../../../ui/clock.ts";
import { Switch } from "../../../ui/fields/switch.tsx";
import { type AvailabilityFacts, availabilityWords } from "./availability-text.fr.ts";
import { pillFr } from "./pill.fr.ts";

/** The choice shown and what is said of it: the submitted one while it is sent, else the saved one. */
export function useAvailability(user: Pick<UserView, keyof AvailabilityFacts>) {
  const now = useNow(useRenderedAt());
  // Shared by the top bar and the page.
  const fetcher = useFetcher({ key: "availability" });
  const requested = fetcher.formData?.get("availability");
  const isRequested = requested === "on_fire" || requested === "freeze";
  const facts: AvailabilityFacts =
    isRequested && requested !== user.availability
      ? { availability: requested, availability_until: null, available_now_until: null }
      : user;
  return {
    fetcher,
    shown: facts.availability,
    until: facts.availability_until,
    /** Available for some hours yet. */
    nowUntil:
      facts.available_now_until !== null && Date.parse(facts.available_now_until) > now
        ? facts.available_now_until
        : null,
    words: availabilityWords(facts, new Date(now)),
  };
}

export type AvailabilityChoice = ReturnType<typeof useAvailability>;

export function AvailabilitySwitch({ fetcher, shown }: AvailabilityChoice) {
  const available = shown === "on_fire";
  return (
    <fetcher.Form method="post" className="shrink-0">
      <input type="hidden" name="intent" value="availability" />
      <input type="hidden" name="availability" value={available ? "freeze" : "on_fire"} />
      <Switch checked={available} label={pillFr.label} pending={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
