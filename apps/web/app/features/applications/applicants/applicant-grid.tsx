import type { ApplicationView } from "@app/contract/applications/applications";
import type { ShiftView } from "@app/contract/missions/shifts";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { Check, CheckCheck, Minus } from "lucide-react";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { gridCellText, namesText, recordText } from "./applicant-text.fr.ts";
import { openShifts, type Selection, togglePerson, toggleShift } from "./grid-selection.ts";

export interface ApplicantGridProps {
  applications: readonly ApplicationView[];
  shifts: readonly ShiftView[];
  /** Each person may be given some of the shifts they asked for. */
  takeSome: boolean;
  /** One application is at `{base}/{id}`. */
  base: string;
  /** What the people accepted will read. */
  preview: { title: string; message: string };
}

const NOTHING: Selection = new Map();

/** People against days: who asked for what, and several answered at once. */
export function ApplicantGrid({ applications, shifts, takeSome, base, preview }: ApplicantGridProps) {
  const [selection, setSelection] = useState(NOTHING);
  const [seen, setSeen] = useState(applications);
  // Answered people leave the selection with the list.
  if (seen !== applications) {
    setSeen(applications);
    const left = new Set(applications.filter((one) => openShifts(one).length > 0).map(({ id }) => id));
    setSelection(new Map([...selection].filter(([id]) => left.has(id))));
  }
  const intent = useNavigation().formData?.get("intent");
  const chosen = applications.filter(({ id }) => selection.has(id));
  const names = chosen.map(({ candidate }) => candidate.name);
  const half = Math.ceil(applications.length / 2);
  const table = { shifts, takeSome, base, selection };
  return (
    <Form method="post" preventScrollReset>
      <div className="people-grids">
        {[applications.slice(0, half), applications.slice(half)].map(
          (people, index) =>
            people.length > 0 && (
              <PeopleTable
                key={people[0]?.id}
                {...table}
                applications={people}
                first={index * half + 1}
                onPerson={(one) => setSelection((before) => togglePerson(before, one))}
                onShift={(id, shift) => setSelection((before) => toggleShift(before, id, shift))}
              />
            ),
        )}
      </div>
      <div className="people-grid-bar">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {names.length === 0 ? (
            <span className="js-only text-ink-2">Cochez des personnes ou des créneaux pour répondre ensemble.</span>
          ) : (
            <>
              <b>{namesText(names)}</b>
              {". Chaque personne acceptée recevra\u00a0: «\u00a0"}
              {`${preview.title}. ${preview.message}\u00a0»`}
            </>
          )}
        </p>
        <Button type="submit" name="intent" value="reject-many" variant="line" loading={intent === "reject-many"}>
          {`Refuser${countText(names.length)}`}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="accept-many"
          variant="ok"
          icon={Check}
          loading={intent === "accept-many"}
        >
          {`Accepter${countText(names.length)}`}
        </Button>
      </div>
    </Form>
  );
}

const countText = (count: number) => (count > 1 ? ` les ${count}` : "");

interface PeopleTableProps extends Pick<ApplicantGridProps, "applications" | "shifts" | "takeSome" | "base"> {
  selection: Selection;
  /** The place of the first person in the whole list. */
  first: number;
  onPerson: (application: ApplicationView) => void;
  onShift: (application: number, shift: number) => void;
}

function PeopleTable({ applications, shifts, first, ...row }: PeopleTableProps) {
  return (
    <table className="people-grid">
      <caption className="sr-only">{`Personnes ${first} à ${first + applications.length - 1}, par créneau`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Personne</span>
          </th>
          {shifts.map(({ id, startsAt, accepted, positions }) => (
            <th key={id} scope="col">
              <span className="block">{formatDay(new Date(startsAt))}</span>
              <span className="block font-normal">{formatTime(new Date(startsAt))}</span>
              <span className="num block font-normal text-ink-2">
                {`${accepted}/${positions}`}
                <span className="sr-only"> places prises</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <PersonRow key={application.id} application={application} shifts={shifts} {...row} />
        ))}
      </tbody>
    </table>
  );
}

interface PersonRowProps extends Omit<PeopleTableProps, "applications" | "first"> {
  application: ApplicationView;
}

function PersonRow({ application, shifts, takeSome, base, selection, onPerson, onShift }: PersonRowProps) {
  const { id, candidate } = application;
  const open = openShifts(application);
  const chosen = selection.get(id);
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-2">
          <input
            type="checkbox"
            className="check"
            name="person"
            value={id}
            aria-label={`Choisir ${candidate.name}`}
            disabled={open.length === 0}
            checked={chosen !== undefined}
            onChange={() => onPerson(application)}
          />
          <Link to={`${base}/${id}`} className="truncate no-underline hover:underline">
            {candidate.name}
          </Link>
          <span className="num ms-auto shrink-0 font-normal text-ink-2 text-xs">{recordText(application)}</span>
        </span>
      </th>
      {shifts.map(({ id: shift }) => {
        const asked = application.shifts.find((one) => one.id === shift);
        return (
          <td key={shift}>
            {takeSome && open.includes(shift) ? (
              <input
                type="checkbox"
                className="check"
                name="shift"
                value={`${id}:${shift}`}
                aria-label={`${candidate.name}, ${gridCellText(asked)}`}
                checked={chosen?.has(shift) ?? false}
                onChange={() => onShift(id, shift)}
              />
            ) : (
              <Mark shift={asked} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Mark({ shift }: { shift: ApplicationView["shifts"][number] | undefined }) {
  const Icon = shift?.status === "confirmed" ? CheckCheck : shift && shift.status !== "refused" ? Check : Minus;
  const isTaken = shift?.status === "accepted" || shift?.status === "confirmed";
  return (
    <>
      <Icon className={isTaken ? "ico text-ok-ink" : "ico text-ink-3"} aria-hidden="true" />
      <span className="sr-only">{gridCellText(shift)}</span>
    </>
  );
}
