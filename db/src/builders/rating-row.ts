import { meanRating, type RatingScores } from "@app/domain/ratings/rating";
import type { Insertable } from "kysely";
import type { Ratings } from "../schema.ts";

export type RatingFields = Partial<Omit<Insertable<Ratings>, keyof RatingScores | "mean">>;
export type RatingInput = RatingFields & {
  direction: Insertable<Ratings>["direction"];
  application: { id: number; missionId: number; candidateId: number; companyId: number };
  authorId: number;
  scores: RatingScores;
  createdAt: Date;
};

export function ratingRow({ application, scores, ...fields }: RatingInput): Insertable<Ratings> {
  return {
    missionId: application.missionId,
    applicationId: application.id,
    candidateId: application.candidateId,
    companyId: application.companyId,
    ...scores,
    mean: meanRating(scores),
    recommend: scores.overall >= 3,
    comment: "",
    reply: null,
    repliedAt: null,
    ...fields,
  };
}
