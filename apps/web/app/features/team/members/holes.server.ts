import type { Client } from "@app/contract/client";
import { employerSummaryRoute } from "@app/contract/companies/employer-figures";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { formatPay } from "@app/domain/missions/format-pay";
import { eurosToCents } from "@app/domain/money/money";

/** A mission that lacks somebody. */
export interface Hole {
  job: number;
  title: string;
  place: string;
  startsAt: string;
  endsAt: string;
  missing: number;
  /** « 14,50 € / h » */
  pay: string | undefined;
}

const MOST = 10;

/** The company's missions that lack somebody, the next to start first: those of two days, and its last published. */
export async function readHoles(api: Client, now: number): Promise<Hole[]> {
  const [summary, missions] = await Promise.all([
    api.call(employerSummaryRoute, {}),
    api.call(searchMissionsRoute, { query: { mine: true } }),
  ]);
  const published = missions.results.flatMap((mission): Hole[] => {
    const missing = mission.positions - mission.acceptedCount;
    const { nextShift, nextStart } = mission;
    if (mission.status !== "recruiting" || missing <= 0 || !nextShift || nextStart === null) return [];
    return [
      {
        job: mission.id,
        title: mission.title,
        place: mission.establishment?.placeLabel ?? mission.location,
        startsAt: nextShift.startsAt,
        endsAt: nextShift.endsAt,
        missing,
        pay: formatPay(eurosToCents(mission.compensation), mission.compensationType),
      },
    ];
  });
  const known = new Set(published.map(({ job }) => job));
  const soon = summary.next48h.shifts.flatMap(({ job, positions, accepted, ...shift }): Hole[] => {
    if (!job.recruiting || accepted >= positions || known.has(job.id)) return [];
    known.add(job.id);
    const { startsAt, endsAt } = shift;
    return [
      {
        job: job.id,
        title: job.title,
        place: job.place,
        startsAt,
        endsAt,
        missing: positions - accepted,
        pay: undefined,
      },
    ];
  });
  return [...soon, ...published]
    .filter(({ startsAt }) => Date.parse(startsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, MOST);
}
