import type { MissionCard } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import { useEffect, useState } from "react";
import { RecapLine } from "../../features/applications/apply-dialog.tsx";
import { ApplyForm } from "../../features/applications/apply-form.tsx";
import { ConflictNotice } from "../../features/applications/conflict-notice.tsx";
import type { useApply } from "../../features/applications/use-apply.ts";
import { headlinePay } from "../../features/missions/detail/earnings.fr.ts";
import { ChosenShifts, ShiftPicker } from "../../features/missions/detail/shift-list.tsx";
import { choosableShifts } from "../../features/missions/detail/shift-obstacles.fr.ts";
import { type ShiftChoice, useShiftChoice } from "../../features/missions/detail/use-shift-choice.ts";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { startCountdown } from "../../features/missions/mission-start.ts";
import { requestJson } from "../../lib/json-client.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useNow } from "../../ui/clock.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ConfirmAddressNotice } from "./confirm-address-notice.tsx";
import { applyPath, CANDIDATE_PROFILE, candidateMissionPath, missionShiftsPath } from "./paths.ts";
import type { MissionShifts } from "./shifts.ts";
import { useCandidate } from "./use-candidate.ts";

interface FormProps {
  mission: MissionCard;
  apply: ReturnType<typeof useApply>;
  calm: boolean;
}

interface ChosenProps extends FormProps {
  /** Null when the shifts could not be read: all that are still open are asked for. */
  choice: ShiftChoice | null;
  picker?: readonly ShiftView[];
}

/** The form with what it makes for the shifts chosen, and what stands in the way. */
export function ApplyWithShifts({ mission, choice, apply, calm, picker }: ChosenProps) {
  const { user, bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const chosen = choice?.chosen ?? [];
  const facts = missionFacts(mission, candidateMissionPath(mission.id), now);
  const earningsText = chosen.length > 0 ? headlinePay(mission, chosen).text : undefined;
  return (
    <>
      <RecapLine
        recap={{
          ...facts,
          earningsText,
          countdown: startCountdown(chosen[0]?.startsAt ?? mission.startDate, rendered, calm),
        }}
      />
      <ConflictNotice asked={{ missionId: mission.id, shifts: chosen }} bookings={bookings} className="mb-5" />
      <ConfirmAddressNotice className="mb-5" />
      <ApplyForm
        fetcher={apply.fetcher}
        result={apply.result}
        idempotencyKey={apply.key}
        onQueued={apply.queue}
        onCancel={apply.close}
        mission={{ ...facts, level: mission.company.level }}
        applicant={{ id: user.id, cvName: user.coverLetterName }}
        profileHref={CANDIDATE_PROFILE}
        disabled={choice !== null && chosen.length === 0}
        shifts={
          choice === null ? (
            <UnreadShifts mission={mission} />
          ) : picker && choice.isFree ? (
            <ShiftPicker mission={{ ...mission, shifts: [...picker] }} choice={choice} now={now} headingLevel={3} />
          ) : (
            <ChosenShifts choice={choice} />
          )
        }
      />
    </>
  );
}

function UnreadShifts({ mission }: { mission: MissionCard }) {
  return (
    <Notice
      tone="info"
      title={
        mission.takeSome
          ? "Vous postulez pour tous les créneaux qui restent libres."
          : `Vous postulez pour les ${shiftCountText(mission.shiftCount)}.`
      }
      action={
        mission.takeSome && (
          <LinkButton to={applyPath(mission.id)} variant="line">
            Choisir mes créneaux
          </LinkButton>
        )
      }
    >
      Leur détail n’a pas pu être lu.
    </Notice>
  );
}

/** From a card, which does not hold the shifts of its mission. */
export function LoadedShiftsForm(props: FormProps) {
  const { mission, apply } = props;
  const [shifts, setShifts] = useState<readonly ShiftView[] | "failed" | undefined>(onlyShift(mission));
  const known = mission.shiftCount === 1;
  const { result } = apply;
  // Read again after a refusal: a place may be gone.
  useEffect(() => {
    // Sent or queued: nothing is left to choose.
    if (known || (result && !("errors" in result))) return undefined;
    let gone = false;
    requestJson<MissionShifts>(missionShiftsPath(mission.id)).then(
      (read) => !gone && setShifts(read.shifts),
      () => !gone && setShifts((before) => before ?? "failed"),
    );
    return () => {
      gone = true;
    };
  }, [known, mission.id, result]);
  if (shifts === undefined) {
    return (
      <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-ink-2">
        <span className="spin" aria-hidden="true" />
        Lecture des créneaux…
      </p>
    );
  }
  if (shifts === "failed") return <ApplyWithShifts {...props} choice={null} />;
  return <ChoiceForm {...props} shifts={shifts} />;
}

function ChoiceForm({ shifts, ...props }: FormProps & { shifts: readonly ShiftView[] }) {
  const { bookings } = useCandidate();
  const now = useNow(useRenderedAt());
  const { mission } = props;
  const open = choosableShifts({ id: mission.id, shifts: [...shifts] }, bookings, now);
  const choice = useShiftChoice(open, mission.takeSome);
  return <ApplyWithShifts {...props} choice={choice} picker={shifts} />;
}

const MINUTE_MS = 60_000;

/** A mission of one shift is described by its card. */
function onlyShift(mission: MissionCard): ShiftView[] | undefined {
  const { shiftCount, startDate, endDate, paidMinutes, positions, acceptedCount } = mission;
  if (shiftCount !== 1 || endDate === null) return undefined;
  const minutes = Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE_MS);
  return [
    {
      id: 0,
      startsAt: startDate,
      endsAt: endDate,
      breakMinutes: mission.breakPaid ? 0 : minutes - paidMinutes,
      positions,
      accepted: acceptedCount,
      confirmed: 0,
    },
  ];
}
