import { fileUrl } from "@app/contract/http/files";
import type { InvitationView, MemberView } from "@app/contract/members/members";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isOnDuty } from "@app/domain/members/duty";
import type { MemberRole } from "@app/domain/members/member";
import { isEmpowered } from "@app/domain/papers/contract-signing";
import { weekFromBits } from "@app/domain/profiles/availability";
import { sql } from "kysely";
import { memberNotFound } from "../../commands/change-membership.ts";
import type { Context } from "../../platform/context.ts";

/** More than a company has. */
const MOST = 500;

type Row = {
  userId: number;
  role: MemberRole;
  establishments: number[] | null;
  duty: number | null;
  signsContracts: boolean;
  joinedAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  imageFileId: number | null;
  owners: number;
};

/** A shift lead sees whom to ask: the owners. */
export async function listMembers(
  ctx: Context,
  employer: Employer,
): Promise<{ results: MemberView[]; invitations: InvitationView[] }> {
  const { role } = employer.member;
  const rows = await readMembers(ctx.db, employer.companyId);
  const shown = rows.filter((row) => role !== "shift_lead" || row.role === "owner" || row.userId === employer.userId);
  return {
    results: shown.map((row) => presentMember(row, employer, ctx.now())),
    invitations: role === "owner" ? await readInvitations(ctx, employer.companyId) : [],
  };
}

export async function readMember(db: Db, employer: Employer, userId: number, now: Date): Promise<MemberView> {
  const [row] = await readMembers(db, employer.companyId, userId);
  if (!row) throw memberNotFound();
  return presentMember(row, employer, now);
}

async function readMembers(db: Db, companyId: number, userId: number | null = null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.user_id, m.role, m.duty, m.signs_contracts, m.joined_at, u.first_name, u.last_name, u.email, u.image_file_id,
      case when not m.all_establishments then array(
        select e.establishment_id from member_establishments e where e.user_id = m.user_id order by 1) end as establishments,
      (select count(*) from company_members o join users x on x.id = o.user_id and x.status = 'active'
        where o.company_id = m.company_id and o.left_at is null and o.role = 'owner') as owners
    from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.left_at is null and u.status <> 'deleted'
      and (${userId}::bigint is null or m.user_id = ${userId})
    order by m.role <> 'owner', fold_text(u.first_name), m.user_id limit ${MOST}`.execute(db);
  return rows;
}

function presentMember(row: Row, viewer: Employer, now: Date): MemberView {
  const self = row.userId === viewer.userId;
  return {
    user_id: row.userId,
    role: row.role,
    establishments: row.establishments ?? "all",
    duty: row.duty === null ? null : weekFromBits(row.duty),
    on_duty: isOnDuty(row.duty, now),
    first_name: row.firstName,
    last_name: row.lastName,
    profileImage: self ? fileUrl(row.imageFileId) : null,
    email: self || viewer.member.role !== "shift_lead" ? row.email : null,
    joined_at: row.joinedAt.toISOString(),
    self,
    last_owner: row.role === "owner" && row.owners <= 1,
    signs_contracts: isEmpowered(row),
  };
}

async function readInvitations(ctx: Context, companyId: number): Promise<InvitationView[]> {
  const rows = await ctx.db
    .selectFrom("companyInvitations")
    .where("companyId", "=", companyId)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", ctx.now())
    .orderBy("id", "desc")
    .limit(MOST)
    .select(["id", "email", "role", "establishmentIds", "createdAt", "expiresAt"])
    .execute();
  return rows.map(presentInvitation);
}

type InvitationRow = {
  id: number;
  email: string;
  role: MemberRole;
  establishmentIds: number[] | null;
  createdAt: Date;
  expiresAt: Date;
};

export const presentInvitation = ({ id, email, role, ...row }: InvitationRow): InvitationView => ({
  id,
  email,
  role,
  establishments: row.establishmentIds ?? "all",
  sent_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
