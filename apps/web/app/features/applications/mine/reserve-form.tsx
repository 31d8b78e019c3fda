import type { ApplicationView } from "@app/contract/applications/applications";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";

/** Whoever was refused may stay for a place that is lost; whoever stays may leave at any moment. */
export function ReserveForm({
  application,
  title,
}: {
  application: Pick<ApplicationView, "id" | "reserve">;
  title: string;
}) {
  const fetcher = useFetcher({ key: `reserve-${application.id}` });
  const label = application.reserve ? "Quitter le renfort" : "Rester en renfort";
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="reserve" />
      <input type="hidden" name="id" value={application.id} />
      <input type="hidden" name="reserve" value={String(!application.reserve)} />
      <Button type="submit" variant="line" loading={fetcher.state !== "idle"} aria-label={`${label}\u00a0: ${title}`}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
