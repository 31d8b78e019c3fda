import { useEffect } from "react";
import { useFetcher, useFormAction } from "react-router";
import { toast } from "../../ui/toast.tsx";
import { SaveButton } from "./save-button.tsx";

/** What the action answers. */
export type SaveResult = { saved: boolean } | { formError: string };

/** Keeps a mission or lets it go: shown at once, taken back if it fails. A plain form without script. */
export function SaveForm({ mission }: { mission: { id: number; title: string; saved?: boolean | undefined } }) {
  const fetcher = useFetcher<SaveResult>({ key: `save-${mission.id}` });
  const { data: answer, submit } = fetcher;
  // Of the page where it failed, even if another is shown by the time it is tried again.
  const action = useFormAction();
  const asked = fetcher.formData?.get("saved");
  const shown = asked === undefined ? mission.saved === true : asked === "true";
  const refusal = answer && "formError" in answer ? answer.formError : undefined;
  useEffect(() => {
    if (!answer || refusal === undefined) return;
    const again = { intent: "save", job: String(mission.id), saved: String(!mission.saved) };
    toast(refusal, {
      tone: "error",
      action: { label: "Réessayer", onAction: () => void submit(again, { method: "post", action }) },
    });
  }, [answer, refusal, submit, action, mission.id, mission.saved]);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="job" value={mission.id} />
      <input type="hidden" name="saved" value={String(!shown)} />
      <SaveButton saved={shown} title={mission.title} />
    </fetcher.Form>
  );
}
