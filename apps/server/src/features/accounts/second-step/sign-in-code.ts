import { totpFr as fr } from "@app/contract/accounts/totp.fr";
import type { Db } from "@app/db/database";
import { randomToken, sha256 } from "../../../platform/auth/tokens.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { isKnownDevice } from "../known-devices.ts";
import { type Origin, openSession, type TokenPair } from "../sessions.ts";
import { readCode } from "./factor-code.ts";
import { recordFactorChange } from "./factor-events.ts";

const CHALLENGE_MINUTES = 5;
const MAX_TRIES = 5;

type SignedInUser = { userId: number; tokens: TokenPair };

/** After the password or the identity provider: opens the session, or asks for a code first. */
export async function signInOrRequireCode(ctx: Context, userId: number, origin: Origin): Promise<SignedInUser> {
  const { role, confirmedAt } = await ctx.db
    .selectFrom("users")
    .leftJoin("totpFactors", "totpFactors.userId", "users.id")
    .where("users.id", "=", userId)
    .select(["users.role", "totpFactors.confirmedAt"])
    .executeTakeFirstOrThrow();
  if (confirmedAt === null) return { userId, tokens: await openSession(ctx, ctx.db, userId, origin, { role }) };
  throw new AppError(401, "totp_required", fr.required, { challenge: await createChallenge(ctx, userId) });
}

async function createChallenge(ctx: Context, userId: number): Promise<string> {
  const challenge = randomToken();
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await ctx.db
    .insertInto("totpChallenges")
    .values({ challengeHash: sha256(challenge), userId, expiresAt })
    .execute();
  return challenge;
}

/** A challenge opens one session, and ends with its fifth wrong code. */
export async function loginWithCode(
  ctx: Context,
  { challenge, code }: { challenge: string; code: string },
  origin: Origin,
): Promise<SignedInUser> {
  const challengeHash = sha256(challenge);
  const asked = await findChallenge(ctx.db, challengeHash, ctx.now()).executeTakeFirst();
  if (!asked) throw challengeOver();
  const { userId: owner } = asked;
  const knownDevice = (await isKnownDevice(ctx.db, owner, origin.deviceToken)) ? origin.deviceToken : null;
  const useCode = await readCode(ctx, { userId: owner, knownDevice }, code);
  const outcome = await transaction(ctx, async (tx) => {
    const held = await findChallenge(tx, challengeHash, ctx.now()).forUpdate("c").executeTakeFirst();
    if (!held) return "over";
    const { userId, role, tries } = held;
    const used = await useCode(tx);
    if (used === null) return countTry(ctx, tx, { challengeHash, userId, tries: tries + 1 });
    await tx.deleteFrom("totpChallenges").where("challengeHash", "=", challengeHash).execute();
    if (used === "recovery") await recordFactorChange(ctx, tx, userId, "recovery_code_used");
    return { userId, tokens: await openSession(ctx, tx, userId, origin, { role, factorChecked: true }) };
  });
  // Thrown after the commit, so that the try stays counted.
  if (outcome === "over") throw challengeOver();
  if (outcome === "refused") throw new AppError(401, "totp_invalid", fr.codeRefused);
  return outcome;
}

const challengeOver = () => new AppError(401, "challenge_over", fr.challengeOver);

function findChallenge(db: Db, challengeHash: Buffer, now: Date) {
  return db
    .selectFrom("totpChallenges as c")
    .innerJoin("users as u", "u.id", "c.userId")
    .where("c.challengeHash", "=", challengeHash)
    .where("c.expiresAt", ">", now)
    .where("u.status", "=", "active")
    .select(["c.userId", "c.tries", "u.role"]);
}

type Try = { challengeHash: Buffer; userId: number; tries: number };

async function countTry(ctx: Context, tx: Db, { challengeHash, userId, tries }: Try): Promise<"refused" | "over"> {
  if (tries < MAX_TRIES) {
    await tx.updateTable("totpChallenges").set({ tries }).where("challengeHash", "=", challengeHash).execute();
    return "refused";
  }
  await tx.deleteFrom("totpChallenges").where("challengeHash", "=", challengeHash).execute();
  await recordFactorChange(ctx, tx, userId, "refused");
  return "over";
}
