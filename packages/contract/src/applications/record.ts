import { RECORD_FACTS } from "@app/domain/applications/record";
import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { ApplicationView } from "./applications.ts";
import { RecordCounts } from "./record-counts.ts";

/** One fact: its mission, when it was recorded, and what it takes to contest it (`refuseContest`). */
export const RecordLine = ApplicationView.pick({
  attendance: true,
  attendance_at: true,
  late_withdrawal: true,
  withdrawn_at: true,
  contested_at: true,
  contest_decided_at: true,
}).extend({
  application_id: z.int(),
  fact: z.enum(RECORD_FACTS),
  at: Instant,
  job: z.object({ id: z.int(), title: z.string(), startDate: Instant }),
  company: z.object({ id: z.int(), name: z.string() }),
  /** How long before the start the person withdrew; null otherwise, and where the shifts were chosen one by one. */
  minutes_before: z.int().nullable(),
  /** Every place was taken in the end, one of them after the withdrawal. */
  replaced: z.boolean(),
});
export type RecordLine = z.infer<typeof RecordLine>;

export const RecordView = z.object({
  /** What an employer whose mission one applied to reads. */
  counts: RecordCounts,
  /** Newest first. */
  lines: z.array(RecordLine),
});
export type RecordView = z.infer<typeof RecordView>;

/** What became of the caller's yes over twelve months. Each line that is held against them is contested by its application. */
export const recordRoute = defineRoute({
  method: "GET",
  url: "/api/record/",
  access: "candidate",
  status: 200,
  response: RecordView,
});
