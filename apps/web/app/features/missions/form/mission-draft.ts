import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { type Earnings, estimateEarnings } from "@app/domain/earnings";
import { formatEuros, formatHours, formatPay, formatPeriod } from "@app/domain/format";
import { hourlyCents, MISSION_TYPES, type MissionType, PAY_PERIODS, type PayPeriod } from "@app/domain/mission";
import { type Cents, eurosToCents, parseEuros } from "@app/domain/money";
import { isRemotePlace } from "@app/domain/remote-place";
import { workedDays } from "@app/domain/worked-days";
import type { TypedValues } from "../../../ui/form-values.ts";
import type { MissionFacts } from "../mission-card-parts.tsx";
import { endOf, startOf } from "./mission-dates.ts";

/** Untouched fields are absent. */
export type MissionDraft = Readonly<Record<string, string>>;

export function draftOf(values: TypedValues): MissionDraft {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function readDraft(draft: MissionDraft) {
  const text = (name: string) => draft[name]?.trim() ?? "";
  const boxes = {
    startDate: text("startDate"),
    startTime: text("startTime"),
    endDate: text("endDate"),
    endTime: text("endTime"),
  };
  // The day is enough to show a period; the hour comes later.
  const startsAt = startOf(boxes) ?? startOf({ ...boxes, startTime: "00:00" });
  const endsAt = endOf(boxes);
  const euros = parseEuros(text("compensation"));
  const payPeriod: PayPeriod = PAY_PERIODS.find((period) => period === draft["compensationType"]) ?? "hourly";
  const type: MissionType = MISSION_TYPES.find((known) => known === draft["type"]) ?? "contract";
  return {
    title: text("title"),
    location: text("location"),
    type,
    startsAt,
    endsAt: startsAt && endsAt && endsAt > startsAt ? endsAt : null,
    payCents: euros ? eurosToCents(euros) : null,
    payPeriod,
    hoursPerDay: positive(text("hoursPerDay"), 24),
    totalDays: positive(text("totalDays"), 366),
    positions: Math.trunc(positive(text("positions"), 500) ?? 1),
    urgent: "urgent" in draft,
    remote: "remote" in draft || isRemotePlace(text("location")),
    licenseRequired: "licenseRequired" in draft,
  };
}
export type Draft = ReturnType<typeof readDraft>;

function positive(text: string, max: number): number | null {
  const number = Number(text.replace(",", "."));
  return number > 0 && number <= max ? number : null;
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

/** For all positions, where earnings are of one person. */
export function costText({ positions }: Draft, { totalCents }: Earnings): string {
  const people = positions > 1 ? ` pour ${positions} personnes` : "";
  return `Coût brut estimé\u00a0: ${formatEuros(totalCents * positions)}${people}`;
}

/** Null without a pay. */
export function hourlyEquivalent({ payCents, payPeriod, hoursPerDay }: Draft): Cents | null {
  return payCents === null ? null : hourlyCents({ payCents, payPeriod, hoursPerDay });
}

/** « 2, d’après vos dates », in the box of the number of days. */
export function daysHint({ startsAt, endsAt, payPeriod }: Draft): string | undefined {
  if (!startsAt || !endsAt || payPeriod === "monthly") return undefined;
  const days = workedDays(startsAt, endsAt);
  return `${payPeriod === "weekly" ? Math.ceil(days / 7) : days}, d’après vos dates`;
}
