import type { CallArgs } from "@app/contract/client";
import type { publishMissionRoute } from "@app/contract/missions";
import { EXPERIENCE_LEVELS, MISSION_TYPES, PAY_PERIODS } from "@app/domain/mission";
import { wireDates } from "./mission-dates.ts";

export type MissionWire = CallArgs<typeof publishMissionRoute>["body"];

/** Invalid values are sent as they are: the API refuses them. */
export function missionWire(form: FormData): MissionWire {
  const text = (name: string) => textOf(form, name);
  const guided = text("useStructuredDescription") === "true";
  const { startDate, endDate } = wireDates({
    startDate: text("startDate"),
    startTime: text("startTime"),
    endDate: text("endDate"),
    endTime: text("endTime"),
  });
  return {
    title: text("title").trim(),
    sector: all(form, "sector"),
    type: oneOf(MISSION_TYPES, text("type")) ?? "contract",
    location: text("location"),
    commune_code: text("commune_code"),
    remote: form.has("remote"),
    description: text("description"),
    requirement: text("requirement"),
    benifits_perks: text("benifits_perks"),
    additionalInfo: text("additionalInfo"),
    requiredSkills: text("requiredSkills"),
    useStructuredDescription: guided,
    ...(guided && {
      responsibilities: text("responsibilities"),
      workingHours: text("workingHours"),
      equipment: text("equipment"),
    }),
    skills: words(form, "skills"),
    tags: words(form, "tags"),
    startDate,
    endDate,
    hoursPerDay: text("hoursPerDay"),
    totalDays: text("totalDays"),
    compensation: text("compensation"),
    compensationType: oneOf(PAY_PERIODS, text("compensationType")) ?? "hourly",
    positions: text("positions"),
    maxApplications: text("maxApplications"),
    urgent: form.has("urgent"),
    licenseRequired: form.has("licenseRequired"),
    experienceLevel: oneOf(EXPERIENCE_LEVELS, text("experienceLevel")) ?? null,
    acknowledged: all(form, "acknowledged"),
  };
}

/** A draft also holds an hour without a day. */
export function draftWire(form: FormData) {
  return { ...missionWire(form), startTime: textOf(form, "startTime"), endTime: textOf(form, "endTime") };
}

function oneOf<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((value) => value === text);
}

/** With normalized line ends. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

function all(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
}

/** Without script the values are separated by commas. */
function words(form: FormData, name: string): string[] {
  return all(form, name)
    .flatMap((value) => value.split(",").map((word) => word.trim()))
    .filter(Boolean);
}
