import { enqueue } from "../../jobs.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recordAudit } from "./audit/audit.ts";
import type { Office } from "./decisions/decision-order.ts";
import { OfficeRefusal } from "./decisions/office-refusal.ts";

type NewAdmin = { email: string; name: string; by: string };

/** A new account, whose password is chosen by a mailed link. Members' accounts never become admins'. */
export async function makeAdmin(ctx: Office, { email, name, by }: NewAdmin): Promise<void> {
  const address = email.trim().toLowerCase();
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  const lastName = rest.join(" ");
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new OfficeRefusal("usage", "Give the e-mail address.");
  if (firstName === "" || lastName === "") throw new OfficeRefusal("usage", 'Give the name: --name "First Last"');
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const user = await tx
      .insertInto("users")
      .values({ role: "admin", email: address, firstName, lastName, createdAt: at, updatedAt: at })
      .onConflict((oc) => oc.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!user) throw new OfficeRefusal("already_done", `${address} has an account: an admin needs another address.`);
    await enqueue(tx, "account.reset_password", { userId: user.id, requestedAt: at.toISOString() });
    const entry = { actorId: null, actor: by, action: "admin.made", subjectType: "user", subjectId: user.id };
    await recordAudit(tx, entry, at);
  });
}
