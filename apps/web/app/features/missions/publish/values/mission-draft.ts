import { withGenderMark } from "@app/domain/catalogue/titles";
import { CONTRACT_KINDS, type ContractKind, typeFromKind } from "@app/domain/missions/contract-kind";
import { kindFromType } from "@app/domain/missions/contract-rules";
import { type Earnings, estimateEarnings } from "@app/domain/missions/earnings";
import { formatPay } from "@app/domain/missions/format-pay";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { hourlyCents, MISSION_TYPES, PAY_PERIODS, type PayPeriod } from "@app/domain/missions/mission";
import { isRemotePlace } from "@app/domain/missions/remote-place";
import { deriveFields } from "@app/domain/missions/shift";
import { employerCost } from "@app/domain/missions/shift-pay";
import { formatEuros } from "@app/domain/money/format-euros";
import { type Cents, eurosToCents, parseEuros } from "@app/domain/money/money";
import { isDay, parisStartOfDay } from "@app/domain/time/calendar";
import { formatHours, formatPeriod } from "@app/domain/time/format-time";
import type { MissionFacts } from "../../../../parts/mission-card/mission-card-parts.tsx";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import { evenRows, rowsOf, shiftOf, withDays } from "./shift-rows.ts";

/** Untouched fields are absent; repeated ones are joined by line breaks. */
export type MissionDraft = Readonly<Record<string, string>>;

export function draftOf(values: TypedValues): MissionDraft {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join("\n")]));
}

const listed = (draft: MissionDraft) => (name: string) => draft[name]?.split("\n") ?? [];

export function readDraft(draft: MissionDraft) {
  const text = (name: string) => draft[name]?.trim() ?? "";
  const euros = parseEuros(text("compensation"));
  const payPeriod: PayPeriod = PAY_PERIODS.find((period) => period === draft["compensationType"]) ?? "hourly";
  const typed = rowsOf(listed(draft));
  const takeSome = "takeSome" in draft && typed.length > 1;
  const breakPaid = "breakPaid" in draft;
  const rows = evenRows(withDays(typed), takeSome);
  const shifts = rows.flatMap((row) => shiftOf(row) ?? []);
  const known = shifts.length > 0 ? deriveFields(shifts, { payPeriod, takeSome, breakPaid }) : null;
  const contractKind: ContractKind =
    CONTRACT_KINDS.find((kind) => kind === draft["contractKind"]) ?? kindFromType("contract", listed(draft)("sector"));
  return {
    title: text("title"),
    location: text("location"),
    type: typeFromKind(contractKind, MISSION_TYPES.find((type) => type === draft["type"]) ?? null),
    contractKind,
    rows,
    shifts,
    takeSome,
    breakPaid,
    // The day is enough to show a period; the hours come later.
    startsAt: known?.startsAt ?? firstDay(rows.map(({ day }) => day)),
    endsAt: known?.endsAt ?? null,
    paidMinutes: known?.paidMinutes ?? 0,
    payCents: euros ? eurosToCents(euros) : null,
    payPeriod,
    hoursPerDay: known?.hoursPerDay ?? null,
    totalDays: known?.totalDays ?? null,
    urgent: "urgent" in draft,
    remote: "remote" in draft || isRemotePlace(text("location")),
    licenseRequired: "licenseRequired" in draft,
  };
}
export type Draft = ReturnType<typeof readDraft>;

function firstDay(days: readonly string[]): Date | null {
  const [first] = days.filter(isDay).toSorted();
  return first === undefined ? null : parisStartOfDay(first);
}

/** Placeholders stand for missing fields. */
export function previewFacts(
  draft: Draft,
  earnings: Earnings | null,
  mission: { sectorName: string | undefined; companyName: string; companyLogo: string | null },
): MissionFacts {
  const { title, location, startsAt, endsAt, payCents, hoursPerDay } = draft;
  return {
    id: 0,
    href: "",
    title: title ? withGenderMark(title) : "Titre de la mission",
    companyName: mission.companyName,
    companyLogo: mission.companyLogo,
    location: location || "Lieu",
    remote: draft.remote,
    urgent: draft.urgent,
    ...(mission.sectorName && { sectorName: mission.sectorName }),
    ageText: "à l’instant",
    ...(startsAt && { periodText: formatPeriod(startsAt, endsAt) }),
    ...(hoursPerDay && { hoursText: formatHours(hoursPerDay) }),
    typeLabel: MISSION_TYPE_LABELS[draft.type],
    licenseRequired: draft.licenseRequired,
    payText: payCents === null ? "À indiquer" : formatPay(payCents, draft.payPeriod),
    ...(earnings && { earningsText: formatEuros(earnings.totalCents) }),
  };
}

export const earningsOf = (draft: Draft): Earnings | null => estimateEarnings(draft);

/** What everyone wanted costs together; null until there is a pay and a shift. */
export function costOf({ payCents, payPeriod, breakPaid, contractKind, shifts }: Draft) {
  if (payCents === null || shifts.length === 0) return null;
  return employerCost({ payCents, payPeriod, breakPaid, contractKind }, shifts);
}

/** Null without a pay. */
export function hourlyEquivalent({ payCents, payPeriod, hoursPerDay }: Draft): Cents | null {
  return payCents === null ? null : hourlyCents({ payCents, payPeriod, hoursPerDay });
}
