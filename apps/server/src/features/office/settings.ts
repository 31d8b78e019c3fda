import { officeFr as fr } from "@app/contract/office.fr";
import { type OfficeSetting, RiskWeights } from "@app/contract/office-settings";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/actor";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";
import { transaction } from "../../platform/transaction.ts";
import { readRiskWeights } from "../../views/risk-weights.ts";
import { recordAudit } from "./audit.ts";
import { adminName } from "./lease.ts";
import { requireRecentFactor } from "./recent-factor.ts";

const SHOWN = 100;

export function readSettings(ctx: Context, actor: Admin) {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "settings.read" };
    await recordAudit(tx, { ...entry, subjectType: "settings", subjectId: null }, now);
    const rows = await selectSettings(tx).orderBy("s.id", "desc").limit(SHOWN).execute();
    const inForce = await readRiskWeights(tx, now);
    const current = inForce && (await selectSettings(tx).where("s.id", "=", inForce.version).executeTakeFirst());
    return { in_force: current ? present(current) : null, history: rows.map(present) };
  });
}

type NewSetting = {
  name: "risk_weights";
  value: RiskWeights;
  reason: string;
  valid_from?: string | undefined;
};

/** Rows are only added: an older one stays in the history. */
export async function setSetting(ctx: Context, actor: Admin, setting: NewSetting): Promise<OfficeSetting> {
  await requireRecentFactor(ctx, actor);
  const { name, value, reason } = setting;
  const now = ctx.now();
  const validFrom = setting.valid_from === undefined ? now : new Date(setting.valid_from);
  if (validFrom < now) throw invalidField("valid_from", fr.settingDateInvalid);
  return transaction(ctx, async (tx) => {
    const { id } = await tx
      .insertInto("officeSettings")
      .values({ name, value: JSON.stringify(value), reason, validFrom, setBy: actor.userId, setAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "settings.set" };
    await recordAudit(tx, { ...entry, subjectType: "settings", subjectId: id }, now);
    return present(await selectSettings(tx).where("s.id", "=", id).executeTakeFirstOrThrow());
  });
}

const selectSettings = (db: Db) =>
  db
    .selectFrom("officeSettings as s")
    .innerJoin("users as u", "u.id", "s.setBy")
    .select(["s.id", "s.value", "s.reason", "s.validFrom", "s.setAt", "u.firstName", "u.lastName"]);
type Row = Awaited<ReturnType<ReturnType<typeof selectSettings>["executeTakeFirstOrThrow"]>>;

const present = ({ id, value, reason, validFrom, setAt, firstName, lastName }: Row): OfficeSetting => ({
  id,
  name: "risk_weights",
  value: RiskWeights.parse(value),
  reason,
  valid_from: validFrom.toISOString(),
  set_at: setAt.toISOString(),
  set_by: `${firstName} ${lastName}`.trim(),
});
