import type { PropositionView } from "@app/contract/matching/propositions";
import { formatDay } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { candidateMissionPath } from "../../../lib/candidate-paths.ts";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { type STATE_LABELS, startOf, stateLabel } from "./proposition-text.fr.ts";
import { WhyNo } from "./why-no.tsx";

type AnsweredState = keyof typeof STATE_LABELS;

const TONES: Record<AnsweredState, BadgeTone> = {
  yes: "ok",
  no: "grey",
  standby: "line",
  expired: "grey",
  closed: "grey",
};

/** One that is still marked as waiting here is over all the same. */
const endedState = ({ state }: Pick<PropositionView, "state">): AnsweredState =>
  state === "waiting" ? "expired" : state;

export interface AnsweredListProps {
  propositions: readonly PropositionView[];
  answerKey: string;
  /** Where a reason is sent. */
  action: string;
  /** The one just refused: the reason may be given now. */
  refused?: number | undefined;
}

export function AnsweredList({ propositions, answerKey, action, refused }: AnsweredListProps) {
  return (
    <section aria-labelledby="repondues">
      <h2 id="repondues" className="text-lg">
        Répondues
      </h2>
      <ul className="exlist card mt-3 px-4">
        {propositions.map((proposition) => {
          const { id, job } = proposition;
          const state = endedState(proposition);
          return (
            <li key={id} className="flex-wrap">
              <Monogram name={job.company.name} src={job.company.logo} size={40} />
              <span className="beside-text whole">
                <Link to={candidateMissionPath(job.id)} className="link block font-semibold">
                  {`${job.company.name}, ${formatDay(startOf(proposition))}`}
                </Link>
                <span className="text-ink-2 text-sm">
                  {job.title}
                  {job.nextShift && (
                    <>
                      {", "}
                      <Hours {...job.nextShift} />
                    </>
                  )}
                </span>
              </span>
              <Badge tone={TONES[state]}>{stateLabel(proposition, state)}</Badge>
              {id === refused && state === "no" && (
                <WhyNo action={action} hidden={{ id: String(id), key: answerKey }} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
