import type { PlannedShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatCount } from "@app/domain/text/format-number";
import { Phone, Plus } from "lucide-react";
import { Link } from "react-router";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { cx } from "../../../ui/class-names.ts";
import { comingState } from "../coming/coming-text.fr.ts";
import { missingPeople, PLANNED_CLASSES, plannedState, plannedText } from "./planning-state.fr.ts";

/** Faces and circles shown; the rest is a number. */
const SHOWN = 4;

export function PlannedShiftCard({ shift, to, now }: { shift: PlannedShift; to: string; now: number }) {
  const { job, people, waiting } = shift;
  return (
    <div className={cx("cren", PLANNED_CLASSES[plannedState(shift, now)])}>
      <Link to={to} className="cren-link">
        <span className="cren-h">
          <Hours {...shift} />
        </span>
        <span className="cren-m whole">{job.title}</span>
        <Faces people={people} missing={missingPeople(shift, now)} />
        <span className="cren-s whole">{plannedText(shift, now)}</span>
        {waiting > 0 && (
          <span className="cren-m whole">
            {waiting > 1 ? `${formatCount(waiting)} candidatures à traiter` : "1 candidature à traiter"}
          </span>
        )}
      </Link>
      <People people={people} now={now} />
    </div>
  );
}

function Faces({ people, missing }: { people: PlannedShift["people"]; missing: number }) {
  const faces = people.slice(0, SHOWN);
  const circles = Math.min(missing, Math.max(0, SHOWN - faces.length));
  const rest = people.length + missing - faces.length - circles;
  if (people.length + missing === 0) return null;
  return (
    <span className="faces at-desk no-print" aria-hidden="true">
      {faces.map(({ application_id, candidate_id, name, confirmed }) => (
        <span key={application_id} className={cx(!confirmed && "pend")} title={name}>
          <Avatar id={candidate_id} name={name} size={28} />
        </span>
      ))}
      {Array.from({ length: circles }, (_, index) => (
        <span key={index} className="hole">
          <Plus className="ico" />
        </span>
      ))}
      {rest > 0 && <span className="num font-semibold text-sm">{`+${formatCount(rest)}`}</span>}
    </span>
  );
}

/** Names and numbers: read aloud and printed; on a phone instead of the faces, which are what fits in a column of a desk. */
function People({ people, now }: Pick<PlannedShift, "people"> & { now: number }) {
  if (people.length === 0) return null;
  return (
    <ul className="cren-p">
      {people.map((person) => (
        <li key={person.application_id}>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{person.name}</span>
            <span className="block">
              {[person.phone && formatPhone(person.phone), comingState(person, now)].filter(Boolean).join(", ")}
            </span>
          </span>
          {person.phone && (
            <a
              href={`tel:${person.phone}`}
              className={buttonClass({ variant: "ghost" }, "btn-round btn-call no-print")}
              aria-label={`Appeler ${person.name}`}
            >
              <Phone className="ico" aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
