import type { BoardView } from "@app/contract/day/board";
import { formatTime } from "@app/domain/time/format-time";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { byEnd, boardFr as fr, hasEnded, stateText, wallTexts } from "./board-text.fr.ts";

const LINE = "flex flex-wrap justify-between gap-x-6 border-line border-t px-3 py-2";

/** For a screen in a kitchen: read from afar, touched by nobody, without phones. */
export function BoardWall({ board, now, title }: { board: BoardView; now: number; title: string }) {
  const shifts = board.shifts.filter((shift) => !hasEnded(shift, now)).toSorted(byEnd(now));
  return (
    <main id="contenu" className="wall">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h1>
          {title} <span className="num">{formatTime(new Date(now))}</span>
        </h1>
        {board.code !== null && (
          <p>
            {fr.code} <b className="day-code num">{board.code}</b>
          </p>
        )}
      </header>
      {shifts.length === 0 && <p className="mt-8">{fr.empty}</p>}
      {shifts.map((shift) => (
        <section key={shift.id} aria-labelledby={`creneau-${shift.id}`}>
          <h2 id={`creneau-${shift.id}`}>
            <Hours {...shift} /> {shift.job.title}
          </h2>
          <ul>
            {shift.people.map((person) => (
              <li key={person.application_id} data-state={person.state} className={LINE}>
                <b>{person.name}</b> <span>{[stateText(person, shift, now), ...wallTexts(person)].join(", ")}</span>
              </li>
            ))}
            {shift.missing > 0 && (
              <li data-state="missing" className={LINE}>
                {shift.missing}&nbsp;{shift.missing > 1 ? "places libres" : "place libre"}
              </li>
            )}
          </ul>
        </section>
      ))}
    </main>
  );
}
