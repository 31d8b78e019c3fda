import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/http/errors.ts";

/** What someone who knows the person would try first. */
export type Owner = { email: string; firstName: string; lastName: string; company: string | null };

const PRODUCT = "renfort";

export async function requireStrongPassword(
  ctx: Context,
  owner: Owner,
  { password, field = "password" }: { password: string; field?: string },
): Promise<void> {
  const weakness = await ctx.passwordChecker.findWeakness(password, wordsOf(owner));
  if (weakness !== null) throw invalidField(field, fr.weakPasswords[weakness]);
}

/** In full, in parts, and combined: « moreau », « inesmoreau », « ines.moreau@exemple.fr ». */
function wordsOf({ email, firstName, lastName, company }: Owner): string[] {
  const full = [email, `${firstName}${lastName}`, `${lastName}${firstName}`, firstName, lastName, company ?? ""];
  const parts = full.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  const plain = [...full, ...parts].flatMap((text) => [text, text.normalize("NFD").replace(/\p{M}/gu, "")]);
  return [...new Set([PRODUCT, ...plain].map((word) => word.toLowerCase()).filter((word) => word.length > 2))];
}

export function readOwner(db: Db, userId: number): Promise<Owner> {
  return db
    .selectFrom("users")
    .leftJoin("companies", "companies.id", "users.companyId")
    .where("users.id", "=", userId)
    .select(["users.email", "users.firstName", "users.lastName", "companies.name as company"])
    .executeTakeFirstOrThrow();
}
