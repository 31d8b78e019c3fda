import { undeclaredFr as fr } from "@app/contract/papers/undeclared.fr";
import { undeclaredStep } from "@app/domain/papers/undeclared-starts";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import { queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { readUndeclaredStarts } from "../../views/undeclared-starts.ts";
import { NOTIFICATION_COLUMNS } from "./notification-view.ts";
import { publishNotifications } from "./write-notifications.ts";

const PAGE = "/employeur/tableau-de-bord/publier";

/** To the owners: in the app, and by a mail of the office, whatever their settings. Idempotent. */
export async function onUndeclaredStarts(
  ctx: Context,
  { companyId, at: countedAt }: JobPayload<"company.undeclared">,
): Promise<void> {
  const at = new Date(countedAt);
  const { count } = await readUndeclaredStarts(ctx.db, companyId, ctx.now());
  const step = undeclaredStep(count);
  // Answered meanwhile.
  if (step === "none") return;
  await transaction(ctx, async (tx) => {
    const { rows: owners } = await sql<{ id: number }>`
      select u.id from company_members m join users u on u.id = m.user_id and u.status = 'active'
      where m.company_id = ${companyId} and m.left_at is null and m.role = 'owner' order by u.id`.execute(tx);
    if (owners.length === 0) return;
    const written = await tx
      .insertInto("notifications")
      .values(
        owners.map(({ id }) => ({
          userId: id,
          type: "other" as const,
          kind: "declarations_missing",
          eventKey: `undeclared:${companyId}:${countedAt}`,
          ...fr.notification[step](count),
          actionUrl: PAGE,
          createdAt: at,
        })),
      )
      .onConflict((oc) =>
        oc
          .columns(["userId", "eventKey", "createdAt"])
          .doUpdateSet((eb) => ({ eventKey: eb.ref("excluded.eventKey") })),
      )
      .returning(["userId", ...NOTIFICATION_COLUMNS])
      .execute();
    publishNotifications(ctx, tx, written);
    await queueMails(
      tx,
      "company.undeclared",
      owners.map(({ id: userId }) => ({ payload: { companyId, userId, at: countedAt } })),
      ctx.now(),
    );
  });
}
