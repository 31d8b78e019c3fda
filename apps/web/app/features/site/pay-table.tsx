import { Link } from "react-router";
import { SALARIES } from "./texts/salaries.fr.ts";

/** Formatted. */
export interface PayRow {
  sector: string;
  low: string;
  median: string;
  high: string;
  missions: string;
}

/** Cards on a phone. */
export function PayTable({ rows }: { rows: readonly PayRow[] }) {
  return (
    <table className="pay-table card">
      <caption className="sr-only">{SALARIES.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{SALARIES.sector}</th>
          <th scope="col">{SALARIES.low}</th>
          <th scope="col">{SALARIES.median}</th>
          <th scope="col">{SALARIES.high}</th>
          <th scope="col">{SALARIES.missions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sector, low, median, high, missions }) => (
          <tr key={sector}>
            <th scope="row">
              <Link to={`/emplois?${new URLSearchParams({ sector })}`} className="link">
                {sector}
              </Link>
            </th>
            <td data-label={SALARIES.low}>{low}</td>
            <td data-label={SALARIES.median} className="font-bold text-ink">
              {median}
            </td>
            <td data-label={SALARIES.high}>{high}</td>
            <td data-label={SALARIES.missions}>{missions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
