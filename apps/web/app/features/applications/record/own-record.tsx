import type { RecordLine, RecordView } from "@app/contract/applications/record";
import { formatDay } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { MissedNotice } from "../mine/missed-notice.tsx";
import { countsText, lineText } from "./record-text.fr.ts";

/** What became of one’s yes: the totals that employers read, and each line, with the way to contest it. */
export function OwnRecord({ record: { counts, lines }, now }: { record: RecordView; now: Date }) {
  if (lines.length === 0) return null;
  const came = lines.filter(({ fact }) => fact === "came");
  const missed = lines.filter(({ fact }) => fact !== "came");
  return (
    <section aria-labelledby="missions-tenues">
      <h2 id="missions-tenues" className="text-lg md:text-xl">
        Missions tenues et absences
      </h2>
      <p className="mt-1 text-ink-2">
        Des faits sur douze mois, sans note. L’employeur d’une mission à laquelle vous postulez lit ces totaux, jamais
        chez qui c’était&#160;:
      </p>
      <p className="mt-2 font-semibold">{countsText(counts) ?? "rien pour le moment."}</p>
      {missed.length > 0 && (
        <ul className="card mt-3 divide-y divide-line">
          {missed.map((line) => (
            <li key={line.application_id} className="p-5">
              <LineTitle line={line} />
              {lineText(line) !== undefined && <p className="mt-1 text-ink-2">{lineText(line)}</p>}
              <MissedNotice application={{ ...line, id: line.application_id }} company={line.company.name} now={now} />
            </li>
          ))}
        </ul>
      )}
      {came.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {came.length > 1 ? `Voir les ${came.length}\u00a0missions tenues` : "Voir la mission tenue"}
          </summary>
          <ul className="card mt-2 divide-y divide-line">
            {came.map((line) => (
              <li key={line.application_id} className="px-5 py-3">
                <LineTitle line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="hint mt-3">
        Une ligne est fausse et ne se conteste pas ici&#8239;?{" "}
        <Link to="/contact" className="link">
          Écrivez au bureau de Renfort
        </Link>
        .
      </p>
    </section>
  );
}

const LineTitle = ({ line: { job, company } }: { line: RecordLine }) => (
  <p className="break-words">
    <b className="font-semibold">{job.title}</b>
    <span className="block text-ink-2 text-sm">{`${company.name} · ${formatDay(new Date(job.startDate))}`}</span>
  </p>
);
