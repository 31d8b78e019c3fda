import type { PlannedShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { comingDay, comingState } from "./coming-text.fr.ts";

type Person = PlannedShift["people"][number];

export interface ComingPeopleProps {
  /** Those without anybody are left out. */
  shifts: readonly PlannedShift[];
  /** The most shifts shown. */
  most: number;
  /** An application is at `{base}/candidatures/{id}`; null for who may not open them. */
  base: string | null;
  now: number;
  /** False on the page of the mission. */
  showMission: boolean;
  messageFor: (person: Person) => ReactNode;
}

/** Who comes, when, with the number to call: by shift, the soonest first. */
export function ComingPeople({ shifts, most, base, now, showMission, messageFor }: ComingPeopleProps) {
  const coming = shifts.filter(({ people, endsAt }) => people.length > 0 && Date.parse(endsAt) > now);
  if (coming.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="qui-vient" className="min-w-0 overflow-hidden">
      <h2 id="qui-vient" className="px-4 pt-3 text-lg md:px-5">
        Qui vient
      </h2>
      {coming.slice(0, most).map((shift) => (
        <section key={shift.id} aria-labelledby={`creneau-${shift.id}`} className="coming">
          <h3 id={`creneau-${shift.id}`} className="coming-h">
            <span>{comingDay(shift.startsAt, now)}</span> <Hours {...shift} />
            {showMission && (
              <>
                {" "}
                {base === null ? (
                  <span className="coming-job">{shift.job.title}</span>
                ) : (
                  <Link to={`${base}/emplois/${shift.job.id}`} className="coming-job">
                    {shift.job.title}
                  </Link>
                )}
              </>
            )}
          </h3>
          <ul className="divide-y divide-line">
            {shift.people.map((person) => (
              <ComingPerson
                key={person.application_id}
                person={person}
                href={base === null ? null : `${base}/candidatures/${person.application_id}`}
                now={now}
              >
                {messageFor(person)}
              </ComingPerson>
            ))}
          </ul>
        </section>
      ))}
      {coming.length > most && base !== null && (
        <p className="border-line border-t px-4 md:px-5">
          <Link to={`${base}/planning`} className="link inline-flex min-h-11 items-center">
            Voir tout le planning
          </Link>
        </p>
      )}
    </Card>
  );
}

interface ComingPersonProps {
  person: Person;
  href: string | null;
  now: number;
  children: ReactNode;
}

function ComingPerson({ person, href, now, children }: ComingPersonProps) {
  const { candidate_id, name, phone, confirmed } = person;
  return (
    <li className="coming-person">
      <Avatar id={candidate_id} name={name} />
      <div className="beside-text">
        <p className="font-bold font-display leading-tight">
          {href === null ? (
            name
          ) : (
            <Link to={href} className="no-underline underline-offset-3 hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className={cx("font-semibold text-sm", confirmed ? "text-ok-ink" : "text-warn-ink")}>
          {comingState(person, now)}
        </p>
        {phone && <p className="num text-ink-2 text-sm">{formatPhone(phone)}</p>}
      </div>
      <div className="flex gap-2">
        {children}
        {phone && (
          <a
            href={`tel:${phone}`}
            className={buttonClass({ variant: "ghost" }, "btn-round btn-call")}
            aria-label={`Appeler ${name}`}
          >
            <Phone className="ico" aria-hidden="true" />
          </a>
        )}
      </div>
    </li>
  );
}
