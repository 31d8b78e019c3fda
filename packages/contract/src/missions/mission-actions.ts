import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { Empty, IdParams, requiredFlag, requiredText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionBody } from "./mission-body.ts";
import { missionFr as fr } from "./missions.fr.ts";
import { MissionView } from "./missions.ts";

/** Actions of employers on their own missions; each returns the mission. */
const one = { access: "employer", members: MANAGERS, params: IdParams, status: 200, response: MissionView } as const;
/** Depends on the state. */
const sometimes = { ...one, refusals: [409] } as const;

export const editMissionRoute = defineRoute({
  ...sometimes,
  method: "PUT",
  url: "/api/jobs/:id/edit/",
  body: MissionBody,
});

/** Who would be asked to confirm again, and on which shifts, if this edit were saved. Nothing is stored. */
export const editEffectsRoute = defineRoute({
  ...one,
  method: "POST",
  url: "/api/jobs/:id/edit-effects/",
  body: MissionBody,
  response: z.object({
    asked_again: z.array(z.object({ application_id: z.int(), name: z.string(), shifts: z.array(z.int()) })),
  }),
});

/** No more applications. Whoever is accepted still comes: the mission is then paused, and over otherwise. 409 while it is held and somebody is. */
export const closeMissionRoute = defineRoute({ ...sometimes, method: "PATCH", url: "/api/jobs/:id/close/" });

/** Nobody comes: the people accepted are told, with the reason. A few seconds later, so that it can be undone. */
export const CancelMissionBody = z.object({ reason: requiredText(fr.cancelReasonRequired, 500) });
export const cancelMissionRoute = defineRoute({
  ...sometimes,
  method: "POST",
  url: "/api/jobs/:id/cancel/",
  body: CancelMissionBody,
});

/** 409 `too_late` once the people are told. */
export const undoCancelMissionRoute = defineRoute({ ...sometimes, method: "POST", url: "/api/jobs/:id/cancel/undo/" });

export const StatusBody = z.object({ status: z.enum(["recruiting", "paused"], fr.statusInvalid) });
export const missionStatusRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/jobs/:id/status/",
  body: StatusBody,
});

export const PromoteBody = z.object({ urgent: requiredFlag(fr.urgentRequired) });
export const promoteMissionRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/jobs/:id/promote/",
  body: PromoteBody,
});

export const deleteMissionRoute = defineRoute({
  ...sometimes,
  method: "DELETE",
  url: "/api/jobs/:id/delete/",
  response: Empty,
});

/** The copy is a draft without dates. */
export const duplicateMissionRoute = defineRoute({
  ...one,
  method: "POST",
  url: "/api/jobs/:id/duplicate/",
  idempotent: true,
  status: 201,
  response: z.object({ id: z.int() }),
});
