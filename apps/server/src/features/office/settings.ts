import { officeFr as fr } from "@app/contract/office/office.fr";
import {
  OfficeSetting,
  type OfficeSettingName,
  type setOfficeSettingRoute,
} from "@app/contract/office/office-settings";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { invalidField } from "../../platform/http/errors.ts";
import { recordAudit } from "./audit/audit.ts";
import { adminName } from "./decisions/lease.ts";
import { requireRecentFactor } from "./recent-factor.ts";

const SHOWN = 100;

export function readSettings(ctx: Context, actor: Admin, name: OfficeSettingName) {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "settings.read" };
    await recordAudit(tx, { ...entry, subjectType: "settings", subjectId: null, detail: { name } }, now);
    const ofName = selectSettings(tx).where("s.name", "=", name);
    const rows = await ofName.orderBy("s.id", "desc").limit(SHOWN).execute();
    const inForce = await ofName
      .where("s.validFrom", "<=", now)
      .orderBy("s.validFrom", "desc")
      .orderBy("s.id", "desc")
      .limit(1)
      .executeTakeFirst();
    return { in_force: inForce ? present(inForce) : null, history: rows.map(present) };
  });
}

type NewSetting = z.output<(typeof setOfficeSettingRoute)["body"]>;

/** Rows are only added: an older one stays in the history. */
export async function setSetting(ctx: Context, actor: Admin, setting: NewSetting): Promise<OfficeSetting> {
  await requireRecentFactor(ctx, actor);
  const { name, value, reason } = setting;
  const now = ctx.now();
  const validFrom = setting.valid_from === undefined ? now : new Date(setting.valid_from);
  if (validFrom < now) throw invalidField("valid_from", fr.settingDateInvalid);
  const added = await transaction(ctx, async (tx) => {
    const { id } = await tx
      .insertInto("officeSettings")
      .values({ name, value: JSON.stringify(value), reason, validFrom, setBy: actor.userId, setAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "settings.set" };
    await recordAudit(tx, { ...entry, subjectType: "settings", subjectId: id, detail: { name } }, now);
    return present(await selectSettings(tx).where("s.id", "=", id).executeTakeFirstOrThrow());
  });
  await ctx.settings.reread();
  return added;
}

const selectSettings = (db: Db) =>
  db
    .selectFrom("officeSettings as s")
    .innerJoin("users as u", "u.id", "s.setBy")
    .select(["s.id", "s.name", "s.value", "s.reason", "s.validFrom", "s.setAt", "u.firstName", "u.lastName"]);
type Row = Awaited<ReturnType<ReturnType<typeof selectSettings>["executeTakeFirstOrThrow"]>>;

const present = ({ id, name, value, reason, validFrom, setAt, firstName, lastName }: Row): OfficeSetting =>
  OfficeSetting.parse({
    id,
    name,
    value,
    reason,
    valid_from: validFrom.toISOString(),
    set_at: setAt.toISOString(),
    set_by: `${firstName} ${lastName}`.trim(),
  });
