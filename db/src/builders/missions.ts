import type { Shift } from "@app/domain/missions/shift";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { MissionDrafts, Missions, SavedMissions } from "../schema.ts";
import { deriveMission, insertShifts } from "../shifts.ts";
import { ensureSkills } from "../skills.ts";
import { databaseNow } from "./clock.ts";
import { anEmployer } from "./companies.ts";
import { anEstablishment } from "./establishments.ts";
import { insertApplication } from "./insert-application.ts";
import { reserveIds } from "./insert-many.ts";
import { type MissionFields, type MissionRow, missionRow, rowShifts } from "./mission-row.ts";
import { findPlace, LYON } from "./places.ts";
import { recountCompanies } from "./recount.ts";
import { aCandidate } from "./users.ts";

export type MissionOverrides = MissionFields & {
  now?: Date;
  commune?: string;
  /** Whose mission it is; a new employer by default. */
  employer?: { id: number; companyId: number };
  /** How many applications it has already received, and how many of them were accepted. */
  taken?: number;
  accepted?: number;
  /** Instead of those its dates and hours describe. */
  shifts?: readonly Shift[];
};
export type MissionSummary = Selectable<Missions>;

/** A mission open to applications in two days, with its employer. */
export async function aMission(db: Db, overrides: MissionOverrides = {}): Promise<MissionSummary> {
  const { now = await databaseNow(db), commune = LYON, employer, taken, accepted = 0, shifts, ...fields } = overrides;
  const { companyId, createdBy } = await ownerOf(db, { now, employer, ...fields });
  const row = missionRow({ now, place: await findPlace(db, commune), ...fields, companyId, createdBy });
  const skillIds = fields.skillIds ?? (await ensureSkills(db, row.skills ?? []));
  const { id } = await db
    .insertInto("missions")
    .values({ ...row, skillIds, establishmentId: await establishmentOf(db, row) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertShifts(db, id, shifts ?? rowShifts(row));
  await deriveMission(db, id, await databaseNow(db));
  const mission = await db.selectFrom("missions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await db
    .updateTable("companies")
    .set({ firstPublishedAt: mission.publishedAt })
    .where("id", "=", companyId)
    .where("firstPublishedAt", "is", null)
    .execute();
  if (mission.status === "completed") await recountCompanies(db, [companyId]);

  const received = Math.max(taken ?? 0, accepted);
  if (received === 0) return mission;
  await receiveApplications(db, mission, received, accepted);
  return db.selectFrom("missions").selectAll().where("id", "=", mission.id).executeTakeFirstOrThrow();
}

/** None for a remote mission, or without a commune. */
async function establishmentOf(db: Db, row: MissionRow): Promise<number | null> {
  if (row.establishmentId !== undefined) return row.establishmentId;
  if (row.remote || !row.communeCode) return null;
  const { name } = await companyOf(db, row.companyId);
  return (await anEstablishment(db, { companyId: row.companyId, placeCode: row.communeCode, name })).id;
}

type Owner = {
  now: Date;
  employer: { id: number; companyId: number } | undefined;
  companyId?: number;
  createdBy?: number;
};

async function ownerOf(
  db: Db,
  { now, employer, companyId, createdBy }: Owner,
): Promise<{ companyId: number; createdBy: number }> {
  if (employer) return { companyId: employer.companyId, createdBy: employer.id };
  if (companyId === undefined) {
    const created = await anEmployer(db, { now });
    return { companyId: created.companyId, createdBy: created.id };
  }
  if (createdBy !== undefined) return { companyId, createdBy };
  const user = await db.selectFrom("users").select("id").where("companyId", "=", companyId).executeTakeFirst();
  return {
    companyId,
    createdBy: user?.id ?? (await anEmployer(db, { now, company: await companyOf(db, companyId) })).id,
  };
}

function companyOf(db: Db, id: number) {
  return db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function receiveApplications(db: Db, mission: MissionSummary, received: number, accepted: number): Promise<void> {
  const ids = await reserveIds(db, "applications", received);
  for (const [index, id] of ids.entries()) {
    const candidate = await aCandidate(db, { now: mission.publishedAt });
    const createdAt = new Date(mission.publishedAt.getTime() + (index + 1) * 60_000);
    await insertApplication(db, {
      id,
      mission,
      candidateId: candidate.id,
      message: "Bonjour, je suis disponible aux dates et aux horaires indiqués.",
      createdAt,
      ...(index < accepted
        ? { status: "accepted", seenAt: createdAt, acceptedAt: new Date(createdAt.getTime() + 30_000) }
        : { status: "pending" }),
    });
  }
}

export type DraftOverrides = Partial<Insertable<MissionDrafts>> & { employer?: { id: number; companyId: number } };

/** A draft as the form leaves it: the wire's field names, and only a title for sure. */
export async function aDraft(db: Db, overrides: DraftOverrides = {}): Promise<Selectable<MissionDrafts>> {
  const { employer, ...fields } = overrides;
  const { companyId, createdBy } = await ownerOf(db, { now: await databaseNow(db), employer, ...fields });
  const title = fields.title ?? "Commis de cuisine (H/F)";
  return db
    .insertInto("missionDrafts")
    .values({ body: JSON.stringify({ title, sector: ["Restauration"] }), ...fields, title, companyId, createdBy })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aSavedMission(db: Db, row: Insertable<SavedMissions>): Promise<void> {
  await db.insertInto("savedMissions").values(row).execute();
}
