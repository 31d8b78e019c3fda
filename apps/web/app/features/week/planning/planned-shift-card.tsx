import type { PlannedShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatCount } from "@app/domain/text/format-number";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/class-names.ts";
import { missingPeople, PLANNED_CLASSES, plannedState, plannedText } from "./planning-state.fr.ts";

/** Faces and circles shown; the rest is a number. */
const SHOWN = 4;

export function PlannedShiftCard({ shift, to, now }: { shift: PlannedShift; to: string; now: number }) {
  const { job, people, waiting } = shift;
  return (
    <Link to={to} className={cx("cren", PLANNED_CLASSES[plannedState(shift, now)])}>
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
      <People people={people} />
    </Link>
  );
}

function Faces({ people, missing }: { people: PlannedShift["people"]; missing: number }) {
  const faces = people.slice(0, SHOWN);
  const circles = Math.min(missing, Math.max(0, SHOWN - faces.length));
  const rest = people.length + missing - faces.length - circles;
  if (people.length + missing === 0) return null;
  return (
    <span className="faces no-print" aria-hidden="true">
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

/** Read aloud and printed; the screen shows faces. */
function People({ people }: Pick<PlannedShift, "people">) {
  return (
    <span className="cren-p sr-only print:not-sr-only">
      {people.map(({ application_id, name, phone, confirmed }) => (
        <span key={application_id} className="block">
          {[name, phone && formatPhone(phone), confirmed ? "" : "à confirmer"].filter(Boolean).join(", ")}
        </span>
      ))}
    </span>
  );
}
