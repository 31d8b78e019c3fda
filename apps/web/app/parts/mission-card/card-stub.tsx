import { departureText } from "@app/domain/time/relative-time";
import { Check, Flame } from "lucide-react";
import { Countdown } from "../../ui/countdown.tsx";
import type { CardState } from "./card-state.fr.ts";

const MOST_PIPS = 8;

export function CardStub({ state, rendered }: { state: CardState; rendered: number }) {
  const { tone, words, urgent, note, startsAt } = state;
  return (
    <div className="mission-card-state">
      <p className="mission-card-words">
        {tone === "ok" && <Check className="ico" aria-hidden="true" />}
        {tone === "fire" && !urgent && <span className="dot" />}
        {urgent && <UrgentMark />}
        <span>
          {urgent && <span className="sr-only">{"\u00a0: "}</span>}
          {words}
        </span>
      </p>
      <div className="mission-card-detail">
        <Pips positions={state.positions} taken={state.taken} />
        {startsAt !== undefined && (
          <Countdown
            to={startsAt}
            rendered={rendered}
            text={(now) => departureText(new Date(startsAt), new Date(now))}
          />
        )}
      </div>
      {note !== undefined && <p className="mission-card-note">{note}</p>}
    </div>
  );
}

/** On the cards that candidates see. */
export function UrgentMark() {
  return (
    <span className="mission-card-urgent">
      <Flame className="ico" aria-hidden="true" />
      Urgent
    </span>
  );
}

function Pips({ positions, taken }: Pick<CardState, "positions" | "taken">) {
  if (positions > MOST_PIPS) {
    return <progress className="bar w-12!" max={positions} value={taken} aria-hidden="true" />;
  }
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: positions }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- dots have no identity but their place
        <span key={place} className={place < taken ? "on" : undefined} />
      ))}
    </span>
  );
}
