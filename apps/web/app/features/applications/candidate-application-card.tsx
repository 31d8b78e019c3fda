import type { ApplicationView } from "@app/contract/applications";
import { candidateSteps, refuseConfirm } from "@app/domain/application";
import { STEP_LABELS } from "@app/domain/catalogue/labels.fr";
import { Banknote, CalendarDays, Check } from "lucide-react";
import { useEffect } from "react";
import { type FetcherWithComponents, Link, useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/class-names.ts";
import { Countdown, type CountdownProps } from "../../ui/countdown.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { StepTrack } from "../../ui/step-track.tsx";
import { toast } from "../../ui/toast.tsx";
import { agePhrase } from "./age-phrase.ts";
import { storyOf } from "./application-story.fr.ts";
import { CandidateApplicationStatus } from "./candidate-application-status.tsx";

export interface CandidateApplicationCardProps {
  application: ApplicationView;
  /** The mission as formatted texts. */
  mission: {
    title: string;
    href: string;
    companyName: string;
    companyLogo?: string | null;
    location: string;
    periodText?: string;
    payText?: string;
    earningsText?: string;
  };
  /** « demain à 11 h ». */
  startText: string;
  countdown: Omit<CountdownProps, "className">;
  missionsHref: string;
  /** Led here by its address. */
  highlighted: boolean;
  now: number;
}

/** One application: the mission, how far it has come, and the next thing to do. */
export function CandidateApplicationCard({
  application,
  mission,
  startText,
  now,
  ...card
}: CandidateApplicationCardProps) {
  const confirm = useConfirm(application.id);
  const time = new Date(now);
  const startsAt = new Date(application.job.startDate);
  const toConfirm =
    application.candidate_status === null &&
    refuseConfirm({ status: application.status, candidateStatus: null, startsAt }, time) === null;
  const isOver = application.status === "rejected" || application.candidate_status === "withdrawn";
  return (
    <Card
      as="article"
      padding="none"
      id={`candidature-${application.id}`}
      aria-label={`${mission.title}, ${mission.companyName}`}
      className={cx("scroll-mt-24 p-5 md:p-6", toConfirm ? "ring-2 ring-ok" : card.highlighted && "ring-2 ring-brand")}
    >
      <div className="flex items-start gap-4">
        <Monogram name={mission.companyName} src={mission.companyLogo} size={48} />
        <div className="min-w-0 flex-1">
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <CandidateApplicationStatus {...application} />
            <span className="text-ink-3 text-xs">{`Envoyée ${agePhrase(new Date(application.created_at), time)}`}</span>
          </div>
          <h2 className="bon-title">
            <Link to={mission.href} className="no-underline underline-offset-3 hover:underline">
              {mission.title}
            </Link>
          </h2>
          <p className="mt-1 text-ink-2 text-sm">
            {mission.companyName} <span className="text-ink-3">·</span> {mission.location}
          </p>
          <ul className="bon-meta mt-2.5">
            {mission.periodText !== undefined && (
              <li>
                <CalendarDays className="ico" aria-hidden="true" />
                {mission.periodText}
              </li>
            )}
            {mission.payText !== undefined && (
              <li>
                <Banknote className="ico" aria-hidden="true" />
                {mission.payText}
              </li>
            )}
            {!isOver && startsAt > time && (
              <li>
                <Countdown {...card.countdown} />
              </li>
            )}
          </ul>
        </div>
        {mission.earningsText !== undefined && (
          <div className="hidden shrink-0 text-right md:block">
            <p className="gain-l">Gains estimés</p>
            <p className="gain-v mt-0.5">{mission.earningsText}</p>
          </div>
        )}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-center gap-4 border-line border-t-2 border-dashed pt-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <StepTrack label="Avancement" steps={stepsOf(application)} />
          <Story application={application} company={mission.companyName} startText={startText} now={time} />
        </div>
        {toConfirm && <ConfirmForm fetcher={confirm} id={application.id} title={mission.title} />}
        {application.status === "rejected" && application.candidate_status !== "withdrawn" && (
          <LinkButton to={card.missionsHref} variant="soft">
            Voir d’autres missions
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function stepsOf({ status, candidate_status, seen_at }: ApplicationView) {
  const facts = { status, candidateStatus: candidate_status, seenAt: seen_at === null ? null : new Date(seen_at) };
  return candidateSteps(facts).map(({ key, state }) => ({
    label: STEP_LABELS[key],
    // An answer that ends the path is neither a success nor a step to come.
    state: key === "answered" && status === "rejected" ? ("stopped" as const) : state,
  }));
}

function Story(props: { application: ApplicationView; company: string; startText: string; now: Date }) {
  const { lead, rest } = storyOf(props.application, props);
  return (
    <p className="mt-3 text-ink-2 text-sm">
      {lead !== undefined && <b className="text-ink">{`${lead} `}</b>}
      {rest}
    </p>
  );
}

/** What the action answers. */
export type ConfirmAnswer = { ok: true } | { formError: string };

/** Held by the card, which outlives the button: the answer is told even once there is nothing left to press. */
function useConfirm(id: number) {
  const fetcher = useFetcher<ConfirmAnswer>({ key: `confirm-${id}` });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer === undefined) return;
    if ("ok" in answer) toast("Votre venue est confirmée.");
    else toast(answer.formError, { tone: "error" });
  }, [answer]);
  return fetcher;
}

interface ConfirmFormProps {
  fetcher: FetcherWithComponents<ConfirmAnswer>;
  id: number;
  title: string;
}

function ConfirmForm({ fetcher, id, title }: ConfirmFormProps) {
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="ok"
        icon={Check}
        className="w-full"
        loading={fetcher.state !== "idle"}
        loadingLabel="Confirmation…"
        aria-label={`Confirmer ma venue\u00a0: ${title}`}
      >
        Confirmer ma venue
      </Button>
    </fetcher.Form>
  );
}
