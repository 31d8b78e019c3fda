import { randomInt } from "node:crypto";
import type { TeamLink } from "@app/contract/team/team";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { seesEstablishment } from "@app/domain/members/member";
import { MOST_LINKS } from "@app/domain/team/team";
import { wordsSlug } from "@app/domain/text/slug";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { recordTeam } from "./journal.ts";

/** Without the signs that are taken for one another when typed from a poster. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const RANDOM_SIGNS = 8;

export const linkUrl = ({ config }: Context, code: string) => new URL(`/e/${code}`, config.publicUrl).href;

function newCode(name: string): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return [wordsSlug(name, 30), random].filter(Boolean).join("-");
}

export async function listLinks(ctx: Context, companyId: number, code?: string): Promise<TeamLink[]> {
  const rows = await ctx.db
    .selectFrom("teamLinks as l")
    .leftJoin("establishments as e", "e.id", "l.establishmentId")
    .leftJoin("communes as p", "p.code", "e.placeCode")
    .where("l.companyId", "=", companyId)
    .where("l.revokedAt", "is", null)
    .$if(code !== undefined, (query) => query.where("l.code", "=", code ?? ""))
    .orderBy("l.id")
    .select(["l.id", "l.code", "l.createdAt", "e.id as establishmentId", "e.name", "p.name as placeLabel"])
    .execute();
  return rows.map(({ id, code: own, createdAt, establishmentId, name, placeLabel }) => ({
    id,
    code: own,
    url: linkUrl(ctx, own),
    establishment:
      establishmentId === null ? null : { id: establishmentId, name: name ?? "", placeLabel: placeLabel ?? "" },
    created_at: createdAt.toISOString(),
  }));
}

export async function addLink(ctx: Context, employer: Employer, establishmentId: number | null): Promise<TeamLink> {
  const { companyId, userId } = employer;
  const code = await transaction(ctx, async (tx) => {
    // The company's row puts two additions in order: both keep to the most.
    const { name } = await tx
      .selectFrom("companies")
      .where("id", "=", companyId)
      .select("name")
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (establishmentId !== null) await requireOwn(tx, employer, establishmentId);
    const { open } = await tx
      .selectFrom("teamLinks")
      .where("companyId", "=", companyId)
      .where("revokedAt", "is", null)
      .select((eb) => eb.fn.countAll<number>().as("open"))
      .executeTakeFirstOrThrow();
    if (open >= MOST_LINKS) throw conflict("links_full", fr.linksFull(MOST_LINKS));
    const fresh = newCode(name);
    const at = ctx.now();
    await tx
      .insertInto("teamLinks")
      .values({ companyId, establishmentId, code: fresh, createdBy: userId, createdAt: at })
      .execute();
    await recordTeam(tx, { companyId, actorId: userId, action: "link_opened", at }, { label: fresh });
    return fresh;
  });
  const [link] = await listLinks(ctx, companyId, code);
  if (!link) throw notFound("link_not_found", fr.linkNotFound);
  return link;
}

async function requireOwn(tx: Db, { companyId, member }: Employer, id: number): Promise<void> {
  if (!seesEstablishment(member, id)) throw notFound("establishment_not_found", fr.establishmentNotFound);
  const own = await tx
    .selectFrom("establishments")
    .where("id", "=", id)
    .where("companyId", "=", companyId)
    .where("closedAt", "is", null)
    .select("id")
    .executeTakeFirst();
  if (!own) throw notFound("establishment_not_found", fr.establishmentNotFound);
}

/** Who came by it stays. */
export async function closeLink(ctx: Context, { companyId, userId }: Employer, code: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const at = ctx.now();
    const closed = await tx
      .updateTable("teamLinks")
      .set({ revokedAt: at })
      .where("companyId", "=", companyId)
      .where("code", "=", code)
      .where("revokedAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!closed) throw notFound("link_not_found", fr.linkNotFound);
    await recordTeam(tx, { companyId, actorId: userId, action: "link_closed", at }, { label: code });
  });
}
