import type { HoursLine, HoursTotal } from "@app/contract/hours/hours";
import { formatBreak } from "@app/domain/hours/hours.fr";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatRange } from "@app/domain/missions/shift.fr";
import { formatDay } from "@app/domain/time/format-time";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { labelOf, rangeOf, toneOf } from "./hours-text.fr.ts";
import { Correct } from "./to-validate.tsx";
import "../../../styles/hours.css";

interface WeekSheetProps {
  lines: readonly HoursLine[];
  totals: readonly HoursTotal[];
}

/** The week by person, each with a total: the minutes of the files. */
export function WeekSheet({ lines, totals }: WeekSheetProps) {
  return (
    <Card padding="md" aria-labelledby="feuille">
      <h2 id="feuille" className="text-xl">
        Feuille de la semaine
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        Le PDF et le fichier de paie donnent les mêmes minutes. Ce n’est pas un bulletin de paie.
      </p>
      <section
        aria-label="Tableau de la semaine"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside itself on a narrow screen
        tabIndex={0}
        className="mt-3 overflow-x-auto"
      >
        <table className="hours-sheet">
          <thead>
            <tr>
              {["Jour", "Prévu", "Déclaré", "Pause", "Retenu", "État"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {totals.map((total) => (
            <PersonRows
              key={total.person.id}
              total={total}
              lines={lines.filter(({ person }) => person.id === total.person.id)}
            />
          ))}
        </table>
      </section>
      <Undeclared lines={lines.filter(({ state }) => state === "proposed")} />
    </Card>
  );
}

function PersonRows({ total, lines }: { total: HoursTotal; lines: readonly HoursLine[] }) {
  return (
    <tbody>
      <tr>
        <th colSpan={6} scope="rowgroup" className="pt-4!">
          {total.person.name}
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={`${line.application_id}-${line.shift_id}`}>
          <td>{formatDay(new Date(line.startsAt))}</td>
          <td>{formatRange({ startsAt: new Date(line.startsAt), endsAt: new Date(line.endsAt) })}</td>
          <td>{line.declared ? rangeOf(line.declared) : "–"}</td>
          <td>{line.hours ? formatBreak(line.hours.breakMinutes) : "–"}</td>
          <td className="font-semibold">{line.hours ? formatWorked(line.hours.minutes) : "–"}</td>
          <td>
            <Badge tone={toneOf(line)}>{labelOf(line)}</Badge>
          </td>
        </tr>
      ))}
      <tr className="hours-total">
        <th colSpan={4} scope="row">{`Total de la semaine, dont ${formatWorked(total.agreedMinutes)} validées`}</th>
        <td colSpan={2}>{formatWorked(total.minutes)}</td>
      </tr>
    </tbody>
  );
}

/** Nobody declared: what the employer enters waits for the person's yes. */
function Undeclared({ lines }: { lines: readonly HoursLine[] }) {
  const open = lines.filter(({ actions }) => actions.includes("cut"));
  if (open.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="a-declarer">
      <h3 id="a-declarer" className="font-semibold">
        À déclarer par la personne
      </h3>
      <ul className="divide-y divide-line">
        {open.map((line) => (
          <li key={`${line.application_id}-${line.shift_id}`} className="py-2">
            <p>{`${line.person.name}, ${formatDay(new Date(line.startsAt))}`}</p>
            <Correct line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
