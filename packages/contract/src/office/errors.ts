/** Unexpected errors: sent by browsers and by the web server, read and closed by the office. */
import { ERROR_SOURCES } from "@app/domain/office/error-report";
import * as z from "zod";
import { Empty, Instant } from "../http/fields.ts";
import { problemFr as fr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";

const text = (max: number) => z.string(fr.invalid).max(max, fr.invalid);

/** Less than 2 kB. What it holds is masked before it is written, and nothing says who sent it. */
const ErrorReport = z.object({
  name: text(80),
  /** The path of the page. */
  place: text(300),
  message: text(500),
  /** The first lines of the stack. */
  stack: text(900).optional(),
});
export type ErrorReport = z.output<typeof ErrorReport>;

/** Beyond what is stored per hour, reports are accepted and dropped. */
export const reportErrorRoute = defineRoute({
  method: "POST",
  url: "/api/errors/",
  access: "public",
  body: ErrorReport,
  limit: "error",
  status: 202,
  response: Empty,
});

const ErrorGroup = z.object({
  fingerprint: z.string(),
  source: z.enum(ERROR_SOURCES),
  name: z.string(),
  place: z.string(),
  frame: z.string().nullable(),
  message: z.string(),
  first_seen_at: Instant,
  last_seen_at: Instant,
  count: z.int(),
  closed_at: Instant.nullable(),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

/** Open ones first, the last seen first; `after` is the `next` of the page before. */
export const errorGroupsRoute = defineRoute({
  method: "GET",
  url: "/api/admin/errors/",
  access: "admin",
  query: z.object({
    after: z
      .string(fr.invalid)
      .regex(/^[01]\.\d{1,15}\.[0-9a-f]{32}$/, fr.invalid)
      .optional(),
  }),
  status: 200,
  response: z.object({ results: z.array(ErrorGroup), open: z.int(), next: z.string().nullable() }),
});

/** It opens again by itself when the error is seen again. */
export const closeErrorGroupRoute = defineRoute({
  method: "POST",
  url: "/api/admin/errors/:fingerprint/close/",
  access: "admin",
  params: z.object({ fingerprint: z.string(fr.invalid).max(60, fr.invalid) }),
  refusals: [404],
  status: 200,
  response: Empty,
});
