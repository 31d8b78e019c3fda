import type { Availability } from "@app/domain/profile";
import { useFetcher } from "react-router";
import { Switch } from "../../ui/switch.tsx";

/** The choice shown: the submitted one while it is sent, else the saved one. */
export function useAvailability(saved: Availability | null, until: string | null = null) {
  const fetcher = useFetcher();
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
      <Switch checked={available} label="Disponible pour les missions urgentes" pending={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
