import { listRatingsRoute, replyToRatingRoute } from "@app/contract/ratings/ratings";
import { ratingFr } from "@app/contract/ratings/ratings.fr";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import { addressOf, requestedPage } from "../../lib/paging.ts";
import type { Outcome } from "../../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

export async function loadReceivedRatings(context: Context, search: URLSearchParams) {
  const page = requestedPage(search);
  const list = await context.get(apiContext).call(listRatingsRoute, { query: { page } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(search, 1));
  return { ratings: list.results, count: list.count, rating: list.rating };
}

export function replyToRating(context: Context, form: FormData) {
  return submitForm(form, async (): Promise<Outcome> => {
    const params = { id: Number(form.get("id")) };
    await context.get(apiContext).call(replyToRatingRoute, { params, body: { reply: textOf(form, "reply") } });
    return { ok: true, message: ratingFr.replied };
  });
}

export function opinionOf(form: FormData) {
  const recommend = form.get("recommend");
  return {
    technical: form.get("technical"),
    communication: form.get("communication"),
    experience: form.get("experience"),
    cultural: form.get("cultural"),
    overall: form.get("overall"),
    comment: textOf(form, "comment"),
    recommend: recommend === null ? null : recommend === "true",
  };
}
