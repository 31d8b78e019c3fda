import type { BookingView } from "@app/contract/applications/bookings";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { Clock } from "lucide-react";
import { Link } from "react-router";
import { selectedPath } from "../../../lib/candidate-paths.ts";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";

/** The places this person was given and has not confirmed, the first deadline first. */
export function ToConfirm({ bookings, now }: { bookings: readonly BookingView[]; now: Date }) {
  const waiting = placesToConfirm(bookings, now.getTime());
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="a-confirmer" className="mb-4">
      <h2 id="a-confirmer" className="mb-2 text-lg md:text-2xl">
        À confirmer
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {waiting.map((booking) => (
          <li key={booking.application_id}>
            <Place booking={booking} now={now} />
          </li>
        ))}
      </ul>
      <p className="hint mt-2">{WITHDRAWAL_RULE}</p>
    </section>
  );
}

function Place({ booking, now }: { booking: BookingView; now: Date }) {
  const { application_id: id, job, from, confirm_before: until, reconfirm_by: again } = booking;
  return (
    <article className="stub-card tone-soon" aria-label={`À confirmer\u00a0: ${job.title}`}>
      <div className="stub-card-body px-4! py-3!">
        <h3 className="stub-card-title">
          <Link to={selectedPath(id)} className="stub-card-link">
            {job.title}
          </Link>
        </h3>
        <p className="whole text-ink-2 text-sm">{`${job.company}, ${momentPhrase(new Date(from), now)}`}</p>
      </div>
      <div className="stub-card-stub flex-wrap px-4!">
        <p className="flex items-center gap-1.5 font-semibold text-(--accent)">
          <Clock className="ico" aria-hidden="true" />
          {again !== null
            ? `Vous venez toujours\u202f? Répondez avant ${deadlinePhrase(new Date(again), now)}`
            : until === null
              ? "La place est à vous"
              : `Confirmez avant ${deadlinePhrase(new Date(until), now)}`}
        </p>
        <div className="above grow">
          <ConfirmForm id={id} title={job.title} withRule={false} {...(again !== null && { label: "Oui, je viens" })} />
        </div>
      </div>
    </article>
  );
}

/** One for each application: its next shift that has not begun. */
function placesToConfirm(bookings: readonly BookingView[], now: number): BookingView[] {
  const first = new Map<number, BookingView>();
  for (const booking of bookings) {
    const { application_id: id, confirmed, confirm_before: until, reconfirm_by: again, from } = booking;
    const isOpen =
      (!confirmed || again !== null) && Date.parse(from) > now && (until === null || Date.parse(until) > now);
    if (isOpen && !first.has(id)) first.set(id, booking);
  }
  const deadline = ({ confirm_before, reconfirm_by, from }: BookingView) =>
    Date.parse(reconfirm_by ?? confirm_before ?? from);
  return [...first.values()].toSorted((a, b) => deadline(a) - deadline(b));
}
