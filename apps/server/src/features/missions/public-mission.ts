import { establishmentFr } from "@app/contract/companies/establishments.fr";
import { memberFr } from "@app/contract/members/members.fr";
import type { MissionBody } from "@app/contract/missions/mission-body";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { seesEstablishment } from "@app/domain/members/member";
import { establishmentAt } from "../../commands/write-establishment.ts";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/http/errors.ts";
import type { Commune } from "../../views/places/communes.ts";
import { locateCode, locateCommune } from "../../views/places/locate.ts";
import { placeLabel } from "../../views/places/place.ts";

/** Where the work is. `location`: the words shown. */
export type Site = { place: Commune | null; establishmentId: number | null; location: string };

type Before = { establishmentId: number | null };

/**
 * The place asked for, looked up before the transaction, which would otherwise wait for a second connection: that of the
 * chosen establishment, else the chosen commune, or the one the text names.
 */
export async function findPlace(ctx: Context, employer: Employer, input: MissionBody): Promise<Commune | null> {
  if (!input.establishment_id || input.remote) return placeOf(ctx, input);
  const { placeCode } = await findOwn(ctx.db, employer, input.establishment_id);
  return locateCode(ctx.pool, placeCode);
}

type Asked = { input: MissionBody; place: Commune | null; before?: Before };

/**
 * The chosen establishment gives the place and its words. Else the company's establishment at the place is found or made.
 * Remote missions have none.
 */
export async function siteOf(ctx: Context, tx: Db, employer: Employer, { input, place, before }: Asked): Promise<Site> {
  if (input.establishment_id && !input.remote)
    return chosenSite(ctx, tx, employer, { establishmentId: input.establishment_id, found: place, before });
  const { location } = input;
  // What has no establishment is for those who have all of them.
  if (!place || input.remote) {
    requireScope(employer, null);
    return { place, establishmentId: null, location };
  }
  const isSame = before?.establishmentId && (await isAt(tx, before.establishmentId, place));
  const establishmentId = isSame
    ? before.establishmentId
    : await establishmentAt(tx, employer.companyId, place, ctx.now());
  requireScope(employer, establishmentId);
  return { place, establishmentId, location };
}

function requireScope({ member }: Employer, establishmentId: number | null): void {
  if (!seesEstablishment(member, establishmentId))
    throw invalidField("establishment_id", memberFr.establishmentsRequired);
}

/** The words an edit would show for the place. Reads only. */
export async function locationOf(ctx: Context, employer: Employer, input: MissionBody): Promise<string> {
  if (!input.establishment_id || input.remote) return input.location;
  const { placeCode } = await findOwn(ctx.db, employer, input.establishment_id);
  const place = await locateCode(ctx.pool, placeCode);
  return place ? placeLabel(place) : input.location;
}

async function chosenSite(
  ctx: Context,
  tx: Db,
  employer: Employer,
  { establishmentId, found, before }: { establishmentId: number; found: Commune | null; before: Before | undefined },
): Promise<Site> {
  const { placeCode, closedAt } = await findOwn(tx, employer, establishmentId, { lock: true });
  if (closedAt !== null && establishmentId !== before?.establishmentId)
    throw invalidField("establishment_id", establishmentFr.closed);
  // Looked up again only if the establishment has moved since: the transaction then waits for a second connection.
  const place = found?.code === placeCode ? found : await locateCode(ctx.pool, placeCode);
  if (!place) throw new Error(`place ${placeCode} is not in the list`);
  return { place, establishmentId, location: placeLabel(place) };
}

/** Locked, it stays where it is until the mission is written. */
async function findOwn(db: Db, employer: Employer, id: number, { lock = false } = {}) {
  const row = await db
    .selectFrom("establishments")
    .where("id", "=", id)
    .where("companyId", "=", employer.companyId)
    .select(["placeCode", "closedAt"])
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
  if (!row || !seesEstablishment(employer.member, id)) throw invalidField("establishment_id", establishmentFr.notFound);
  return row;
}

async function isAt(tx: Db, id: number, place: Commune): Promise<boolean> {
  const row = await tx
    .selectFrom("establishments")
    .where("id", "=", id)
    .select("placeCode")
    .forShare()
    .executeTakeFirst();
  return row?.placeCode === place.code;
}

/** The chosen commune, else the one named in the text, else no place. */
async function placeOf(ctx: Context, input: MissionBody): Promise<Commune | null> {
  const chosen = input.commune_code ? await locateCode(ctx.pool, input.commune_code) : null;
  return chosen ?? locateCommune(ctx.pool, input.location);
}
