import { BadgeCheck, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { Monogram } from "../../ui/monogram.tsx";
import type { CardState } from "./card-state.fr.ts";
import { CardStub, UrgentMark } from "./card-stub.tsx";
import { type MissionFacts, ThreeFacts } from "./mission-card-parts.tsx";

export interface MissionCardProps {
  mission: MissionFacts;
  headingLevel?: 2 | 3 | 4;
  /** Two lines, from 768 px. */
  description?: string | undefined;
  /** « vous y avez déjà travaillé. » — nothing when there is nothing true to say. */
  why?: string | undefined;
  /** « Votre compétence : Bar », one line each; on a phone the first one takes the place of the age. */
  reasons?: readonly string[] | undefined;
  state?: CardState;
  /** When the server rendered, in milliseconds. */
  rendered?: number;
  /** Top right, 44 px: the save button. */
  corner?: ReactNode;
  /** The one action, in the stub; it must name the mission for screen readers. */
  action?: ReactNode;
  /** Plays the tear once, right after applying. */
  justApplied?: boolean;
}

const TONES = { fire: "tone-soon", ok: "tone-ok", over: "tone-over", neutral: "tone-neutral" } as const;

export function MissionCard({
  mission,
  headingLevel = 3,
  description,
  why,
  reasons,
  state,
  rendered = 0,
  corner,
  action,
  justApplied,
}: MissionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={cx("stub-card stub-card-c h-full", TONES[state?.tone ?? "neutral"], justApplied && "is-torn")}
      data-mission={mission.id}
    >
      <div className="stub-card-body">
        <div className={cx("mission-card-head", corner !== undefined && "has-corner")}>
          <Monogram name={mission.companyName} src={mission.companyLogo} size={40} />
          <div className="min-w-0">
            <Heading className="stub-card-title clamp2">
              <Link to={mission.href} className="stub-card-link">
                {mission.title}
              </Link>
            </Heading>
            <Employer {...mission} reason={reasons?.[0]} />
          </div>
        </div>
        <ThreeFacts {...mission} />
        <Details {...mission} />
        {!state && mission.urgent && (
          <p className="mt-1.5">
            <UrgentMark />
          </p>
        )}
        {description !== undefined && <p className="clamp2 mt-2 text-ink-2 text-sm max-md:hidden">{description}</p>}
        {why !== undefined && (
          <p className="mission-card-why">
            <CircleCheck className="ico" aria-hidden="true" />
            <span className="whole">
              <b>Pourquoi vous</b>
              {"\u00a0: "}
              {why}
            </span>
          </p>
        )}
        {reasons?.map((text) => (
          <p key={text} className="mission-card-why max-md:hidden">
            <CircleCheck className="ico" aria-hidden="true" />
            <span className="whole">{text}</span>
          </p>
        ))}
      </div>
      {(state ?? action) !== undefined && (
        <div className="stub-card-stub">
          {state && <CardStub state={state} rendered={rendered} />}
          {action !== undefined && <div className="above">{action}</div>}
        </div>
      )}
      {corner !== undefined && <div className="stub-card-corner">{corner}</div>}
    </article>
  );
}

/** The mark is for companies checked by a person; the level is written beside it. */
function Employer({
  companyName,
  companyLevel,
  level,
  ageText,
  reason,
}: MissionFacts & { reason?: string | undefined }) {
  return (
    <>
      <p className="mission-card-emp">
        <span className="truncate">{companyName}</span>
        {level === "verified" && <BadgeCheck className="vf" aria-hidden="true" />}
        {ageText !== undefined && <span className={cx("mission-card-age", reason && "max-md:hidden")}>{ageText}</span>}
        {reason !== undefined && <span className="mission-card-age truncate md:hidden">{reason}</span>}
      </p>
      {companyLevel !== undefined && <p className="text-ink-3 text-xs">{companyLevel}</p>}
    </>
  );
}

/** The licence decides whether one may come: it is also said on a phone. */
function Details({ typeLabel, licenseRequired }: MissionFacts) {
  if (typeLabel === undefined && !licenseRequired) return null;
  return (
    <p className={cx("mt-1.5 text-ink-2 text-xs", !licenseRequired && "max-md:hidden")}>
      {typeLabel !== undefined && <span className="max-md:hidden">{typeLabel}</span>}
      {typeLabel !== undefined && licenseRequired && <span className="max-md:hidden">{", "}</span>}
      {licenseRequired && "Permis requis"}
    </p>
  );
}
