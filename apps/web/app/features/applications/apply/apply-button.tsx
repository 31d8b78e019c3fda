import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { MissionCard } from "@app/contract/missions/missions";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useFormAction, useRevalidator, useSearchParams } from "react-router";
import { applyPath, completionPath } from "../../../lib/candidate-paths.ts";
import { useCandidate } from "../../../lib/use-candidate.ts";
import { applyHere, askedShift, requestedShift } from "../../../parts/mission/mission-links.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import type { ApplyResult } from "./apply-result.ts";
import type { Attempt } from "./apply-with-shifts.tsx";
import { IncompleteProfileDialog } from "./incomplete-profile.tsx";

export interface ApplyButtonProps {
  inPage: boolean;
  /** How many shifts are chosen, where one may choose. */
  count: number | undefined;
  onOpen: () => void;
}

/** A link to the form in the page; with script, a dialog. */
export function ApplyButton({ inPage, count, onOpen }: ApplyButtonProps) {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const label = count === undefined || !hydrated ? "Postuler" : `Postuler à ${shiftCountText(count)}`;
  if (count === 0 && hydrated) {
    return (
      <Button size="lg" block disabled>
        Choisissez un créneau
      </Button>
    );
  }
  if (inPage || !hydrated) {
    return (
      <LinkButton to={inPage ? "#postuler" : applyHere(requestedShift(search))} replace size="lg" block>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button size="lg" block onClick={onOpen}>
      {label}
    </Button>
  );
}

/** `start` opens the form for a mission, or shows what is missing first. */
export function useMissionApply(
  missions: readonly MissionCard[],
  form: (mission: MissionCard, apply: Attempt) => ReactNode,
) {
  const { completeness } = useCandidate();
  const apply = useApply(completeness.missing);
  const mission = missions.find(({ id }) => id === apply.missionId);
  const incomplete = apply.missing.length > 0;
  const dialogs = mission && (
    <>
      <Dialog
        open={!incomplete}
        onOpenChange={apply.close}
        locked={apply.fetcher.state !== "idle"}
        title="Postuler"
        description={`${mission.title}, ${mission.company.name}`}
      >
        {form(mission, apply)}
      </Dialog>
      <IncompleteProfileDialog
        open={incomplete}
        onOpenChange={apply.close}
        missing={apply.missing}
        completeHref={completionPath(applyPath(mission.id, askedShift(mission)))}
      />
    </>
  );
  return { ...apply, dialogs };
}

const showQueuedToast = () => toast(fr.queued, { tone: "info" });

/** One form at a time. */
function useApply(missing: readonly string[]) {
  const [requested, setRequested] = useState<{ missionId: number; key: string }>();
  // One fetcher per attempt: results must not mix between missions.
  const fetcher = useFetcher<ApplyResult>({ key: `apply-${requested?.key}` });
  const undo = useFetcher();
  const result = fetcher.data;
  const lastResult = useRef<ApplyResult>(undefined);
  const { submit } = undo;
  const { revalidate } = useRevalidator();
  // The current page, even if another is shown when undoing.
  const action = useFormAction();

  useEffect(() => {
    if (result === undefined || result === lastResult.current) return;
    lastResult.current = result;
    if ("queued" in result) showQueuedToast();
    if ("shiftLost" in result && result.shiftLost) void revalidate();
    if (!("application" in result)) return;
    const form = { intent: "undo", id: String(result.application.id) };
    toast(fr.sent, {
      action: { label: fr.undo, onAction: () => void submit(form, { method: "post", action }) },
    });
  }, [result, submit, action, revalidate]);

  const gone = result !== undefined && ("application" in result || "queued" in result);
  const lacking = result && "missing" in result ? result.missing : missing;
  return {
    fetcher,
    result,
    /** The mission whose form is open. */
    missionId: gone ? undefined : requested?.missionId,
    key: requested?.key ?? "",
    missing: lacking,
    sent: result !== undefined && "application" in result,
    /** The mission just applied to. */
    sentId: result && "application" in result ? requested?.missionId : undefined,
    start: (missionId: number) => setRequested({ missionId, key: crypto.randomUUID() }),
    close: () => setRequested(undefined),
    queue: () => {
      setRequested(undefined);
      showQueuedToast();
    },
  };
}
