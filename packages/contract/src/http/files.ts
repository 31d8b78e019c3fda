import * as z from "zod";
import { IdParams, Instant } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** For callers who may see what the file belongs to; the web serves it as `/fichiers/{id}`. */
export const fileRoute = defineRoute({
  method: "GET",
  url: "/api/files/:id/",
  access: "public",
  params: IdParams,
  /** The signature of a signed link, instead of a bearer token; an invalid one is ignored. */
  query: z.object({
    expires: z.coerce.number().int().optional().catch(undefined),
    signature: z.string().max(100).optional().catch(undefined),
  }),
  answer: "file",
  /** A CV, once the company's people of the day are seen: `level_limit`. */
  refusals: [403],
  status: 200,
  response: z.unknown(),
});

/** A signed link valid for a minute, for callers who may read the file. */
export const fileLinkRoute = defineRoute({
  method: "GET",
  url: "/api/files/:id/url/",
  access: "signed-in",
  params: IdParams,
  refusals: [403],
  status: 200,
  response: z.object({ url: z.string(), expires_at: Instant }),
});

export const fileUrl = (id: number | null) => (id === null ? null : `/fichiers/${id}`);
