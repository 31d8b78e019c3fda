/** Settings of the office, each with its date, its author and its history. */
import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { LARGEST_LEVEL_LIMIT, LIMITS } from "@app/domain/companies/company-rights";
import { RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import { LARGEST_QUOTA, QUOTAS } from "@app/domain/office/quota";
import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { officeFr as fr } from "./office.fr.ts";

const Weight = z.int(fr.settingInvalid).min(0, fr.settingInvalid).max(1000, fr.settingInvalid);

/** The weight of each risk rule, and the sum from which a mission waits for a person. */
export const RiskWeights = z.object({
  threshold: Weight.min(1, fr.settingInvalid),
  weights: z.partialRecord(z.enum(RISK_RULES, fr.settingInvalid), Weight),
});
export type RiskWeights = z.output<typeof RiskWeights>;

const HourlyCents = z.int(fr.smicInvalid).min(500, fr.smicInvalid).max(5_000, fr.smicInvalid);

/** Gross hourly minimum wage, in cents; it counts from the Paris day of its date. */
export const SmicSetting = z.object({ france: HourlyCents, mayotte: HourlyCents });
export type SmicSetting = z.output<typeof SmicSetting>;

const Most = z.int(fr.quotaInvalid).min(1, fr.quotaInvalid).max(LARGEST_QUOTA, fr.quotaInvalid);

/** A limit that is not given is the one of the code. */
export const QuotaSetting = z.partialRecord(z.enum(QUOTAS, fr.quotaInvalid), Most);
export type QuotaSetting = z.output<typeof QuotaSetting>;

const MostOfLevel = z
  .int(fr.levelLimitInvalid)
  .min(1, fr.levelLimitInvalid)
  .max(LARGEST_LEVEL_LIMIT, fr.levelLimitInvalid)
  .nullable();

/** What a level allows; null allows any number, and what is not given is the figure of the code. */
export const LevelLimitSetting = z.partialRecord(
  z.enum(COMPANY_LEVELS, fr.levelLimitInvalid),
  z.partialRecord(z.enum(LIMITS, fr.levelLimitInvalid), MostOfLevel),
);
export type LevelLimitSetting = z.output<typeof LevelLimitSetting>;

const OFFICE_SETTINGS = ["risk_weights", "smic", "quotas", "level_limits"] as const;
export type OfficeSettingName = (typeof OFFICE_SETTINGS)[number];

const facts = {
  id: z.int(),
  reason: z.string(),
  valid_from: Instant,
  set_at: Instant,
  set_by: z.string(),
};
export const OfficeSetting = z.discriminatedUnion("name", [
  z.object({ name: z.literal("risk_weights"), value: RiskWeights, ...facts }),
  z.object({ name: z.literal("smic"), value: SmicSetting, ...facts }),
  z.object({ name: z.literal("quotas"), value: QuotaSetting, ...facts }),
  z.object({ name: z.literal("level_limits"), value: LevelLimitSetting, ...facts }),
]);
export type OfficeSetting = z.infer<typeof OfficeSetting>;
export type OfficeSettingOf<Name extends OfficeSettingName> = Extract<OfficeSetting, { name: Name }>;

/** `in_force` is null as long as nothing was set: the values of the code apply. The history is the newest first. */
export const officeSettingsRoute = defineRoute({
  method: "GET",
  url: "/api/admin/settings/",
  access: "admin",
  query: z.object({ name: z.enum(OFFICE_SETTINGS, fr.settingNameInvalid).default("risk_weights") }),
  status: 200,
  response: z.object({ in_force: OfficeSetting.nullable(), history: z.array(OfficeSetting) }),
});

const given = {
  reason: z.string(fr.noteInvalid).trim().min(10, fr.noteInvalid).max(2000, fr.noteInvalid),
  /** Now when absent. */
  valid_from: Instant.optional(),
};

/** 403 `reauthentication_required` as for a decision. */
export const setOfficeSettingRoute = defineRoute({
  method: "POST",
  url: "/api/admin/settings/",
  access: "admin",
  body: z.discriminatedUnion(
    "name",
    [
      z.object({ name: z.literal("risk_weights"), value: z.object(RiskWeights.shape, fr.settingInvalid), ...given }),
      z.object({ name: z.literal("smic"), value: z.object(SmicSetting.shape, fr.smicInvalid), ...given }),
      z.object({ name: z.literal("quotas"), value: QuotaSetting, ...given }),
      z.object({ name: z.literal("level_limits"), value: LevelLimitSetting, ...given }),
    ],
    fr.settingNameInvalid,
  ),
  refusals: [403],
  status: 201,
  response: OfficeSetting,
});
