import type { AgendaShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatTime } from "@app/domain/time/format-time";
import { Check, CircleCheck, Clock, Hourglass, Phone, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../../../ui/class-names.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import { hoursText } from "../days/week-text.fr.ts";
import { AGENDA_STATES, type AgendaState, agendaState, deadlineText, payText } from "./agenda-state.fr.ts";

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
  const { className, label } = AGENDA_STATES[state];
  const Icon = ICONS[state];
  const facts = [state === "to-confirm" ? deadlineText(shift, now) : null, payText(shift)].filter(
    (text) => text !== null,
  );
  return (
    <article
      className={cx("stub-card", className)}
      aria-label={`${shift.job.title}, ${shift.job.company}, ${hoursText(shift)}`}
    >
      <div className="stub-card-body px-4!">
        <div className="ev-head">
          <div className="ev-h num">
            <time className="block" dateTime={shift.startsAt}>
              {formatTime(new Date(shift.startsAt))}
            </time>
            <span className="sr-only"> à </span>
            <time className="block" dateTime={shift.endsAt}>
              {formatTime(new Date(shift.endsAt))}
            </time>
          </div>
          <div className="ev-text">
            <h3 className="stub-card-title">
              <Link to={to} className="stub-card-link">
                {shift.job.title}
              </Link>
            </h3>
            <p className="whole text-ink-2 text-sm leading-snug">{shift.job.company}</p>
            <p className="whole font-semibold text-sm leading-snug">{shift.contact?.address ?? shift.job.location}</p>
            {shift.meetingPoint && (
              <p className="whole text-sm leading-snug">{`Rendez-vous\u00a0: ${shift.meetingPoint}`}</p>
            )}
            {shift.contact?.phone && <p className="num text-sm leading-snug">{formatPhone(shift.contact.phone)}</p>}
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
            {label}
          </p>
          <p className="num text-ink-2 text-sm">{facts.join(", ")}</p>
        </div>
        <div className="no-print flex flex-wrap gap-2 empty:hidden">
          {state !== "done" && shift.contact?.phone && (
            <a
              href={`tel:${shift.contact.phone}`}
              className="btn btn-line btn-icon above"
              aria-label={`Appeler ${shift.contact.name}`}
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
