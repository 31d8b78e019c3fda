import type { ApplicationView } from "@app/contract/applications/applications";
import { LifeBuoy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useDecision } from "./decision-fetcher.ts";

/** Beforehand, and until the person is called: their yes may then take the place. */
export function ReserveToggle({ application }: { application: ApplicationView }) {
  const { id, status, candidate_status, reserve, reserve_accepted, called_until } = application;
  const fetcher = useDecision(`reserve-${id}`);
  const isWaiting = (status === "pending" || status === "reviewed") && candidate_status === null;
  if (called_until !== null || (!isWaiting && !(reserve && status === "rejected"))) return null;
  const isAccepted = reserve_accepted === true;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="reserve" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reserve" value={String(!isAccepted)} />
      <Button type="submit" variant="line" icon={LifeBuoy} loading={fetcher.state !== "idle"}>
        {isAccepted ? "Ne plus garder en réserve" : "Garder en réserve"}
      </Button>
    </fetcher.Form>
  );
}
