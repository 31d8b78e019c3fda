import { RATING_CATEGORIES, type RatingScores } from "@app/domain/ratings/rating";
import { isRateable, RATING_BLIND_MS } from "@app/domain/ratings/rating-review";
import type { Insertable } from "kysely";
import type { ApplicationTimeline } from "../builders/application-rows.ts";
import { ratingRow } from "../builders/rating-row.ts";
import type { Ratings } from "../schema.ts";
import {
  COMMENTS_ON_CANDIDATES,
  COMMENTS_ON_COMPANIES,
  COMPANY_REPLIES,
  type RatingComment,
} from "./material/rating-comments.ts";
import type { Random } from "./random.ts";
import { DAY_MS, type DemoCompany, type DemoMission, HOUR_MS, pickFitting } from "./types.ts";
import { wakingTime } from "./waking-hours.ts";

export type DemoRating = {
  row: Insertable<Ratings> & { id: number; createdAt: Date; publishedAt: Date | null };
  mission: DemoMission;
  comment: string;
};

/** `waiting` still has to rate the people of its last week; `praised` has only good ratings. */
type RatingsInput = { random: Random; now: Date; nextId: () => number; waiting: DemoCompany; praised: number };

/** Only those who worked are rated, and only those who worked rate, where the mission can be rated at all. */
export function makeRatings(input: RatingsInput, missions: readonly DemoMission[]): DemoRating[] {
  const { random, now, waiting } = input;
  return missions.flatMap((mission) =>
    mission.timelines.flatMap((timeline) => {
      if (timeline.attendance !== "worked" || !timeline.attendanceAt || !isRateable(mission.row)) return [];
      const isOld = now.getTime() - mission.row.endsAt.getTime() > 8 * DAY_MS;
      const chance = isOld ? 0.82 : 0.25;
      return published(now, [
        ...(random.chance(mission.company.id === waiting.id && !isOld ? 0 : chance)
          ? [rate(input, mission, timeline, "candidate")]
          : []),
        ...(random.chance(chance * 0.5) ? [rate(input, mission, timeline, "company")] : []),
      ]);
    }),
  );
}

/** Both at the second one, or one alone after seven days; a reply comes later. */
function published(now: Date, ratings: readonly DemoRating[]): DemoRating[] {
  const given = ratings.map(({ row }) => row.createdAt.getTime());
  const time = ratings.length === 2 ? Math.max(...given) : (given[0] ?? 0) + RATING_BLIND_MS;
  const publishedAt = time <= now.getTime() ? new Date(time) : null;
  return ratings.map((rating) => {
    const { repliedAt, createdAt } = rating.row;
    const repliedLater = repliedAt instanceof Date ? new Date(time + repliedAt.getTime() - createdAt.getTime()) : null;
    const replied =
      publishedAt && repliedLater && repliedLater < now
        ? { repliedAt: repliedLater }
        : { reply: null, repliedAt: null };
    return { ...rating, row: { ...rating.row, ...replied, publishedAt } };
  });
}

function rate(
  input: RatingsInput,
  mission: DemoMission,
  timeline: ApplicationTimeline,
  direction: "candidate" | "company",
): DemoRating {
  const { random, now } = input;
  const comments = direction === "candidate" ? COMMENTS_ON_CANDIDATES : COMMENTS_ON_COMPANIES;
  const comment =
    timeline.candidateId === input.praised
      ? praise(random, comments, mission)
      : usualComment(random, comments, mission);
  const since = timeline.attendanceAt?.getTime() ?? now.getTime();
  const time = wakingTime(since, Math.min(since + 3 * DAY_MS, now.getTime()));
  const createdAt = time.at(time.length * random.between(0.05, 0.95));
  const repliedAt = new Date(createdAt.getTime() + random.between(2, 40) * HOUR_MS);
  const hasReply = direction === "company" && repliedAt < now && random.chance(0.4);
  const row = ratingRow({
    direction,
    application: {
      id: timeline.id,
      missionId: mission.id,
      candidateId: timeline.candidateId,
      companyId: mission.company.id,
    },
    authorId: direction === "candidate" ? mission.company.employerId : timeline.candidateId,
    scores: scoresNear(random, comment.rating),
    comment: comment.text,
    createdAt,
    ...(hasReply ? { reply: random.pick(COMPANY_REPLIES), repliedAt } : {}),
  });
  return { row: { ...row, id: input.nextId(), createdAt, publishedAt: null }, mission, comment: comment.text };
}

/** Bad experiences exist, and are rarer than the material makes them. */
function usualComment(random: Random, comments: readonly RatingComment[], { sector, row }: DemoMission): RatingComment {
  const first = pickFitting(random, comments, sector, row.title);
  return first.rating < 4 && random.chance(0.7) ? pickFitting(random, comments, sector, row.title) : first;
}

function praise(random: Random, comments: readonly RatingComment[], { sector, row }: DemoMission): RatingComment {
  return pickFitting(
    random,
    comments.filter(({ rating }) => rating >= 4.6),
    sector,
    row.title,
  );
}

/** Five whole stars whose mean is as close as can be to the rating the comment was written for. */
function scoresNear(random: Random, rating: number): RatingScores {
  const total = Math.round(rating * RATING_CATEGORIES.length);
  const base = Math.floor(total / RATING_CATEGORIES.length);
  const better = new Set(random.shuffle(RATING_CATEGORIES).slice(0, total % RATING_CATEGORIES.length));
  const star = (category: (typeof RATING_CATEGORIES)[number]) => base + (better.has(category) ? 1 : 0);
  return {
    technical: star("technical"),
    communication: star("communication"),
    experience: star("experience"),
    cultural: star("cultural"),
    overall: star("overall"),
  };
}
