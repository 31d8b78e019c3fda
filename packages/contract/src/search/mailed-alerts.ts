import * as z from "zod";
import { Empty, email, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { mailedAlertFr as fr } from "./mailed-alerts.fr.ts";
import { SavedSearchBody, SearchCriteria } from "./saved-searches.ts";

/** Somebody without an account asks to be mailed about new missions. The answer is the same whatever is known of the address. */
export const askAlertRoute = defineRoute({
  method: "POST",
  url: "/api/alerts/",
  access: "public",
  body: z.object({ email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }), search: SavedSearchBody }),
  limit: "alert",
  status: 201,
  response: Empty,
});

/** By the link of the mail; following it again changes nothing. */
export const confirmAlertRoute = defineRoute({
  method: "POST",
  url: "/api/alerts/confirm/",
  access: "public",
  query: z.object({ token: z.string(fr.linkInvalid).max(100, fr.linkInvalid) }),
  limit: "verify",
  status: 200,
  refusals: [404, 409],
  response: z.object({ search: SearchCriteria, until: Instant }),
});
