import { officeFr as fr } from "@app/contract/office/office.fr";
import type { OfficeIdentity } from "@app/contract/office/office-records";
import type { Admin } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import type { Office } from "./decisions/decision-order.ts";
import { adminName, lockItem } from "./decisions/lease.ts";
import { OfficeRefusal } from "./decisions/office-refusal.ts";
import { fieldsOf } from "./item.ts";
import { requireRecentFactor } from "./recent-factor.ts";

type Sealed = {
  part: OfficeIdentity["sealed"][number]["part"];
  content: Record<string, unknown>;
  sealedAt: Date;
  eraseAfter: Date;
};

/** The database writes in the audit before it answers. */
export async function readIdentity(ctx: Context, actor: Admin, id: number): Promise<OfficeIdentity> {
  await requireRecentFactor(ctx, actor);
  return transaction(ctx, async (tx) => {
    await lockItem(tx, actor, id);
    const name = await adminName(tx, actor.userId);
    const { rows } = await sql<Sealed & { author: number }>`
      select * from open_reported_identity(${id}, ${actor.userId}, ${name})`.execute(tx);
    const [first] = rows;
    if (!first) throw notFound("identity_not_found", fr.identityNotFound);
    return {
      user_id: first.author,
      sealed: rows.map(({ part, content, sealedAt, eraseAfter }) => ({
        part,
        fields: fieldsOf(content),
        sealed_at: sealedAt.toISOString(),
        erase_after: eraseAfter.toISOString(),
      })),
    };
  });
}

type Requisition = { userId: number; reference: string; by: string };

/** For a judicial request: its reference is in the audit. */
export async function readRequiredIdentity({ db }: Office, { userId, reference, by }: Requisition) {
  if (reference.length < 3 || reference.length > 100)
    throw new OfficeRefusal("usage", "Give the reference of the request: --requisition <reference>");
  const { rows } = await sql<Sealed>`
    select * from open_required_identity(${userId}, ${reference}, ${by})`.execute(db);
  return rows.map(({ part, content, sealedAt, eraseAfter }) => ({ part, ...content, sealedAt, eraseAfter }));
}
