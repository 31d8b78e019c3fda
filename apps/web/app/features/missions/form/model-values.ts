import type { MissionView } from "@app/contract/missions";
import { withoutDates } from "@app/domain/description";
import type { TypedValues } from "../../../ui/form-values.ts";
import { writtenValues } from "./written-values.ts";

const DATES: ReadonlySet<string> = new Set(["startDate", "startTime", "endDate", "endTime"]);

/** A mission as the model of another: everything but its dates. */
export function modelValues(mission: MissionView): TypedValues {
  const endsAt = mission.endDate === null ? null : new Date(mission.endDate);
  const description = withoutDates(mission.description, new Date(mission.startDate), endsAt);
  const values = writtenValues({ ...mission, description });
  return Object.fromEntries(Object.entries(values).filter(([name]) => !DATES.has(name)));
}
