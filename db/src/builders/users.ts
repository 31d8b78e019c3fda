import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Candidates, Users } from "../schema.ts";
import { ensureSkills } from "../skills.ts";
import { databaseNow } from "./clock.ts";
import { DEMO_PASSWORD_HASH } from "./demo-password.ts";
import { aFile } from "./files.ts";
import { type CandidateFields, candidateRow, DEFAULT_SKILLS, type UserFields, userRow } from "./person-rows.ts";
import { findPlace, LYON } from "./places.ts";
import { uniqueEmail } from "./unique.ts";

const DAY_MS = 86_400_000;

export type UserOverrides = UserFields & {
  now?: Date;
  /** INSEE code; Lyon by default. */
  commune?: string;
  emailVerified?: boolean;
  phoneVerified?: boolean;
  adultConfirmed?: boolean;
};
export type UserSummary = Selectable<Users>;

/** An account alone; `aCandidate` and `anEmployer` make the rest of the person. */
export async function aUser(db: Db, overrides: UserOverrides = {}): Promise<UserSummary> {
  const {
    now = await databaseNow(db),
    commune = LYON,
    emailVerified = true,
    phoneVerified = true,
    adultConfirmed = true,
    ...fields
  } = overrides;
  const role = fields.role ?? "admin";
  const row = userRow({
    now,
    // An account of one month: the limits of new accounts have their own tests.
    createdAt: new Date(now.getTime() - 60 * DAY_MS),
    place: await findPlace(db, commune),
    role,
    email: uniqueEmail(role),
    passwordHash: DEMO_PASSWORD_HASH,
    ...(emailVerified ? {} : { emailVerifiedAt: null }),
    ...(phoneVerified ? {} : { phoneVerifiedAt: null }),
    ...(adultConfirmed ? {} : { adultConfirmedAt: null }),
    ...fields,
  });
  return db.insertInto("users").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function anAdmin(db: Db, overrides: UserOverrides = {}): Promise<UserSummary> {
  return aUser(db, { firstName: "Sofia", lastName: "Lambert", ...overrides, role: "admin" });
}

export type CandidateOverrides = UserOverrides &
  Omit<CandidateFields, "userId"> & {
    /** False leaves out phone, city, availability and skills: this person may not apply yet. */
    complete?: boolean;
    cv?: boolean;
  };
export type CandidateSummary = UserSummary & Selectable<Candidates>;

/** Someone who may apply right now: complete, adult, verified, available now. */
export async function aCandidate(db: Db, overrides: CandidateOverrides = {}): Promise<CandidateSummary> {
  const { complete = true, cv = false, now = await databaseNow(db), ...fields } = overrides;
  const [candidateFields, userFields] = splitFields(fields);
  const user = await aUser(db, {
    ...(complete ? {} : { phone: null, city: null, region: null, communeCode: null }),
    ...userFields,
    now,
    role: "candidate",
  });
  const skills = fields.skills ?? (complete ? [...DEFAULT_SKILLS] : []);
  const row = candidateRow({
    now,
    userId: user.id,
    place: complete ? await findPlace(db, fields.commune ?? LYON) : null,
    ...(complete ? {} : { availability: null }),
    cvFileId: cv ? (await aFile(db, { ownerId: user.id })).id : null,
    ...candidateFields,
    skills,
    skillIds: fields.skillIds ?? (await ensureSkills(db, skills)),
  });
  const candidate = await db.insertInto("candidates").values(row).returningAll().executeTakeFirstOrThrow();
  return { ...user, ...candidate };
}

const CANDIDATE_COLUMNS: ReadonlySet<string> = new Set([
  "profession",
  "about",
  "availability",
  "skills",
  "skillIds",
  "cvFileId",
  "lat",
  "lon",
  "radiusKm",
  "rating",
  "ratingCount",
  "completedMissions",
  "reliability",
  "lastActiveAt",
] satisfies (keyof CandidateFields)[]);

function splitFields(fields: UserOverrides & CandidateFields): [CandidateFields, UserOverrides] {
  const entries = Object.entries(fields);
  const inCandidate = entries.filter(([key]) => CANDIDATE_COLUMNS.has(key));
  const inUser = entries.filter(([key]) => !CANDIDATE_COLUMNS.has(key));
  return [Object.fromEntries(inCandidate), Object.fromEntries(inUser)];
}
