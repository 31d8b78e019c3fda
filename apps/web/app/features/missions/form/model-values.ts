import type { MissionView } from "@app/contract/missions";
import { sectorByName } from "@app/domain/catalogue/sectors";
import type { TypedValues } from "../../../ui/form-values.ts";
import { generatedText } from "./generated-text.ts";
import { draftOf } from "./mission-draft.ts";
import { writtenValues } from "./written-values.ts";

const DATES: ReadonlySet<string> = new Set(["startDate", "startTime", "endDate", "endTime"]);

/** A mission as the model of another: everything but its dates, and but a text that was written from them. */
export function modelValues(mission: MissionView): TypedValues {
  const values = writtenValues(mission);
  const sector = sectorByName(mission.sector[0] ?? "")?.key;
  const isGenerated =
    mission.useStructuredDescription && generatedText(draftOf(values), sector) === mission.description;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !DATES.has(name) && !(isGenerated && name === "description")),
  );
}
