import { fileUrl } from "@app/contract/http/files";
import type { ParticipantView } from "@app/contract/messages/messages";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import { isOwnApplication } from "./member-scope.ts";

/** After a rejection, the employer loses access after this long. */
const OPEN_DAYS_AFTER_REFUSAL = 90;

/**
 * Whether a company may see a candidate: they applied, have not withdrawn, and were not rejected long ago.
 * `candidateId` is a column of the outer query.
 */
export function isOpenTo(employer: Employer, candidateId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const longAgo = new Date(now.getTime() - OPEN_DAYS_AFTER_REFUSAL * 86_400_000);
  return sql<boolean>`exists (
    select 1 from applications a
    where a.candidate_id = ${candidateId} and ${isOwnApplication(employer, "a")}
      and a.candidate_status is distinct from 'withdrawn'
      and (a.status not in ('rejected', 'lapsed') or a.decided_at > ${longAgo}))`;
}

export async function readPeople(
  db: Db,
  viewer: Candidate | Employer,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, PersonRow>> {
  if (ids.length === 0) return new Map();
  const isOpen =
    viewer.role === "employer"
      ? sql<boolean>`u.role <> 'candidate' or ${isOpenTo(viewer, sql.ref("u.id"), now)}`
      : sql<boolean>`true`;
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("companies as co", "co.id", "u.companyId")
    .where("u.id", "in", [...ids])
    .select(["u.id", "u.firstName", "u.lastName", "u.imageFileId", "u.role"])
    .select(["co.id as companyId", "co.name as companyName", "co.logoFileId", "co.firstPublishedAt"])
    .select(isOpen.as("isOpen"))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type PersonRow = {
  id: number;
  role: "candidate" | "employer" | "admin";
  firstName: string;
  lastName: string;
  imageFileId: number | null;
  companyId: number | null;
  companyName: string | null;
  logoFileId: number | null;
  firstPublishedAt: Date | null;
  /** The viewer may see the full name and the photo. */
  isOpen: boolean;
};

export function presentPerson(person: PersonRow, viewer: { userId: number }): ParticipantView {
  const isSelf = person.id === viewer.userId;
  // Employers show the company's logo, once it has published, not their photo.
  const hasPhoto = isSelf || (person.isOpen && person.role === "candidate");
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.isOpen ? person.lastName : initialOf(person.lastName),
    profileImage: hasPhoto ? fileUrl(person.imageFileId) : null,
    company:
      person.companyId === null || person.companyName === null
        ? null
        : {
            id: person.companyId,
            name: person.companyName,
            logo: person.firstPublishedAt === null ? null : fileUrl(person.logoFileId),
          },
  };
}

/** « Nadia Ferrand (Brasserie Vauquelle) », « Inès Moreau », or « Inès M. » when the name is masked. */
export function nameOf({ firstName, lastName, companyName, isOpen }: PersonRow): string {
  const name = `${firstName} ${isOpen ? lastName : initialOf(lastName)}`;
  return companyName === null ? name : `${name} (${companyName})`;
}

const initialOf = (name: string) => (name === "" ? "" : `${name.charAt(0)}.`);
