import { MEMBER_ROLES } from "@app/domain/members/member";
import * as z from "zod";
import { Empty, email, Id, IdParams } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { REPORT_REASONS, REPORT_SUBJECTS } from "./report-subjects.ts";
import { trustFr as fr } from "./reports.fr.ts";

const block = {
  url: "/api/users/:id/block/",
  access: "candidate-or-employer",
  members: MEMBER_ROLES,
  params: IdParams,
  response: Empty,
} as const;

export const blockRoute = defineRoute({ ...block, method: "POST", status: 201 });
export const unblockRoute = defineRoute({ ...block, method: "DELETE", status: 200 });

export const ReportBody = z.object({
  subject_type: z.enum(REPORT_SUBJECTS, fr.subjectTypeInvalid),
  subject_id: Id,
  reason: z.enum(REPORT_REASONS, fr.reasonRequired),
  details: z.string(fr.detailsRequired).trim().min(1, fr.detailsRequired).max(4000, fr.detailsTooLong),
  /** For visitors; members are answered at their account's address. */
  email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }).optional(),
});
export type ReportBody = z.output<typeof ReportBody>;

export const reportRoute = defineRoute({
  method: "POST",
  url: "/api/reports/",
  access: "public",
  body: ReportBody,
  limit: "report",
  idempotent: true,
  refusals: [404],
  secret: true,
  status: 201,
  /** `follow`: the private link of the report. */
  response: z.object({ id: z.int(), follow: z.string() }),
});
