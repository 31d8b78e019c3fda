import type { ContactBody } from "@app/contract/site/contact";
import type { Actor } from "@app/domain/accounts/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";

/** Stored, forwarded to the team, and acknowledged to the sender. */
export async function contact(
  ctx: Context,
  actor: Actor | null,
  { name, email, subject, message }: ContactBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<Record<string, never>> {
  // Anyone can type any address: after a few a day, no acknowledgement is sent.
  const isAcknowledged = await ctx.limiter.allows("courtesy_mail", email);
  return transaction(
    ctx,
    async (tx) => {
      const row = { name, email, subject, message, userId: actor?.userId ?? null, createdAt: ctx.now() };
      const { id } = await tx.insertInto("contactMessages").values(row).returning("id").executeTakeFirstOrThrow();
      await enqueue(tx, "contact.forward", { contactMessageId: id });
      if (isAcknowledged) await enqueue(tx, "contact.acknowledge", { contactMessageId: id });
      return {};
    },
    { idempotencyKey },
  );
}
