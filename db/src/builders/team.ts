import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { TeamLinks, TeamMembers } from "../schema.ts";
import { databaseNow } from "./clock.ts";

const DAY_MS = 86_400_000;

export type TeamMemberOverrides = Partial<Insertable<TeamMembers>> & {
  companyId: number;
  candidateId: number;
  now?: Date;
};

/** Somebody who came by a link a month ago and agreed for two years; not approved yet. */
export async function aTeamMember(
  db: Db,
  { now: at, ...fields }: TeamMemberOverrides,
): Promise<Selectable<TeamMembers>> {
  const now = at ?? (await databaseNow(db));
  return db
    .insertInto("teamMembers")
    .values({
      origin: "link",
      state: "in",
      consentAt: new Date(now.getTime() - 30 * DAY_MS),
      consentUntil: new Date(now.getTime() + 700 * DAY_MS),
      consentVersion: 1,
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

let opened = 0;

export async function aTeamLink(
  db: Db,
  { employer, ...fields }: Partial<Insertable<TeamLinks>> & { employer: { id: number; companyId: number } },
): Promise<Selectable<TeamLinks>> {
  opened += 1;
  return db
    .insertInto("teamLinks")
    .values({
      companyId: employer.companyId,
      createdBy: employer.id,
      code: `brasserie-${process.pid}-${opened}`,
      createdAt: await databaseNow(db),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
