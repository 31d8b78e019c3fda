import type { RegisterBody } from "@app/contract/accounts";
import { accountFr as fr } from "@app/contract/accounts.fr";
import type { Db } from "@app/db/database";
import { townOf } from "@app/domain/address";
import type { SocialProvider } from "@app/domain/social-provider";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";
import { insertFile, storeFile } from "../../platform/files.ts";
import { transaction } from "../../platform/transaction.ts";
import type { UploadedFiles } from "../../platform/uploads.ts";
import { type Origin, openSession } from "./sessions.ts";

export type AccountFiles = UploadedFiles<"profileImage" | "logo">;

type Employer = Omit<Extract<RegisterBody, { role: "employer" }>, "password">;
type Candidate = Omit<Extract<RegisterBody, { role: "candidate" }>, "password">;
/** The fields of the form, without the credentials. */
type Person = Employer | Candidate;
type Identity = { provider: SocialProvider; subject: string };
export type Credentials = {
  passwordHash: string | null;
  /** Verified by an identity provider. */
  identity: Identity | null;
  emailVerified: boolean;
};

/** The account, its role's row, its credentials and its first session, in one transaction. */
export async function createAccount(
  ctx: Context,
  input: Person,
  credentials: Credentials,
  { files, origin }: { files: AccountFiles; origin: Origin },
) {
  const image = input.role === "candidate" ? files.profileImage : files.logo;
  const stored = image && (await storeFile(ctx, image));

  return transaction(ctx, async (tx) => {
    const companyId = input.role === "employer" ? await insertCompany(tx, input, ctx.now()) : null;
    const userId = await insertUser(tx, input, { ...credentials, companyId, now: ctx.now() });
    if (credentials.identity) await insertIdentity(tx, userId, credentials.identity, ctx.now());
    if (input.role === "candidate") await insertCandidate(tx, input, userId, ctx.now());
    if (stored && input.role === "candidate") {
      const imageFileId = await insertFile(tx, {
        ...stored,
        ownerId: userId,
        kind: "profile_image",
        createdAt: ctx.now(),
      });
      await tx.updateTable("users").set({ imageFileId }).where("id", "=", userId).execute();
    }
    if (stored && companyId !== null) {
      const logoFileId = await insertFile(tx, { ...stored, ownerId: userId, kind: "logo", createdAt: ctx.now() });
      await tx.updateTable("companies").set({ logoFileId }).where("id", "=", companyId).execute();
    }
    await enqueue(tx, "account.registered", { userId });
    if (input.role === "employer")
      await enqueue(tx, "company.check_register", { siret: input.siret_number, attempt: 0 });
    await ctx.securityEvents.record(tx, { kind: "registered", userId, detail: { role: input.role } });
    return { userId, tokens: await openSession(ctx, tx, userId, origin, { role: input.role }) };
  });
}

async function insertCompany(tx: Db, input: Employer, now: Date): Promise<number> {
  const row = { name: input.company, siret: input.siret_number, address: input.address };
  const { id } = await tx
    .insertInto("companies")
    .values({ ...row, levelAt: now, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type UserFacts = Pick<Credentials, "passwordHash" | "emailVerified"> & { companyId: number | null; now: Date };

async function insertUser(tx: Db, input: Person, facts: UserFacts): Promise<number> {
  const { passwordHash, emailVerified, companyId, now } = facts;
  const place =
    input.role === "candidate"
      ? {
          city: input.city,
          region: input.state,
          country: input.country,
          communeCode: await knownCommune(tx, input.commune_code),
        }
      : { phone: input.phone, ...(await placeOf(tx, input.address)) };
  const inserted = await tx
    .insertInto("users")
    .values({
      role: input.role,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      companyId,
      ...place,
      adultConfirmedAt: now,
      termsAcceptedAt: now,
      emailVerifiedAt: emailVerified ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((oc) => oc.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) throw invalidField("email", fr.emailTaken);
  return inserted.id;
}

async function insertIdentity(tx: Db, userId: number, identity: Identity, now: Date): Promise<void> {
  const inserted = await tx
    .insertInto("socialIdentities")
    .values({ ...identity, userId, createdAt: now })
    .onConflict((oc) => oc.columns(["provider", "subject"]).doNothing())
    .returning("userId")
    .executeTakeFirst();
  // The same ticket, sent twice with two addresses.
  if (!inserted) throw invalidField("email", fr.emailTaken);
}

async function insertCandidate(tx: Db, input: Candidate, userId: number, now: Date): Promise<void> {
  await tx
    .insertInto("candidates")
    .columns(["userId", "profession", "lat", "lon", "lastActiveAt"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .leftJoin("communes", "communes.code", "users.communeCode")
        .where("users.id", "=", userId)
        .select([
          "users.id",
          eb.val(input.profession).as("profession"),
          "communes.lat",
          "communes.lon",
          eb.val(now).as("lastActiveAt"),
        ]),
    )
    .execute();
}

/** The form's hidden INSEE code is a hint: an unknown one is dropped, and the typed city stays. */
async function knownCommune(tx: Db, code: string | null): Promise<string | null> {
  if (!code) return null;
  const row = await tx.selectFrom("communes").where("code", "=", code).select("code").executeTakeFirst();
  return row?.code ?? null;
}

/** The commune of the company's address, or null when the address does not name one clearly. */
async function placeOf(tx: Db, address: string) {
  const country = "France";
  const town = townOf(address);
  const postcode = /\b\d{5}\b/.exec(address)?.[0];
  if (town === null || postcode === undefined) return { country };
  const commune = await tx
    .selectFrom("communes as c")
    .innerJoin("departments as d", "d.code", "c.departmentCode")
    .where(sql<boolean>`c.postcodes @> ${[postcode]}::text[]`)
    .where(sql<boolean>`fold_text(c.name) = fold_text(${town})`)
    .select(["c.code", "c.name", "d.name as department"])
    .executeTakeFirst();
  if (!commune) return { city: town, country };
  return { city: commune.name, region: commune.department, country, communeCode: commune.code };
}
