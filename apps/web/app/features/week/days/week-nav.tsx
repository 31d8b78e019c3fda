import { addDays } from "@app/domain/time/calendar";
import { mondayOf } from "@app/domain/time/week";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { weekAddress } from "./requested-week.ts";
import { weekWords } from "./week-words.ts";

export interface WeekNavProps {
  path: string;
  from: string;
  to: string;
  today: string;
  /** Other parameters of the address. */
  otherParams?: Record<string, string>;
}

export function WeekNav({ path, from, to, today, otherParams }: WeekNavProps) {
  const words = useWords(weekWords);
  const address = (monday: string) => weekAddress(path, monday, today, otherParams);
  return (
    <nav aria-label={words.nav} className="flex flex-wrap items-center gap-1">
      <Link to={address(addDays(from, -7))} className="btn btn-icon btn-ghost no-print" preventScrollReset>
        <ChevronLeft className="ico arr" aria-hidden="true" />
        <span className="sr-only">{words.previous}</span>
      </Link>
      <p className="num font-semibold" aria-live="polite">
        <span className="sr-only">{words.weekOf} </span>
        {words.week(from, to)}
      </p>
      <Link to={address(addDays(from, 7))} className="btn btn-icon btn-ghost no-print" preventScrollReset>
        <ChevronRight className="ico arr" aria-hidden="true" />
        <span className="sr-only">{words.next}</span>
      </Link>
      {from !== mondayOf(today) && (
        <LinkButton to={address(mondayOf(today))} variant="line" size="sm" className="no-print" preventScrollReset>
          {words.today}
        </LinkButton>
      )}
    </nav>
  );
}
