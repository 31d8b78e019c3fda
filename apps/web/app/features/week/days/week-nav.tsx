import { addDays } from "@app/domain/time/calendar";
import { mondayOf } from "@app/domain/time/week";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "../../../ui/link-button.tsx";
import { weekAddress } from "./requested-week.ts";
import { weekText } from "./week-text.fr.ts";

export interface WeekNavProps {
  path: string;
  from: string;
  to: string;
  today: string;
  /** Other parameters of the address. */
  otherParams?: Record<string, string>;
}

export function WeekNav({ path, from, to, today, otherParams }: WeekNavProps) {
  const address = (monday: string) => weekAddress(path, monday, today, otherParams);
  return (
    <nav aria-label="Semaine" className="flex flex-wrap items-center gap-1">
      <Link to={address(addDays(from, -7))} className="btn btn-icon btn-ghost no-print" preventScrollReset>
        <ChevronLeft className="ico" aria-hidden="true" />
        <span className="sr-only">Semaine précédente</span>
      </Link>
      <p className="num font-semibold" aria-live="polite">
        <span className="sr-only">Semaine du </span>
        {weekText(from, to)}
      </p>
      <Link to={address(addDays(from, 7))} className="btn btn-icon btn-ghost no-print" preventScrollReset>
        <ChevronRight className="ico" aria-hidden="true" />
        <span className="sr-only">Semaine suivante</span>
      </Link>
      {from !== mondayOf(today) && (
        <LinkButton to={address(mondayOf(today))} variant="line" size="sm" className="no-print" preventScrollReset>
          Aujourd’hui
        </LinkButton>
      )}
    </nav>
  );
}
