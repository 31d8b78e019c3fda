import type { SectorKey } from "@app/domain/catalogue/sectors";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { guidedDescription } from "@app/domain/description";
import { cityOf } from "../city.ts";
import { type MissionDraft, readDraft } from "./mission-draft.ts";

/** The description written from the answers given so far. */
export function generatedText(answers: MissionDraft, sector: SectorKey | undefined): string {
  const { title, location, startsAt, endsAt, licenseRequired } = readDraft(answers);
  return guidedDescription({
    title: title && withGenderMark(title),
    place: cityOf(location),
    startsAt,
    endsAt,
    responsibilities: answers["responsibilities"] ?? "",
    workingHours: answers["workingHours"] ?? "",
    equipment: answers["equipment"] ?? "",
    licenseRequired,
    sectorKey: sector ?? null,
  });
}
