import type { MissionView } from "@app/contract/missions";
import { withoutDates } from "@app/domain/description";
import { hoursOfDay } from "@app/domain/mission";
import type { TypedValues } from "../../../ui/form-values.ts";
import { storedValues } from "./stored-values.ts";

/** A mission as the model of another: everything but its days. */
export function modelValues(mission: MissionView): TypedValues {
  const startsAt = new Date(mission.startDate);
  const endsAt = mission.endDate === null ? null : new Date(mission.endDate);
  const description = withoutDates(mission.description, startsAt, endsAt);
  return storedValues({ ...mission, description, startDate: null, endDate: null, ...hoursOfDay(startsAt, endsAt) });
}
