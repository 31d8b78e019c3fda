import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { Id, IdParams, Instant, optionalText, Page, paged, requiredText } from "../http/fields.ts";
import { problemFr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";
import { ratingFr as fr } from "./ratings.fr.ts";

const score = z.coerce.number(fr.scoreRequired).int(fr.scoreRequired).min(1, fr.scoreRequired).max(5, fr.scoreRequired);

/** A detail one may leave out. */
const detail = z
  .union([score, z.literal(""), z.null()], fr.scoreRequired)
  .optional()
  .transform((value) => (typeof value === "number" ? value : null));

const details = { technical: detail, communication: detail, experience: detail, cultural: detail };

/** From 1 to 5, as a number or as text such as « 4.5 ». */
const mean = z
  .union([z.number(), z.string()], fr.scoreRequired)
  .transform((value) => (typeof value === "number" ? value : Number(value.trim().replace(",", ".") || Number.NaN)))
  .pipe(z.number(fr.scoreRequired).min(1, fr.scoreRequired).max(5, fr.scoreRequired));

/** Yes, no, or no answer. */
const recommend = z
  .union([z.boolean(), z.enum(["true", "on", "1", "false", "off", "0", ""])], problemFr.invalid)
  .nullish()
  .transform((value) =>
    value === undefined || value === null || value === "" ? null : [true, "true", "on", "1"].includes(value),
  );

/** Optional, like every detail: one score is enough. */
const comment = optionalText(2000).transform((text) => text ?? "");

/** The server computes the mean of the scores given. */
const opinion = { overall: score, ...details, recommend, comment };

/** One of the two is required: `rating` is the whole opinion of a client that sends no score. */
const meanOrScores = { ...opinion, overall: score.optional(), rating: mean.optional() };
const hasScore = ({ overall, rating }: { overall?: unknown; rating?: unknown }) =>
  overall !== undefined || rating !== undefined;

export const RateCandidateBody = z
  .object({
    user_id: z.coerce
      .number(fr.candidateRequired)
      .int(fr.candidateRequired)
      .positive(fr.candidateRequired)
      .max(Number.MAX_SAFE_INTEGER, fr.candidateRequired),
    /** The spec's clients send it; it must be the caller's. */
    company_id: Id.optional(),
    /** By default, the latest work of this person that is not rated yet. */
    application_id: Id.optional(),
    ...meanOrScores,
  })
  .refine(hasScore, {
    path: ["overall"],
    message: fr.scoreRequired,
    // With the other missing fields, not after them.
    when: ({ value, issues }) =>
      typeof value === "object" &&
      value !== null &&
      !issues.some(({ path }) => path?.[0] === "overall" || path?.[0] === "rating"),
  });
export type RateCandidateBody = z.output<typeof RateCandidateBody>;

export const RateCompanyBody = z
  .object({ user_id: Id.optional(), company_id: Id.optional(), application_id: Id.optional(), ...opinion })
  .superRefine((body, ctx) => {
    if (body.company_id === undefined && body.application_id === undefined)
      ctx.addIssue({ code: "custom", path: ["company_id"], message: fr.companyRequired });
  });
export type RateCompanyBody = z.output<typeof RateCompanyBody>;

export const RatingView = z.object({
  id: z.int(),
  application_id: z.int(),
  /** With one decimal: « 4.5 ». */
  rating: z.string(),
  technical: z.int().nullable(),
  communication: z.int().nullable(),
  experience: z.int().nullable(),
  cultural: z.int().nullable(),
  overall: z.int(),
  recommend: z.boolean().nullable(),
  comment: z.string(),
  reply: z.string().nullable(),
  replied_at: Instant.nullable(),
  created_at: Instant,
  jobTitle: z.string(),
  company: z.object({ id: z.int(), name: z.string() }),
  /** Null when the author of a company's rating is hidden. */
  author: z.string().nullable(),
  /** Held for review: visible to its author only, and in no mean. */
  held: z.boolean(),
  /** False until the other side has rated or seven days have passed: visible to its author only, and in no mean. */
  published: z.boolean(),
});
export type RatingView = z.infer<typeof RatingView>;

export const CandidateToRate = z.object({
  id: z.int(),
  name: z.string(),
  jobTitle: z.string(),
  /** Masked; distinguishes people with the same name. */
  email: z.string(),
  appliedDate: Instant,
  application_id: z.int(),
  job_id: z.int(),
  startDate: Instant,
  profileImage: z.string().nullable(),
});
export type CandidateToRate = z.infer<typeof CandidateToRate>;

export const candidatesToRateRoute = defineRoute({
  method: "GET",
  url: "/api/rating/profile/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: z.array(CandidateToRate),
});

/** A mission worked on whose company is not rated yet. */
export const WorkToRate = z.object({
  application_id: z.int(),
  job_id: z.int(),
  jobTitle: z.string(),
  startDate: Instant,
  company: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
});
export type WorkToRate = z.infer<typeof WorkToRate>;

export const worksToRateRoute = defineRoute({
  method: "GET",
  url: "/api/ratings/company/",
  access: "candidate",
  status: 200,
  response: z.array(WorkToRate),
});

const creation = { method: "POST", idempotent: true, refusals: [404], status: 201, response: RatingView } as const;

export const rateCandidateRoute = defineRoute({
  ...creation,
  url: "/api/ratings/add/",
  access: "employer",
  members: MANAGERS,
  body: RateCandidateBody,
});

export const rateCompanyRoute = defineRoute({
  ...creation,
  url: "/api/ratings/company/",
  access: "candidate",
  body: RateCompanyBody,
});

export const replyToRatingRoute = defineRoute({
  ...creation,
  url: "/api/ratings/:id/reply/",
  access: "signed-in",
  members: MANAGERS,
  params: IdParams,
  body: z.object({ reply: requiredText(fr.replyRequired, 2000) }),
});

/** The caller's ratings of companies, with replies. */
export const givenRatingsRoute = defineRoute({
  method: "GET",
  url: "/api/ratings/given/",
  access: "candidate",
  query: z.object({ page: Page }),
  status: 200,
  response: paged(RatingView),
});

/** The caller's own when neither a person nor a company is given. */
export const listRatingsRoute = defineRoute({
  method: "GET",
  url: "/api/ratings/",
  access: "signed-in",
  query: z.object({ page: Page, user_id: Id.optional(), company_id: Id.optional() }),
  refusals: [404],
  status: 200,
  response: paged(RatingView).extend({
    /** Null under three different raters. */
    rating: z.number().nullable(),
    rating_count: z.int(),
  }),
});
