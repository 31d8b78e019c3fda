import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

const Undeclared = z.object({
  /** `written`: the office wrote to the owners. `held`: nothing is published until answers come. */
  step: z.enum(["none", "written", "held"]),
  /** Hires of the last 90 days that began more than a day ago without an answer about their declaration. */
  count: z.int(),
  /** The oldest of them. */
  starts: z.array(
    z.object({
      application_id: z.int(),
      job: z.string(),
      starts_at: Instant,
      /** In an establishment of this member: its sheet can be opened. */
      mine: z.boolean(),
    }),
  ),
});
export type Undeclared = z.infer<typeof Undeclared>;

/** Why publishing is held, or about to be (403 `declarations_missing` of what publishes). Arrivals never wait for it. */
export const undeclaredRoute = defineRoute({
  method: "GET",
  url: "/api/company/undeclared/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: Undeclared,
});
