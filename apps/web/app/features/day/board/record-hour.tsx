import type { BoardPerson, BoardShift } from "@app/contract/day/board";
import { parisDay, parisTime } from "@app/domain/time/calendar";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TimeInput } from "../../../ui/fields/time-input.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { boardFr as fr } from "./board-text.fr.ts";
import { useSendOnce } from "./send-once.ts";

interface RecordHourProps {
  person: BoardPerson;
  shift: BoardShift;
  now: number;
}

/** When somebody arrived or left, typed for them: without a phone, without the code, or once it was wrong too often. */
export function RecordHour({ person, shift, now }: RecordHourProps) {
  const fetcher = useFetcher<Outcome>({ key: `hour-${person.application_id}-${shift.id}` });
  const sendOnce = useSendOnce();
  const isBusy = fetcher.state !== "idle";
  const startsAt = new Date(shift.startsAt);
  return (
    <details className="basis-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {fr.record} <span className="sr-only">pour {person.name}</span>
      </summary>
      <fetcher.Form method="post" onSubmit={sendOnce} className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="record" />
        <input type="hidden" name="client_id" defaultValue="" />
        <input type="hidden" name="application" value={person.application_id} />
        <input type="hidden" name="shift" value={shift.id} />
        <input type="hidden" name="day" value={parisDay(startsAt)} />
        <input type="hidden" name="from" value={parisTime(startsAt)} />
        <Field label="Heure" name="time" id={`heure-${person.application_id}-${shift.id}`} className="w-28">
          <TimeInput defaultValue={parisTime(new Date(now))} />
        </Field>
        <Button type="submit" name="kind" value="in" variant="line" loading={isBusy}>
          {fr.arrival}
        </Button>
        <Button type="submit" name="kind" value="out" variant="line" loading={isBusy}>
          {fr.departure}
        </Button>
      </fetcher.Form>
    </details>
  );
}
