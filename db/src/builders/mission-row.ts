import { kindFromType, motiveFromType } from "@app/domain/missions/contract-rules";
import { DEFAULT_HOURS_PER_DAY, hourlyCents, missionEnd } from "@app/domain/missions/mission";
import { type Shift, shiftsFromFields } from "@app/domain/missions/shift";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { shiftStart } from "@app/domain/time/worked-days";
import type { Insertable } from "kysely";
import type { Missions } from "../schema.ts";
import { locationOf, type Place } from "./places.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

type Derived =
  | "startsAt"
  | "endsAt"
  | "publishedAt"
  | "hoursPerDay"
  | "totalDays"
  | "hourlyCents"
  | "payCents"
  | "payPeriod";

export type MissionFields = Partial<Omit<Insertable<Missions>, Derived>> & {
  startsAt?: Date;
  /** Absent: the end of the last day's work. Null: nobody gave one, and it is derived from the start. */
  endsAt?: Date | null;
  publishedAt?: Date;
  hoursPerDay?: number | null;
  totalDays?: number | null;
  payCents?: number;
  payPeriod?: Insertable<Missions>["payPeriod"];
};

export type MissionInput = MissionFields & { companyId: number; createdBy: number; now: Date; place: Place | null };

export type MissionRow = Insertable<Missions> & {
  startsAt: Date;
  endsAt: Date;
  publishedAt: Date;
  hoursPerDay: number | null;
  positions: number;
};

/** A mission that can be applied to, unless its dates or its status say otherwise. */
export function missionRow({ now, place, ...fields }: MissionInput): MissionRow {
  const startsAt = fields.startsAt ?? atParis(addDays(parisDay(now), 2), "18:00");
  const hoursPerDay = fields.hoursPerDay === undefined ? 6 : fields.hoursPerDay;
  const totalDays = fields.totalDays === undefined ? 1 : fields.totalDays;
  const endsAt = fields.endsAt === undefined ? lastShiftEnd(startsAt, totalDays, hoursPerDay) : fields.endsAt;
  const payCents = fields.payCents ?? 1_450;
  const payPeriod = fields.payPeriod ?? "hourly";
  const end = missionEnd({ startsAt, endsAt, totalDays, payPeriod, hoursPerDay });
  const publishedAt = fields.publishedAt ?? new Date(Math.min(now.getTime() - HOUR_MS, startsAt.getTime() - DAY_MS));
  return {
    title: "Serveur en salle (H/F)",
    description:
      "Deux services du soir dans une brasserie de 90\u00a0couverts. Vous tenez un rang de huit tables, avec une cheffe de rang à portée de voix.",
    requirement: "",
    perks: "",
    responsibilities: "",
    requiredSkills: "",
    workingHours: "",
    equipment: "",
    additionalInfo: "",
    structured: false,
    status: end <= now ? "completed" : "recruiting",
    type: "contract",
    contractKind: kindOf(fields),
    contractMotive: motiveFromType(fields.type ?? "contract", fields.sectors ?? ["Restauration"]),
    experienceLevel: null,
    sectors: ["Restauration"],
    skills: ["Service en salle", "Service au plateau"],
    skillIds: [],
    tags: [],
    urgent: false,
    remote: false,
    licenseRequired: false,
    location: place ? locationOf(place) : "Lyon (69)",
    communeCode: place?.communeCode ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    maxApplications: null,
    applicationCount: 0,
    acceptedCount: 0,
    updatedAt: publishedAt,
    closedAt: null,
    hiddenAt: null,
    deletedAt: null,
    ...fields,
    positions: fields.positions ?? 1,
    payCents,
    payPeriod,
    hourlyCents: hourlyCents({ payCents, payPeriod, hoursPerDay }),
    hoursPerDay,
    totalDays,
    startsAt,
    endsAt: end,
    publishedAt,
  };
}

const kindOf = ({ type = "contract", sectors = ["Restauration"] }: MissionFields) => kindFromType(type, sectors);

/** The shifts that its dates and hours describe. */
export function rowShifts(row: MissionRow): Shift[] {
  const { startsAt, endsAt, hoursPerDay, totalDays = null, payPeriod, positions } = row;
  return shiftsFromFields({ startsAt, endsAt, hoursPerDay, totalDays, payPeriod, positions });
}

function lastShiftEnd(startsAt: Date, totalDays: number | null, hoursPerDay: number | null): Date {
  const lastDay = addDays(parisDay(startsAt), (totalDays ?? 1) - 1);
  return new Date(shiftStart(startsAt, lastDay).getTime() + (hoursPerDay ?? DEFAULT_HOURS_PER_DAY) * HOUR_MS);
}
