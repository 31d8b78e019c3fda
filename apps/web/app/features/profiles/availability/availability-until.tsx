import { addDays, parisDay } from "@app/domain/time/calendar";
import { CalendarClock, ChevronDown } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import type { AvailabilityChoice } from "./availability-switch.tsx";
import { untilText } from "./availability-text.fr.ts";

/** Until when the choice holds, that day included. */
export function AvailabilityUntil({ choice, now }: { choice: AvailabilityChoice; now: number }) {
  const { fetcher, shown, until } = choice;
  const today = parisDay(new Date(now));
  const next = shown === "on_fire" ? "vous redeviendrez indisponible" : "vous redeviendrez disponible";
  return (
    // Closed again after a change.
    <details key={`${shown}-${until}`} className="group w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md font-semibold text-sm">
        <CalendarClock className="ico" aria-hidden="true" />
        {until === null ? "Sans date limite" : capitalized(untilText(new Date(until), new Date(now)))}
        <ChevronDown className="ico transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <fetcher.Form method="post" className="flex flex-wrap items-start gap-3">
          <Chosen shown={shown} />
          <Field name="until" label="Jusqu’au" hint={`Le lendemain, ${next}.`} labelHidden className="w-64 max-w-full">
            <TextInput
              type="date"
              min={today}
              max={addDays(today, 365)}
              required
              defaultValue={until === null ? "" : parisDay(new Date(until))}
            />
          </Field>
          <Button type="submit" className="min-h-12!" loading={fetcher.state !== "idle"}>
            Enregistrer la date
          </Button>
        </fetcher.Form>
        {until !== null && (
          <fetcher.Form method="post">
            <Chosen shown={shown} />
            <Button type="submit" variant="line" className="min-h-12!">
              Retirer la date
            </Button>
          </fetcher.Form>
        )}
      </div>
    </details>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Chosen({ shown }: Pick<AvailabilityChoice, "shown">) {
  return (
    <>
      <input type="hidden" name="intent" value="availability" />
      <input type="hidden" name="availability" value={shown ?? ""} />
    </>
  );
}
