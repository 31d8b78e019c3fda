import type { AvailabilityView } from "@app/contract/profiles/availability";
import { weekBits } from "@app/domain/profiles/availability";
import { WeekGrid } from "../../../parts/week/week-grid.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { EMPTY_WEEK, FILLED_WEEK, weekAge } from "./availability-text.fr.ts";
import { SaveCard } from "./save-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSave } from "./use-save.ts";

const HINT = "semaine-aide";

/** The usual week, saved at each touch. */
export function WeekCard({ weekly, expiresAt, now }: Pick<AvailabilityView, "weekly" | "expiresAt"> & { now: Date }) {
  const { send, sent, isSaved } = useSave("week");
  const requested = sent?.get("week");
  const week = typeof requested === "string" ? Number(requested) : weekBits(weekly);
  const change = (next: number) => send({ intent: "week", week: String(next) });
  const age = weekAge(expiresAt, now);
  const isAsked = week !== 0 && (age.state === "ending" || age.state === "over");
  return (
    <SaveCard
      id="semaine"
      title="Semaine type"
      isSaved={isSaved}
      end={
        week !== 0 && (
          <button type="button" className="js-only link min-h-11 text-sm" onClick={() => change(0)}>
            Tout effacer
          </button>
        )
      }
    >
      {isAsked && (
        <Notice
          tone="warn"
          title="Votre semaine est-elle toujours vraie&#8239;?"
          className="mb-3"
          action={
            <SaveForm fields={{ intent: "renew" }} onSend={send}>
              <Button type="submit">Oui, la garder</Button>
            </SaveForm>
          }
        >
          {age.text}
        </Notice>
      )}
      <WeekGrid week={week} onChange={change} describedBy={HINT} />
      <p id={HINT} className="hint">
        Touchez une case pour vous dire disponible, un jour ou un moment pour toute la ligne.{" "}
        {week === 0 ? EMPTY_WEEK : FILLED_WEEK}
      </p>
      {age.state === "believed" && week !== 0 && <p className="hint">{age.text}</p>}
    </SaveCard>
  );
}
