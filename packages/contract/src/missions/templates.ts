import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { Empty, IdParams, Instant, requiredText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { DraftBody, DraftView } from "./drafts.ts";
import { templateFr as fr } from "./templates.fr.ts";

/** What a company publishes again and again: texts, pay and hours, never a day. */
export const TemplateView = z.object({
  id: z.int(),
  name: z.string(),
  mission: DraftView.omit({ id: true, missing: true, created_at: true, updated_at: true }),
  created_at: Instant,
});
export type TemplateView = z.infer<typeof TemplateView>;

export const TemplateBody = z.object({ name: requiredText(fr.nameRequired, 80), mission: DraftBody });
export type TemplateBody = z.output<typeof TemplateBody>;

const own = { access: "employer", members: MANAGERS } as const;

export const templatesRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/templates/",
  status: 200,
  response: z.object({ results: z.array(TemplateView) }),
});

/** The days are left out; shifts keep their hours and how many days after the first they come. */
export const addTemplateRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/templates/",
  body: TemplateBody,
  idempotent: true,
  refusals: [409],
  status: 201,
  response: TemplateView,
});

export const deleteTemplateRoute = defineRoute({
  ...own,
  method: "DELETE",
  url: "/api/templates/:id/",
  params: IdParams,
  status: 200,
  response: Empty,
});
