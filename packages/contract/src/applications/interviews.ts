import { INTERVIEW_STATUSES, MOST_INTERVIEW_TIMES } from "@app/domain/applications/interview";
import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { IdParams, Instant, instant, optionalText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { interviewFr as fr } from "./interviews.fr.ts";

/** One to three instants; a form with one field sends a single text, and empty fields are ignored. */
const times = z
  .union([z.string(), z.array(z.string())], fr.timesRequired)
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().filter((text) => text.trim() !== ""))])
  .pipe(
    z
      .array(instant({ required: fr.timesRequired, invalid: fr.timeInvalid }))
      .min(1, fr.timesRequired)
      .max(MOST_INTERVIEW_TIMES, fr.timesRequired),
  );

export const ProposeInterviewBody = z.object({ times, place: optionalText(300) });
export type ProposeInterviewBody = z.output<typeof ProposeInterviewBody>;

export const AnswerInterviewBody = z.discriminatedUnion(
  "action",
  [
    z.object({
      action: z.literal("choose"),
      time: instant({ required: fr.timeRequired, invalid: fr.timeInvalid }),
    }),
    z.object({ action: z.literal("decline") }),
    z.object({ action: z.literal("counter"), times, place: optionalText(300) }),
  ],
  fr.actionInvalid,
);
export type AnswerInterviewBody = z.output<typeof AnswerInterviewBody>;

export const InterviewView = z.object({
  id: z.int(),
  application_id: z.int(),
  status: z.enum(INTERVIEW_STATUSES),
  proposed_by: z.enum(["candidate", "employer"]),
  times: z.array(Instant),
  chosen_time: Instant.nullable(),
  place: z.string(),
  /** The caller must choose a time, decline, or offer others. */
  my_turn: z.boolean(),
  job: z.object({ id: z.int(), title: z.string(), startDate: Instant }),
  company: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
  candidate: z.object({ id: z.int(), name: z.string() }),
  created_at: Instant,
  updated_at: Instant,
});
export type InterviewView = z.infer<typeof InterviewView>;

export const proposeInterviewRoute = defineRoute({
  method: "POST",
  url: "/api/applications/:id/interview/",
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  body: ProposeInterviewBody,
  idempotent: true,
  status: 201,
  response: InterviewView,
});

const one = { access: "signed-in", members: MANAGERS, params: IdParams, status: 200, response: InterviewView } as const;

export const interviewRoute = defineRoute({ ...one, method: "GET", url: "/api/interviews/:id/" });
export const answerInterviewRoute = defineRoute({
  ...one,
  method: "PATCH",
  url: "/api/interviews/:id/",
  body: AnswerInterviewBody,
  refusals: [409],
});
