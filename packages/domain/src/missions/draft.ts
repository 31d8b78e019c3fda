import { sectorByName } from "../catalogue/sectors.ts";
import { parseEuros } from "../money/money.ts";
import { parseStart } from "../time/day-without-hours.ts";
import { CONTRACT_KINDS } from "./contract-kind.ts";
import { MISSION_TYPES, PAY_PERIODS } from "./mission.ts";

/** What publishing cannot do without, in the order of the form, as the wire names it. */
export const REQUIRED_FIELDS = [
  "title",
  "sector",
  "location",
  "type",
  "description",
  "skills",
  "startDate",
  "compensation",
  "compensationType",
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** A draft as typed: anything may be absent, and nothing is sure to make sense. */
export type DraftFields = {
  title: string;
  sector: readonly string[];
  location: string | null;
  type: string | null;
  description: string | null;
  skills: readonly string[];
  startDate: string | null;
  contractKind: string | null;
  shifts: readonly { day: string | null; startTime: string | null; endTime: string | null }[];
  compensation: string | number | null;
  compensationType: string | null;
};

/** The fields a draft still lacks to be published; a value that cannot be read counts as absent. */
export function missingFields(draft: DraftFields): RequiredField[] {
  const filled: Record<RequiredField, boolean> = {
    title: hasText(draft.title),
    sector: draft.sector.some((name) => sectorByName(name) !== null),
    location: hasText(draft.location),
    type: isOneOf(MISSION_TYPES, draft.type) || isOneOf(CONTRACT_KINDS, draft.contractKind),
    description: hasText(draft.description),
    skills: draft.skills.some(hasText),
    startDate: hasShifts(draft) || (draft.startDate !== null && parseStart(draft.startDate.trim()) !== null),
    compensation: isAmount(draft.compensation),
    compensationType: isOneOf(PAY_PERIODS, draft.compensationType),
  };
  return REQUIRED_FIELDS.filter((field) => !filled[field]);
}

function hasShifts({ shifts }: DraftFields): boolean {
  return (
    shifts.length > 0 &&
    shifts.every((shift) => hasText(shift.day) && hasText(shift.startTime) && hasText(shift.endTime))
  );
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== "";
}

function isOneOf(values: readonly string[], value: string | null): boolean {
  return value !== null && values.includes(value);
}

/** Zero counts as missing. */
function isAmount(value: string | number | null): boolean {
  const euros = typeof value === "string" ? parseEuros(value) : value;
  return euros !== null && euros > 0;
}
