import type { Availability } from "@app/domain/profiles/profile";
import { useFetcher } from "react-router";
import { Switch } from "../../../ui/fields/switch.tsx";

export const AVAILABILITY_LABEL = "Disponible pour les missions urgentes";

/** The choice shown: the submitted one while it is sent, else the saved one. */
export function useAvailability(saved: Availability | null, until: string | null = null) {
  // Shared by the top bar and the page.
  const fetcher = useFetcher({ key: "availability" });
  const requested = fetcher.formData?.get("availability");
  const isRequested = requested === "on_fire" || requested === "freeze";
  return {
    fetcher,
    shown: isRequested ? requested : saved,
    until: isRequested && requested !== saved ? null : until,
  };
}

export type AvailabilityChoice = ReturnType<typeof useAvailability>;

export function AvailabilitySwitch({ fetcher, shown }: AvailabilityChoice) {
  const available = shown === "on_fire";
  return (
    <fetcher.Form method="post" className="shrink-0">
      <input type="hidden" name="intent" value="availability" />
      <input type="hidden" name="availability" value={available ? "freeze" : "on_fire"} />
      <Switch checked={available} label={AVAILABILITY_LABEL} pending={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
