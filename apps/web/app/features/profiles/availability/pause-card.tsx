import { addDays } from "@app/domain/time/calendar";
import { formatDay } from "@app/domain/time/format-time";
import { Snowflake } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import type { AvailabilityChoice } from "./availability-switch.tsx";
import { SaveCard } from "./save-card.tsx";

/** No proposition until a day, that day included. */
export function PauseCard({ choice, today }: { choice: AvailabilityChoice; today: string }) {
  const { fetcher, shown, until } = choice;
  const isBusy = fetcher.state !== "idle";
  if (shown === "freeze") {
    const end = until === null ? "sans date de fin" : `jusqu’au ${formatDay(new Date(until))} inclus`;
    return (
      <SaveCard id="pause" title="Pause">
        <p className="flex items-center gap-2 font-semibold">
          <Snowflake className="ico text-glace-ink" aria-hidden="true" />
          {`En pause, ${end}`}
        </p>
        <p className="mt-1 text-ink-2 text-sm">Aucune mission ne vous est proposée. Vous pouvez toujours postuler.</p>
        <fetcher.Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="availability" />
          <input type="hidden" name="availability" value="on_fire" />
          <Button type="submit" variant="line" loading={isBusy}>
            Reprendre maintenant
          </Button>
        </fetcher.Form>
      </SaveCard>
    );
  }
  return (
    <SaveCard id="pause" title="Pause">
      <p className="text-ink-2 text-sm">Vacances, examens&#8239;? Plus aucune proposition jusqu’à la date choisie.</p>
      <fetcher.Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="availability" />
        <input type="hidden" name="availability" value="freeze" />
        <Field name="until" label="Jusqu’au" required className="min-w-44 flex-1">
          <TextInput type="date" min={today} max={addDays(today, 365)} defaultValue={addDays(today, 7)} />
        </Field>
        <Button type="submit" variant="line" className="min-h-12!" loading={isBusy}>
          Me mettre en pause
        </Button>
      </fetcher.Form>
    </SaveCard>
  );
}
