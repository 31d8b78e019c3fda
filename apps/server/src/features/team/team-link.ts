import type { Membership, TeamLinkView } from "@app/contract/team/memberships";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Actor, Candidate } from "@app/domain/accounts/actor";
import { CONSENT_VERSION } from "@app/domain/team/team";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import {
  type CompanyRow,
  presentTeamCompany,
  readMembership,
  readMemberships,
  TEAM_COMPANY,
  writeConsent,
} from "./memberships.ts";

type LinkRow = CompanyRow & {
  isOpen: boolean;
  establishment: string | null;
  place: TeamLinkView["place"];
};

/** Open while somebody of the company has an account. Without an establishment, where it worked last. */
async function readLink(db: Db, code: string): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    select ${TEAM_COMPANY}, e.name as establishment,
      l.revoked_at is null and exists (select from users u where u.company_id = co.id and u.status = 'active') as is_open,
      (select json_build_object('code', p.code, 'label', p.name, 'city', p.name, 'region', d.region)
        from communes p join departments d on d.code = p.department_code
        where p.code = coalesce(e.place_code, (
          select k.place_code from establishments k where k.company_id = co.id and k.closed_at is null order by k.id desc limit 1))) as place
    from team_links l join companies co on co.id = l.company_id
    left join establishments e on e.id = l.establishment_id
    where l.code = ${code}`.execute(db);
  const [link] = rows;
  if (!link) throw notFound("link_not_found", fr.linkNotFound);
  return link;
}

/** Anybody with the link reads it: the company and its town, never who is of the team or who opened the link. */
export async function showLink(ctx: Context, actor: Actor | null, code: string): Promise<TeamLinkView> {
  const link = await readLink(ctx.db, code);
  const [membership = null] =
    actor?.role === "candidate" ? await readMemberships(ctx.db, actor, ctx.now(), link.companyId) : [];
  return {
    open: link.isOpen,
    company: presentTeamCompany(link),
    place: link.place,
    establishment: link.establishment,
    consent_version: CONSENT_VERSION,
    membership,
  };
}

/** Nobody is notified: the person is in the list. Again is harmless. */
export async function join(ctx: Context, candidate: Candidate, code: string): Promise<Membership> {
  return transaction(ctx, async (tx) => {
    const { companyId, isOpen } = await readLink(tx, code);
    if (!isOpen) throw conflict("link_closed", fr.linkClosed);
    const at = ctx.now();
    const [known] = await readMemberships(tx, candidate, at, companyId);
    if (known?.state === "in") return known;
    const origin = known === undefined ? "link" : known.origin;
    await writeConsent(tx, { companyId, candidateId: candidate.userId, origin, at });
    return readMembership(tx, candidate, companyId, at);
  });
}
