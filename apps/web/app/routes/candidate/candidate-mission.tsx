import { applicationFr } from "@app/contract/applications.fr";
import type { MissionView } from "@app/contract/missions";
import { refuseApplication } from "@app/domain/application";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { ApplyDialog, type ApplyRecap, RecapLine } from "../../features/applications/apply-dialog.tsx";
import { type ApplyAnswer, ApplyForm } from "../../features/applications/apply-form.tsx";
import { IncompleteProfileDialog, IncompleteProfileNotice } from "../../features/applications/incomplete-profile.tsx";
import { SentApplication } from "../../features/applications/sent-application.tsx";
import { MissionDetail } from "../../features/missions/detail/mission-detail.tsx";
import { UrgentBanner } from "../../features/missions/detail/mission-notices.tsx";
import type { MissionPart } from "../../features/missions/detail/mission-texts.ts";
import { urgentText } from "../../features/missions/detail/words.fr.ts";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { startCountdown } from "../../features/missions/mission-start.ts";
import { whyYou } from "../../features/missions/why-you.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useNow } from "../../ui/clock.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { toast } from "../../ui/toast.tsx";
import {
  CANDIDATE_APPLICATIONS,
  CANDIDATE_HOME,
  CANDIDATE_PROFILE,
  candidateMissionPath,
  useCandidate,
} from "./candidate.ts";

export interface CandidateMissionProps {
  mission: MissionView;
  texts: readonly MissionPart[];
  applyKey: string;
  /** The form is in the page: asked for by the address, which needs no script. */
  applying: boolean;
  /** The answer to a form sent without script. */
  pageAnswer: ApplyAnswer | undefined;
}

export function CandidateMission({ mission, texts, applyKey, applying, pageAnswer }: CandidateMissionProps) {
  const { user, completeness } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const apply = useApply(completeness.missing);
  const pausing = user.availability === "freeze";
  const application = mission.application ?? null;
  const refusal = application ? null : refusalOf(mission, now);
  const open = application === null && refusal === null;
  const missing = missingOf(apply.fetcher.data ?? pageAnswer) ?? completeness.missing;
  const recap: ApplyRecap = {
    ...missionFacts(mission, candidateMissionPath(mission.id), now),
    countdown: startCountdown(mission.startDate, rendered, pausing),
  };
  const urgent = urgentText(mission, open, now);
  const form = {
    fetcher: apply.fetcher,
    answer: apply.fetcher.data ?? pageAnswer,
    idempotencyKey: applyKey,
    cvName: user.coverLetterName,
    profileHref: CANDIDATE_PROFILE,
  };
  return (
    <>
      <MissionDetail
        mission={mission}
        texts={texts}
        rendered={rendered}
        calm={pausing}
        className="pb-20 md:pb-0"
        back={{ to: CANDIDATE_HOME, label: "Retour aux missions" }}
        banner={urgent !== undefined && <UrgentBanner text={urgent} />}
        why={pausing ? undefined : whyYou(mission, readerOf(user))}
        torn={apply.sent}
        bar={
          open ? { action: <ApplyTrigger inPage={applying} onOpen={apply.start} />, place: "above-menu" } : undefined
        }
        action={
          application ? (
            <SentApplication application={application} to={CANDIDATE_APPLICATIONS} />
          ) : refusal ? (
            <p className="text-center font-medium text-ink-2">{applicationFr.refusals[refusal]}</p>
          ) : (
            <div className="hidden md:block">
              <ApplyTrigger inPage={applying} onOpen={apply.start} />
            </div>
          )
        }
      >
        {open && applying && (
          <Card padding="form" id="postuler" aria-label="Postuler">
            <h2 className="mb-4 text-xl">Postuler</h2>
            {missing.length > 0 ? (
              <IncompleteProfileNotice missing={missing} profileHref={CANDIDATE_PROFILE} />
            ) : (
              <>
                <RecapLine recap={recap} />
                <ApplyForm {...form} />
              </>
            )}
          </Card>
        )}
      </MissionDetail>
      <ApplyDialog open={open && apply.step === "form"} onOpenChange={apply.close} recap={recap} {...form} />
      <IncompleteProfileDialog
        open={open && apply.step === "incomplete"}
        onOpenChange={apply.close}
        missing={missing}
        profileHref={CANDIDATE_PROFILE}
      />
    </>
  );
}

const readerOf = ({ location, skills, availability }: ReturnType<typeof useCandidate>["user"]) => ({
  city: location.city,
  skills,
  available: availability === "on_fire",
});

/** Opens what comes next, and follows the answer: a sentence, a missing profile, or a torn stub. */
function useApply(missing: readonly string[]) {
  const fetcher = useFetcher<ApplyAnswer>();
  const [opened, setOpened] = useState(false);
  const sent = fetcher.data !== undefined && "ok" in fetcher.data;
  const incomplete = missing.length > 0 || missingOf(fetcher.data) !== undefined;
  useEffect(() => {
    if (sent) toast("Votre candidature est partie.");
  }, [sent]);
  return {
    fetcher,
    sent,
    step: opened ? (incomplete ? "incomplete" : "form") : "closed",
    start: () => setOpened(true),
    close: setOpened,
  };
}

/** A link to the form in the page until script takes over; then a dialog. */
function ApplyTrigger({ inPage, onOpen }: { inPage: boolean; onOpen: () => void }) {
  const hydrated = useHydrated();
  if (inPage || !hydrated) {
    return (
      <LinkButton to={inPage ? "#postuler" : "?postuler=1#postuler"} replace size="lg" block>
        Postuler
      </LinkButton>
    );
  }
  return (
    <Button size="lg" block onClick={onOpen}>
      Postuler
    </Button>
  );
}

const missingOf = (answer: ApplyAnswer | undefined) => (answer && "missing" in answer ? answer.missing : undefined);

/** What only the mission can refuse; the candidate's own gaps are told on the way. */
function refusalOf(mission: MissionView, now: number) {
  return refuseApplication({
    mission: { ...mission, startsAt: new Date(mission.startDate), applicationCount: mission.totalApplications },
    candidate: { profileComplete: true, adultConfirmed: true, hasCv: true, alreadyApplied: false, isBooked: false },
    attachCv: false,
    now: new Date(now),
  });
}
