import type { Db } from "@app/db/database";
import type { CompanyRow } from "../../views/company.ts";
import { isAnotherIdentity } from "./new-identity.ts";
import { websiteDomain } from "./website-domain.ts";

/** Its level came from a code received at the domain of its website. */
export async function isProvenByMail(tx: Db, companyId: number): Promise<boolean> {
  const proof = await tx
    .selectFrom("companyProofs")
    .where("companyId", "=", companyId)
    .where("state", "=", "accepted")
    .orderBy("id", "desc")
    .select("method")
    .executeTakeFirst();
  return proof?.method === "mail";
}

/** A proof is one of this name, SIRET and address; a code by mail, of this website. */
export async function endProofs(tx: Db, before: CompanyRow, after: CompanyRow, at: Date): Promise<void> {
  const isAnother = isAnotherIdentity(before, after);
  if (!isAnother && websiteDomain(before.website) === websiteDomain(after.website)) return;
  await tx
    .updateTable("companyProofs")
    .set({ state: "ended", codeHash: null, fileId: null, unseen: false })
    .set((eb) => ({ answeredAt: eb.fn.coalesce("answeredAt", eb.val(at)) }))
    .where("companyId", "=", after.id)
    .where("state", "in", ["code_sent", "to_post", "waiting", "accepted"])
    .$if(!isAnother, (query) => query.where("method", "=", "mail"))
    .execute();
}
