import type { BoardView } from "@app/contract/day/board";
import { formatTime } from "@app/domain/time/format-time";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { byEnd, boardFr as fr, hasEnded, stateText } from "./board-text.fr.ts";

/** For a screen in a kitchen: read from afar, touched by nobody, without phones. */
export function BoardWall({ board, now, title }: { board: BoardView; now: number; title: string }) {
  const shifts = board.shifts.filter((shift) => !hasEnded(shift, now)).toSorted(byEnd(now));
  return (
    <main id="contenu" className="wall">
      <header className="wall-head">
        <h1>
          {title} <span className="num">{formatTime(new Date(now))}</span>
        </h1>
        {board.code !== null && (
          <p className="wall-code">
            <span>{fr.code}</span> <b className="day-code">{board.code}</b>
          </p>
        )}
      </header>
      {shifts.length === 0 && <p className="wall-empty">{fr.empty}</p>}
      {shifts.map((shift) => (
        <section key={shift.id} aria-labelledby={`creneau-${shift.id}`}>
          <h2 id={`creneau-${shift.id}`}>
            <Hours {...shift} /> {shift.job.title}
          </h2>
          <ul>
            {shift.people.map((person) => (
              <li key={person.application_id} data-state={person.state}>
                <b>{person.name}</b> <span>{stateText(person, shift, now)}</span>
              </li>
            ))}
            {shift.missing > 0 && (
              <li data-state="missing">
                {shift.missing}&nbsp;{shift.missing > 1 ? "places libres" : "place libre"}
              </li>
            )}
          </ul>
        </section>
      ))}
    </main>
  );
}
