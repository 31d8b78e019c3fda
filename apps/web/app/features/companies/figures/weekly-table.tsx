import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import { COLUMNS } from "./figure-text.ts";
import { longWeek } from "./week-text.ts";

export function WeeklyTable({ weeks, total }: Pick<AnalyticsView, "weeks" | "total">) {
  return (
    <section
      aria-labelledby="semaine-par-semaine"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside itself on a narrow screen
      tabIndex={0}
      className="card relative mt-3 overflow-x-auto rounded-lg"
    >
      <table className="num w-full text-left text-sm">
        <caption className="sr-only">Les douze dernières semaines</caption>
        <thead>
          <tr className="border-line border-b text-ink-2">
            <th scope="col" className="px-4 py-3 font-semibold">
              Semaine du
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" className="px-3 py-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {weeks.toReversed().map((week) => (
            <tr key={week.week}>
              <th scope="row" className="whitespace-nowrap px-4 py-2.5 font-semibold">
                {longWeek(week.week)}
              </th>
              {COLUMNS.map(({ key, text }) => (
                <td key={key} className="px-3 py-2.5">
                  {text(week)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t-2 border-dashed font-semibold">
            <th scope="row" className="px-4 py-3">
              12 semaines
            </th>
            {COLUMNS.map(({ key, text }) => (
              <td key={key} className="px-3 py-3">
                {text(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
