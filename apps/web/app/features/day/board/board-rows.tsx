import type { BoardShift } from "@app/contract/day/board";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { Card } from "../../../ui/card.tsx";
import { BoardRow } from "./board-row.tsx";
import { byEnd, countsText, placesText } from "./board-text.fr.ts";

interface BoardRowsProps {
  shifts: readonly BoardShift[];
  now: number;
  /** An application is at `{base}/candidatures/{id}`; null for who may not open them. */
  base: string | null;
  messageFor: (person: { application_id: number; name: string }) => ReactNode;
}

/** By shift, what is over last; in each, those to act on first. The same order on a phone as at a desk. */
export function BoardRows({ shifts, now, base, messageFor }: BoardRowsProps) {
  return (
    <Card padding="none" aria-labelledby="tableau" className="min-w-0 overflow-hidden">
      <h2 id="tableau" className="sr-only">
        Tableau du jour
      </h2>
      {shifts.toSorted(byEnd(now)).map((shift) => (
        <section key={shift.id} aria-labelledby={`creneau-${shift.id}`} className="coming">
          <h3 id={`creneau-${shift.id}`} className="coming-h board-h">
            <Hours {...shift} />{" "}
            {base === null ? (
              <span className="coming-job">{shift.job.title}</span>
            ) : (
              <Link to={`${base}/emplois/${shift.job.id}`} className="coming-job">
                {shift.job.title}
              </Link>
            )}{" "}
            <span className="coming-job md:ml-auto">
              {[placesText(shift), countsText(shift.people)].filter(Boolean).join("\u00a0· ")}
            </span>
          </h3>
          <ul className="divide-y divide-line">
            {shift.people.map((person) => (
              <BoardRow
                key={person.application_id}
                person={person}
                shift={shift}
                now={now}
                href={base === null ? null : `${base}/candidatures/${person.application_id}`}
              >
                {messageFor(person)}
              </BoardRow>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
