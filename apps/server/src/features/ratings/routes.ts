import * as contract from "@app/contract/ratings/ratings";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { candidatesToRate } from "./candidates-to-rate.ts";
import { listGivenRatings } from "./given-ratings.ts";
import { listRatings } from "./list-ratings.ts";
import { rateCandidate, rateCompany } from "./rate-work.ts";
import { replyToRating } from "./reply-to-rating.ts";
import { worksToRate } from "./works-to-rate.ts";

export function ratingRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.candidatesToRateRoute, ({ actor }) => candidatesToRate(ctx, actor));
  mount(app, ctx, contract.worksToRateRoute, ({ actor }) => worksToRate(ctx, actor));
  mount(app, ctx, contract.rateCandidateRoute, ({ actor, body, idempotencyKey }) =>
    rateCandidate(ctx, actor, body, idempotencyKey),
  );
  mount(app, ctx, contract.rateCompanyRoute, ({ actor, body, idempotencyKey }) =>
    rateCompany(ctx, actor, body, idempotencyKey),
  );
  mount(app, ctx, contract.replyToRatingRoute, ({ actor, params, body, idempotencyKey }) =>
    replyToRating(ctx, actor, params.id, body.reply, idempotencyKey),
  );
  mount(app, ctx, contract.givenRatingsRoute, ({ actor, query, request }) =>
    listGivenRatings(ctx, actor, query.page, request.url),
  );
  mount(app, ctx, contract.listRatingsRoute, ({ actor, query, request }) =>
    listRatings(ctx, actor, { page: query.page, user_id: query.user_id, company_id: query.company_id }, request.url),
  );
}
