import * as z from "zod";
import { IdParams, Instant } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** The bytes of a file, for whoever may see the thing it belongs to; the web serves it as `/fichiers/{id}`. */
export const fileRoute = defineRoute({
  method: "GET",
  url: "/api/files/:id/",
  access: "public",
  params: IdParams,
  /** The signature of a link of ours, in the place of a bearer token; one that is not good is as good as none. */
  query: z.object({
    expires: z.coerce.number().int().optional().catch(undefined),
    signature: z.string().max(100).optional().catch(undefined),
  }),
  answer: "file",
  status: 200,
  response: z.unknown(),
});

/** A link to the bytes that needs no header and lasts a minute, for whoever may read the file. */
export const fileLinkRoute = defineRoute({
  method: "GET",
  url: "/api/files/:id/url/",
  access: "signed-in",
  params: IdParams,
  status: 200,
  response: z.object({ url: z.string(), expires_at: Instant }),
});

/** How a file is written on the wire. */
export const fileUrl = (id: number | null) => (id === null ? null : `/fichiers/${id}`);
