import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import type { Employer } from "@app/domain/accounts/actor";
import { lastWeeks, OWN_FLOOR, percentOrNull } from "@app/domain/companies/figures";
import { parisStartOfDay } from "@app/domain/time/calendar";
import type { Context } from "../../../platform/context.ts";
import { readLongestWaiting } from "./longest-waiting.ts";
import { type PublishedRow, publishedByWeek, type ReceivedRow, receivedByWeek } from "./weekly-figures.ts";

const WEEKS = 12;

/** The last twelve weeks, from the indexes by company and date. */
export async function analytics(ctx: Context, employer: Employer): Promise<AnalyticsView> {
  const weeks = lastWeeks(ctx.now(), WEEKS);
  const since = parisStartOfDay(weeks[0] ?? "");
  const [received, published, waiting] = await Promise.all([
    receivedByWeek(ctx.db, employer, since),
    publishedByWeek(ctx.db, employer, since),
    readLongestWaiting(ctx.db, employer, since),
  ]);
  const figuresOf = (week: string | null) =>
    figures(
      received.find((row) => row.week === week),
      published.find((row) => row.week === week),
    );
  return { weeks: weeks.map((week) => ({ week, ...figuresOf(week) })), total: figuresOf(null), waiting };
}

function figures(received: ReceivedRow | undefined, published: PublishedRow | undefined): AnalyticsView["total"] {
  return {
    missions: published?.missions ?? 0,
    applications: received?.applications ?? 0,
    accepted: received?.accepted ?? 0,
    answerRate: percentOrNull(received?.answers ?? 0, received?.answerable ?? 0, OWN_FLOOR),
    answerMinutes: minutesOrNull(received?.answerSeconds, received?.answers),
    firstApplicationMinutes: minutesOrNull(published?.firstSeconds, published?.firsts),
    fillMinutes: minutesOrNull(published?.fillSeconds, published?.fills),
  };
}

function minutesOrNull(seconds: number | null | undefined, cases = 0): number | null {
  return typeof seconds === "number" && cases >= OWN_FLOOR ? Math.round(seconds / 60) : null;
}
