import type { AgendaShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { shiftWords } from "@app/domain/missions/shift-words";
import { eurosToCents } from "@app/domain/money/money";
import { Check, CircleCheck, Clock, Hourglass, Phone, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import { weekWords } from "../days/week-words.ts";
import { AGENDA_STYLES, type AgendaState, agendaState } from "./agenda-state.ts";
import { agendaWords } from "./agenda-words.ts";

const ICONS = {
  requested: Hourglass,
  confirmed: Check,
  "to-confirm": Clock,
  late: Clock,
  done: CircleCheck,
} as const satisfies Record<AgendaState, unknown>;

export interface AgendaRowProps {
  shift: AgendaShift;
  to: string;
  warnings: readonly string[];
  confirm: ReactNode;
  now: number;
}

export function AgendaRow({ shift, to, warnings, confirm, now }: AgendaRowProps) {
  const state = agendaState(shift, now);
  const words = useWords(agendaWords);
  const { time, to: until, euros } = useWords(shiftWords);
  const Icon = ICONS[state];
  const facts = [
    state === "to-confirm" ? words.before(new Date(shift.confirmBefore), new Date(now)) : null,
    shift.pay === null ? null : euros(eurosToCents(shift.pay)),
  ].filter((text) => text !== null);
  return (
    <article
      className={cx("stub-card", AGENDA_STYLES[state].className)}
      aria-label={`${shift.job.title}, ${shift.job.company}, ${useWords(weekWords).hours(shift)}`}
    >
      <div className="stub-card-body px-4!">
        <div className="ev-head">
          <div className="ev-h num">
            <time className="block" dateTime={shift.startsAt}>
              {time(new Date(shift.startsAt))}
            </time>
            <span className="sr-only"> {until} </span>
            <time className="block" dateTime={shift.endsAt}>
              {time(new Date(shift.endsAt))}
            </time>
          </div>
          <div className="ev-text">
            <h3 className="stub-card-title">
              <Link to={to} className="stub-card-link">
                <AdText>{shift.job.title}</AdText>
              </Link>
            </h3>
            <p className="whole text-ink-2 text-sm leading-snug">{shift.job.company}</p>
            <p className="whole font-semibold text-sm leading-snug">
              <AdText>{shift.contact?.address ?? shift.job.location}</AdText>
            </p>
            {shift.meetingPoint && (
              <p className="whole text-sm leading-snug">
                {words.meeting}
                <AdText>{shift.meetingPoint}</AdText>
              </p>
            )}
            {shift.contact?.phone && (
              <p className="num text-sm leading-snug">
                <AdText>{formatPhone(shift.contact.phone)}</AdText>
              </p>
            )}
          </div>
          <Monogram name={shift.job.company} size={34} />
        </div>
        {warnings.map((text) => (
          <p key={text} className="ev-warn">
            <TriangleAlert className="ico" aria-hidden="true" />
            {text}
          </p>
        ))}
      </div>
      <div className="stub-card-stub px-4!">
        <div className="text-(--accent)">
          <p className="flex items-center gap-1.5 font-semibold">
            <Icon className="ico" aria-hidden="true" />
            {words.states[state]}
          </p>
          <p className="num text-ink-2 text-sm">{facts.join(", ")}</p>
        </div>
        <div className="no-print flex flex-wrap gap-2 empty:hidden">
          {state !== "done" && shift.contact?.phone && (
            <a
              href={`tel:${shift.contact.phone}`}
              className="btn btn-line btn-icon above"
              aria-label={words.call(shift.contact.name)}
            >
              <Phone className="ico" aria-hidden="true" />
            </a>
          )}
          {state === "to-confirm" && <div className="above">{confirm}</div>}
        </div>
      </div>
    </article>
  );
}
