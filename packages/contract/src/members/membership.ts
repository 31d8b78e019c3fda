import { MEMBER_ROLES } from "@app/domain/members/member";
import * as z from "zod";
import { WeeklyAvailability } from "../profiles/availability.ts";

/** `all`: those of later too, and what has no establishment. */
export const MemberEstablishments = z.union([z.literal("all"), z.array(z.int())]);

/** What the caller may do for the company. */
export const MembershipView = z.object({
  role: z.enum(MEMBER_ROLES),
  establishments: MemberEstablishments,
  /** When news are sent; null: at any time. */
  duty: WeeklyAvailability.nullable(),
  on_duty: z.boolean(),
});
export type MembershipView = z.infer<typeof MembershipView>;
