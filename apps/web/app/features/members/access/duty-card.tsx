import type { WeeklyAvailability } from "@app/contract/profiles/availability";
import { weekBits } from "@app/domain/profiles/availability";
import type { DayHours } from "@app/domain/time/day-hours";
import { Check } from "lucide-react";
import { useRef } from "react";
import { Form, useFetcher } from "react-router";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import { WeekGrid } from "../../../parts/week/week-grid.tsx";
import type { SlotName } from "../../../parts/week/week-names.fr.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { Duty } from "../colleagues/member-list.tsx";
import { ALWAYS, dutyBits } from "./duty-bits.ts";

/** Each moment lasts until the next: a day has no hour without its own. */
const MOMENTS: Record<DayHours, SlotName> = {
  morning: { label: "Matin", word: "matin", hours: "6 à 12\u00a0h" },
  noon: { label: "Après-midi", word: "après-midi", hours: "12 à 17\u00a0h" },
  evening: { label: "Soir", word: "soir", hours: "17 à 22\u00a0h" },
  night: { label: "Nuit", word: "nuit", hours: "22 à 6\u00a0h" },
};

interface DutyCardProps {
  duty: WeeklyAvailability | null;
  isOnDuty: boolean;
  isSelf: boolean;
}

/** When news of the establishments are sent, saved at each touch. */
export function DutyCard({ duty, isOnDuty, isSelf }: DutyCardProps) {
  const fetcher = useFetcher<Outcome>({ key: "duty" });
  const last = useRef<Record<string, string>>(null);
  function send(week: number) {
    last.current = { intent: "duty", week: String(week) };
    void fetcher.submit(last.current, { method: "post" });
  }
  useRetryToast(fetcher.data, () => last.current && void fetcher.submit(last.current, { method: "post" }));
  const sent = fetcher.formData?.get("week");
  const week = typeof sent === "string" ? Number(sent) : dutyBits(duty && weekBits(duty));
  const isSaved = fetcher.state === "idle" && fetcher.data?.ok === true;
  return (
    <Card aria-labelledby="service">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="service" className="text-xl">
          De service
        </h2>
        <p role="status" className="font-semibold text-ok-ink text-sm">
          {isSaved && (
            <span className="flex items-center gap-1.5">
              <Check className="ico" aria-hidden="true" />
              Enregistré
            </span>
          )}
        </p>
      </div>
      <Duty isOnDuty={isOnDuty} />
      <p id="service-aide" className="mt-2 text-ink-2 text-sm">
        {`${isSelf ? "Vous recevez" : "Cette personne reçoit"} les nouvelles (absence, réponse, retard) aux moments cochés. Sans personne de service, elles vont à la personne qui a publié, sinon aux propriétaires.`}
      </p>
      <WeekGrid week={week} onChange={send} describedBy="service-aide" label="Semaine de service" slots={MOMENTS} />
      {week !== ALWAYS && (
        <Form
          method="post"
          preventScrollReset
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            send(ALWAYS);
          }}
        >
          <input type="hidden" name="intent" value="duty" />
          <Button type="submit" variant="line">
            De service à toute heure
          </Button>
        </Form>
      )}
    </Card>
  );
}
