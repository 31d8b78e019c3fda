import type { MissionCard, MissionView } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import type { FetcherWithComponents } from "react-router";
import { applyPath, CANDIDATE_PROFILE, candidateMissionPath } from "../../../lib/candidate-paths.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useCandidate } from "../../../lib/use-candidate.ts";
import { askedShift } from "../../../parts/mission/mission-links.ts";
import { startCountdown } from "../../../parts/mission/mission-start.ts";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";
import { ConfirmAddressNotice } from "../../../parts/person/confirm-address-notice.tsx";
import { headlinePay } from "../../../parts/shifts/earnings.fr.ts";
import { ChosenShifts, ShiftPicker } from "../../../parts/shifts/shift-list.tsx";
import type { ShiftChoice } from "../../../parts/shifts/use-shift-choice.ts";
import { Card } from "../../../ui/card.tsx";
import { useNow } from "../../../ui/clock.ts";
import { Countdown, type CountdownProps } from "../../../ui/countdown.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ApplyForm } from "./apply-form.tsx";
import type { ApplyResult } from "./apply-result.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

/** One attempt to apply. */
export interface Attempt {
  fetcher: FetcherWithComponents<ApplyResult>;
  result: ApplyResult | undefined;
  /** Sent again with a retry, so that it cannot apply twice. */
  key: string;
  queue: () => void;
  close: () => void;
}

export interface ApplyFormProps {
  mission: MissionCard;
  apply: Attempt;
  paused: boolean;
}

interface ChosenProps extends ApplyFormProps {
  /** Null when the shifts could not be read: all that are still open are asked for. */
  choice: ShiftChoice | null;
  picker?: readonly ShiftView[];
}

/** The form with what it makes for the shifts chosen, and what stands in the way. */
export function ApplyWithShifts({ mission, choice, apply, paused, picker }: ChosenProps) {
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
          countdown: startCountdown(chosen[0]?.startsAt ?? mission.startDate, rendered, paused),
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
          <LinkButton to={applyPath(mission.id, askedShift(mission))} variant="line">
            Choisir mes créneaux
          </LinkButton>
        )
      }
    >
      Leur détail n’a pas pu être lu.
    </Notice>
  );
}

export const FORM_IN_PAGE = "candidature";

export interface ApplyInPageProps {
  mission: MissionView;
  choice: ShiftChoice;
  apply: Omit<Attempt, "key" | "close">;
  applyKey: string;
  /** The result of a form sent without script. */
  pageResult: ApplyResult | undefined;
}

/** The form in the page of the mission; its shifts are chosen above it. */
export function ApplyInPage({ mission, choice, applyKey, pageResult, apply }: ApplyInPageProps) {
  const { user } = useCandidate();
  const rendered = useRenderedAt();
  const facts = missionFacts(mission, candidateMissionPath(mission.id), rendered);
  return (
    <Card padding="form" id="postuler" aria-label="Postuler">
      <h2 className="mb-4 text-xl">Postuler</h2>
      <RecapLine
        recap={{
          ...facts,
          earningsText: choice.chosen.length > 0 ? headlinePay(mission, choice.chosen).text : undefined,
          countdown: startCountdown(choice.chosen[0]?.startsAt ?? mission.startDate, rendered),
        }}
      />
      <ConfirmAddressNotice className="mb-5" />
      <ApplyForm
        fetcher={apply.fetcher}
        result={apply.result ?? pageResult}
        idempotencyKey={applyKey}
        formId={FORM_IN_PAGE}
        onQueued={apply.queue}
        mission={{ ...facts, level: mission.company.level }}
        applicant={{ id: user.id, cvName: user.coverLetterName }}
        profileHref={CANDIDATE_PROFILE}
      />
    </Card>
  );
}

interface Recap {
  earningsText?: string | undefined;
  payText?: string | undefined;
  countdown: Omit<CountdownProps, "className">;
}

function RecapLine({ recap }: { recap: Recap }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-a1-tint px-4 py-3 [&_.is-soon]:text-feu-ink">
      <p className="text-sm">
        <b className="display num text-a1-ink text-xl">{recap.earningsText ?? recap.payText}</b>
        {recap.earningsText !== undefined && <span className="text-ink-2"> estimés</span>}
      </p>
      <Countdown {...recap.countdown} />
    </div>
  );
}
