import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import { Link } from "react-router";
import { CARD_STATE_STYLES } from "../../../parts/mission-card/card-state-styles.ts";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { shiftState } from "./shift-state.ts";
import { missingText, shiftSentence, waitingText } from "./upcoming-text.fr.ts";

const SHOWN = 6;

export interface MissingPeopleProps {
  shifts: readonly UpcomingShift[];
  base: string;
  now: number;
}

/** The shifts to come that lack someone, the soonest first. */
export function MissingPeople({ shifts, base, now }: MissingPeopleProps) {
  const short = shifts.filter((shift) => ["soon", "missing"].includes(shiftState(shift, now)));
  if (short.length === 0) return null;
  return (
    <section aria-labelledby="il-manque" className="card min-w-0">
      <h2 id="il-manque" className="sr-only">
        Il manque quelqu’un
      </h2>
      <ul className="divide-y divide-line">
        {short.slice(0, SHOWN).map((shift, index) => (
          <MissingShift key={shift.id} shift={shift} base={base} now={now} isFirst={index === 0} />
        ))}
        {short.length > SHOWN && (
          <li className="px-4">
            <Link to={`${base}/planning`} className="link inline-flex min-h-11 items-center">
              Voir tout le planning
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function MissingShift({
  shift,
  base,
  now,
  isFirst,
}: {
  shift: UpcomingShift;
  base: string;
  now: number;
  isFirst: boolean;
}) {
  const { job, waiting } = shift;
  const state = shiftState(shift, now);
  const sentence = shiftSentence(shift, state);
  return (
    <li className={cx("missing-shift", CARD_STATE_STYLES[state])}>
      <div className="beside-text">
        <p className="font-semibold text-[.9375rem]">
          <ShiftTime {...shift} />
        </p>
        <h3 className="leading-tight">
          <Link to={`${base}/emplois/${job.id}`} className="no-underline hover:underline">
            {job.title}
          </Link>
        </h3>
        <p className="whole text-ink-2 text-sm">{job.place}</p>
        <p className="text-ink-2 text-sm">
          <span className="missing-shift-n">{missingText(shift)}</span>
          {`, ${waitingText(waiting)}`}
        </p>
      </div>
      {waiting > 0 ? (
        <LinkButton
          to={`${base}/emploi/${job.id}/candidatures`}
          variant={isFirst ? "primary" : "line"}
          aria-label={`Choisir\u00a0: ${sentence}`}
        >
          Choisir
        </LinkButton>
      ) : (
        <LinkButton to={`${base}/emplois/${job.id}`} variant="line" aria-label={`Voir la mission\u00a0: ${sentence}`}>
          Voir la mission
        </LinkButton>
      )}
    </li>
  );
}
