/** Settings of the office, each with its date, its author and its history. */
import { RISK_RULES } from "@app/domain/mission-risk/rule";
import * as z from "zod";
import { Instant } from "./fields.ts";
import { officeFr as fr } from "./office.fr.ts";
import { defineRoute } from "./route.ts";

const Weight = z.int(fr.settingInvalid).min(0, fr.settingInvalid).max(1000, fr.settingInvalid);

/** The weight of each risk rule, and the sum from which a mission waits for a person. */
export const RiskWeights = z.object({
  threshold: Weight.min(1, fr.settingInvalid),
  weights: z.partialRecord(z.enum(RISK_RULES, fr.settingInvalid), Weight),
});
export type RiskWeights = z.output<typeof RiskWeights>;

const Setting = z.object({
  id: z.int(),
  name: z.enum(["risk_weights"]),
  value: RiskWeights,
  reason: z.string(),
  valid_from: Instant,
  set_at: Instant,
  set_by: z.string(),
});
export type OfficeSetting = z.infer<typeof Setting>;

/** `in_force` is null as long as nothing was set: the values of the code apply. The history is the newest first. */
export const officeSettingsRoute = defineRoute({
  method: "GET",
  url: "/api/admin/settings/",
  access: "admin",
  status: 200,
  response: z.object({ in_force: Setting.nullable(), history: z.array(Setting) }),
});

/** 403 `reauthentication_required` as for a decision. */
export const setOfficeSettingRoute = defineRoute({
  method: "POST",
  url: "/api/admin/settings/",
  access: "admin",
  body: z.object({
    name: z.enum(["risk_weights"], fr.settingInvalid),
    value: z.object(RiskWeights.shape, fr.settingInvalid),
    reason: z.string(fr.noteInvalid).trim().min(10, fr.noteInvalid).max(2000, fr.noteInvalid),
    /** Now when absent. */
    valid_from: Instant.optional(),
  }),
  refusals: [403],
  status: 201,
  response: Setting,
});
