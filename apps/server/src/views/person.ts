import { fileUrl } from "@app/contract/files";
import type { ParticipantView } from "@app/contract/messaging";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/actor";
import { type RawBuilder, sql } from "kysely";

/** A refusal closes the person's details to the employer after this long. */
const OPEN_DAYS_AFTER_REFUSAL = 90;

/**
 * Whether a company may see who a candidate is: they applied there, have not withdrawn, and were not refused long ago.
 * `candidateId` is a column of the query around.
 */
export function isOpenTo(companyId: number, candidateId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const longAgo = new Date(now.getTime() - OPEN_DAYS_AFTER_REFUSAL * 86_400_000);
  return sql<boolean>`exists (
    select 1 from applications a
    where a.candidate_id = ${candidateId} and a.company_id = ${companyId}
      and a.candidate_status is distinct from 'withdrawn'
      and (a.status <> 'rejected' or a.decided_at > ${longAgo}))`;
}

/** People as the other side of a conversation sees them. */
export async function readPeople(
  db: Db,
  viewer: Candidate | Employer,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, PersonRow>> {
  if (ids.length === 0) return new Map();
  const isOpen =
    viewer.role === "employer"
      ? sql<boolean>`u.role <> 'candidate' or ${isOpenTo(viewer.companyId, sql.ref("u.id"), now)}`
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
  /** The viewer may see the whole name and the photo. */
  isOpen: boolean;
};

export function presentPerson(person: PersonRow, viewer: { userId: number }): ParticipantView {
  const isSelf = person.id === viewer.userId;
  // An employer's own photo is shown to nobody; their company's logo is, once it has published.
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

/** « Nadia Ferrand (Brasserie Vauquelle) », « Inès Moreau », or « Inès M. » for whom the person is no longer open. */
export function nameOf({ firstName, lastName, companyName, isOpen }: PersonRow): string {
  const name = `${firstName} ${isOpen ? lastName : initialOf(lastName)}`;
  return companyName === null ? name : `${name} (${companyName})`;
}

const initialOf = (name: string) => (name === "" ? "" : `${name.charAt(0)}.`);
