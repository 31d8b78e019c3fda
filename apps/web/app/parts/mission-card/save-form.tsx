import { useFetcher, useFormAction } from "react-router";
import { useRetryToast } from "../../lib/retry-toast.ts";
import type { Outcome } from "../../ui/outcome.ts";
import { SaveButton } from "./save-button.tsx";

/** Saves a mission or removes it: shown at once, reverted if it fails. A plain form without script. */
export function SaveForm({ mission }: { mission: { id: number; title: string; saved?: boolean | undefined } }) {
  const fetcher = useFetcher<Outcome>({ key: `save-${mission.id}` });
  // The current page, even if another is shown at the retry.
  const action = useFormAction();
  const requested = fetcher.formData?.get("saved");
  const shown = requested === undefined ? mission.saved === true : requested === "true";
  useRetryToast(fetcher.data, () => {
    const fields = { intent: "save", job: String(mission.id), saved: String(!mission.saved) };
    void fetcher.submit(fields, { method: "post", action });
  });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="job" value={mission.id} />
      <input type="hidden" name="saved" value={String(!shown)} />
      <SaveButton saved={shown} title={mission.title} />
    </fetcher.Form>
  );
}
