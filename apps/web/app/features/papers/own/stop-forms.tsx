import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { ownPapersFr as fr } from "./own-papers.fr.ts";

/** At any time, without a reason. */
export function StopSharing({ applicationId, company }: { applicationId: number; company: string }) {
  const fetcher = useFetcher<Outcome>({ key: `stop-${applicationId}` });
  return (
    <Notice
      tone="warn"
      title="Arrêter le partage maintenant&#8239;?"
      action={
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="stop" />
          <input type="hidden" name="id" value={applicationId} />
          <Button type="submit" variant="line" loading={fetcher.state !== "idle"}>
            {fr.stop}
          </Button>
        </fetcher.Form>
      }
    >
      {fr.stopNote(company)}
    </Notice>
  );
}

/** The copy that the person alone reads. */
export function DeleteVault() {
  const fetcher = useFetcher<Outcome>({ key: "vault" });
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <input type="hidden" name="intent" value="delete-vault" />
      <p className="text-ink-2">{fr.vaultNote}</p>
      <Button type="submit" variant="line" size="sm" loading={fetcher.state !== "idle"}>
        {fr.deleteVault}
      </Button>
    </fetcher.Form>
  );
}
