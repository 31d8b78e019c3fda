import * as z from "zod";
import { Id, optionalFlag, Page, paged } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard } from "../missions/missions.ts";

export const SaveMissionBody = z.object({
  job_id: Id,
  /** The spec's clients send it; it must be the caller. */
  user_id: Id.optional(),
  /** Toggles when missing. */
  saved: optionalFlag,
});

export const saveMissionRoute = defineRoute({
  method: "POST",
  url: "/api/save-job/",
  access: "candidate",
  body: SaveMissionBody,
  idempotent: true,
  status: 200,
  refusals: [404],
  response: z.object({ saved: z.boolean() }),
});

export const savedMissionsRoute = defineRoute({
  method: "GET",
  url: "/api/saved-jobs/",
  access: "candidate",
  query: z.object({ page: Page }),
  status: 200,
  response: paged(MissionCard),
});
