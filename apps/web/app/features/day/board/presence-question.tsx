import type { BoardPerson, BoardShift } from "@app/contract/day/board";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { boardFr as fr, thereSince } from "./board-text.fr.ts";
import { useSendOnce } from "./send-once.ts";

/** Ten minutes after the start: one tap answers, and nothing changes without one. */
export function PresenceQuestion({ person, shift }: { person: BoardPerson; shift: BoardShift }) {
  const fetcher = useFetcher<Outcome>({ key: `presence-${person.application_id}-${shift.id}` });
  const sendOnce = useSendOnce();
  // Whoever replaces somebody comes later.
  const startsAt = person.from ?? shift.startsAt;
  const isBusy = fetcher.state !== "idle";
  const title = `question-${person.application_id}-${shift.id}`;
  return (
    <fieldset className="basis-full" aria-labelledby={title}>
      <p id={title} className="font-semibold text-feu-ink">
        {fr.question(person.name)}
      </p>
      {person.several && <p className="hint">{fr.absentSeveral}</p>}
      <p className="hint">{fr.absentNote}</p>
      <fetcher.Form method="post" onSubmit={sendOnce} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="client_id" defaultValue="" />
        <input type="hidden" name="application" value={person.application_id} />
        <input type="hidden" name="shift" value={shift.id} />
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="startsAt" value={startsAt} />
        <Button type="submit" name="answer" value="since" size="sm" loading={isBusy}>
          {thereSince(startsAt)}
        </Button>
        <Button type="submit" name="answer" value="now" variant="line" size="sm" loading={isBusy}>
          {fr.justArrived}
        </Button>
        {!person.several && (
          <Button type="submit" name="answer" value="absent" variant="line" size="sm" loading={isBusy}>
            {fr.absent}
          </Button>
        )}
      </fetcher.Form>
    </fieldset>
  );
}
