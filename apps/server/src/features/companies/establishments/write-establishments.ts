import type { EstablishmentBody, EstablishmentView } from "@app/contract/companies/establishments";
import { establishmentFr as fr } from "@app/contract/companies/establishments.fr";
import { memberFr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { seesAll, seesEstablishment } from "@app/domain/members/member";
import { sql } from "kysely";
import { recordJournal } from "../../../commands/record-journal.ts";
import { readEstablishment } from "../../../commands/write-establishment.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import {
  AppError,
  conflict,
  forbidden,
  invalidField,
  notFound,
  refuseUnlawful,
} from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import type { Commune } from "../../../views/places/communes.ts";
import { locateCode, locateCommune } from "../../../views/places/locate.ts";
import { placeLabel } from "../../../views/places/place.ts";
import { unlawfulFields } from "../../../views/public-texts.ts";

export async function addEstablishment(
  ctx: Context,
  { companyId, userId, member }: Employer,
  body: EstablishmentBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<EstablishmentView> {
  if (!seesAll(member)) throw forbidden("member_role", memberFr.ownerOnly);
  refuseUnlawful(unlawfulFields("establishment", body));
  const place = await findPlace(ctx, body.place);
  const at = ctx.now();
  return transaction(
    ctx,
    async (tx) => {
      const row = await tx
        .insertInto("establishments")
        .values({ companyId, ...columnsOf(body, place), createdAt: at, updatedAt: at })
        .onConflict((oc) => oc.columns(["companyId", "placeCode", "name"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!row) throw nameTaken();
      const detail = { establishment: row.id };
      await recordJournal(tx, { companyId, actorId: userId, action: "establishment_added", detail, at });
      return view(tx, row.id);
    },
    { idempotencyKey },
  );
}

/** A new place moves the missions to come, which nobody has applied to yet. */
export async function editEstablishment(
  ctx: Context,
  { companyId, userId, member }: Employer,
  id: number,
  body: EstablishmentBody & { closed: boolean },
): Promise<EstablishmentView> {
  if (!seesEstablishment(member, id)) throw establishmentNotFound();
  refuseUnlawful(unlawfulFields("establishment", body));
  const place = await askedPlace(ctx, { id, companyId }, body.place);
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    // In the order of an edited mission: the mission, then its establishment.
    await missionsToCome(tx, { id, companyId }).execute();
    const stored = await tx
      .selectFrom("establishments")
      .where("id", "=", id)
      .where("companyId", "=", companyId)
      .select(["placeCode", "closedAt"])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const columns = columnsOf(body, place);
    await requireFreeName(tx, { id, companyId, ...columns });
    await tx
      .updateTable("establishments")
      .set({ ...columns, closedAt: body.closed ? (stored.closedAt ?? at) : null, updatedAt: at })
      .where("id", "=", id)
      .execute();
    const detail = { establishment: id };
    await recordJournal(tx, { companyId, actorId: userId, action: "establishment_edited", detail, at });
    if (place.code !== stored.placeCode) await moveMissions(tx, { id, companyId, place, at });
    return view(tx, id);
  });
}

const establishmentNotFound = () => notFound("establishment_not_found", fr.notFound);

type Owned = { id: number; companyId: number };

/** Looked up before the transaction, which would otherwise wait for a second connection. */
async function askedPlace(ctx: Context, { id, companyId }: Owned, text: string): Promise<Commune> {
  const stored = await ctx.db
    .selectFrom("establishments as e")
    .innerJoin("communes as p", "p.code", "e.placeCode")
    .where("e.id", "=", id)
    .where("e.companyId", "=", companyId)
    .select(["e.placeCode", "p.name as placeLabel"])
    .executeTakeFirst();
  if (!stored) throw establishmentNotFound();
  // A form sends back the code or the name it was given, which read as a text may mean somewhere else.
  if (text !== stored.placeCode && text !== stored.placeLabel) return findPlace(ctx, text);
  const place = await locateCode(ctx.pool, stored.placeCode);
  if (!place) throw new Error(`place ${stored.placeCode} is not in the list`);
  return place;
}

async function findPlace(ctx: Context, text: string): Promise<Commune> {
  const place = await locateCommune(ctx.pool, text);
  if (!place) throw invalidField("place", fr.placeUnknown);
  return place;
}

const columnsOf = ({ name, postcode, street, access }: EstablishmentBody, place: Commune) => ({
  name,
  placeCode: place.code,
  postcode: postcode ?? (place.postcodes.length === 1 ? (place.postcodes[0] ?? null) : null),
  street,
  access,
});

const nameTaken = () => new AppError(409, "establishment_exists", fr.taken, { field: "name" });

type Named = Owned & { placeCode: string; name: string };

/** Two forms sent together are put in order by the company's row. */
async function requireFreeName(tx: Db, { id, companyId, placeCode, name }: Named): Promise<void> {
  await tx.selectFrom("companies").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
  const other = await tx
    .selectFrom("establishments")
    .where("companyId", "=", companyId)
    .where("placeCode", "=", placeCode)
    .where("name", "=", name)
    .where("id", "!=", id)
    .select("id")
    .executeTakeFirst();
  if (other) throw nameTaken();
}

/** Locked until the transaction ends. Statuses are listed, so that their index leaves out the company's history. */
function missionsToCome(tx: Db, { id, companyId }: Owned) {
  return tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("establishmentId", "=", id)
    .where("status", "in", ["recruiting", "paused", "held"])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select(["id", "applicationCount"])
    .forNoKeyUpdate();
}

type Move = Owned & { place: Commune; at: Date };

async function moveMissions(tx: Db, { id, companyId, place, at }: Move): Promise<void> {
  const missions = await missionsToCome(tx, { id, companyId }).execute();
  if (missions.some(({ applicationCount }) => applicationCount > 0))
    throw conflict("establishment_place_locked", fr.placeLocked);
  await tx
    .updateTable("missions")
    .set({ location: placeLabel(place), communeCode: place.code, lat: place.lat, lon: place.lon, updatedAt: at })
    .where("id", "=", sql<number>`any(${missions.map((mission) => mission.id)}::bigint[])`)
    .execute();
}

async function view(tx: Db, id: number): Promise<EstablishmentView> {
  const establishment = await readEstablishment(tx, id);
  if (!establishment) throw new Error(`establishment ${id} is not there after writing`);
  return establishment;
}
