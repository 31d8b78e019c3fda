import type { RegisterBody } from "@app/contract/accounts/accounts";
import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import type { Db } from "@app/db/database";
import type { Users } from "@app/db/schema";
import { ensureSkills } from "@app/db/skills";
import type { SocialProvider } from "@app/domain/accounts/social-provider";
import { townOf } from "@app/domain/places/address";
import type { Insertable } from "kysely";
import { ensureEstablishment } from "../../commands/write-establishment.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { insertFile, storeFile } from "../../platform/files/files.ts";
import type { UploadedFiles } from "../../platform/files/uploads.ts";
import { invalidField, refuseUnlawful } from "../../platform/http/errors.ts";
import { type AddressPlace, locateAddress } from "../../views/places/address.ts";
import { locateTown } from "../../views/places/locate.ts";
import { unlawfulFields } from "../../views/public-texts.ts";
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
  refuseUnlawful(unlawfulFields(input.role === "employer" ? "employer_account" : "profile", input));
  const image = input.role === "candidate" ? files.profileImage : files.logo;
  const stored = image && (await storeFile(ctx, image));
  const site = input.role === "employer" ? await locateAddress(ctx.pool, input.address) : null;
  const place = input.role === "candidate" ? await homeOf(ctx, input) : companyTown(input.address, site);

  return transaction(ctx, async (tx) => {
    const companyId = input.role === "employer" ? await insertCompany(tx, input, site, ctx.now()) : null;
    const userId = await insertUser(tx, input, { ...credentials, companyId, place, now: ctx.now() });
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

/** With its first establishment, where the address names its town. */
async function insertCompany(tx: Db, input: Employer, site: AddressPlace | null, now: Date): Promise<number> {
  const row = { name: input.company, siret: input.siret_number, address: input.address };
  const { id } = await tx
    .insertInto("companies")
    .values({ ...row, levelAt: now, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (site) {
    const { place, street, postcode } = site;
    const establishment = { name: input.company, placeCode: place.code, street, postcode };
    await ensureEstablishment(tx, { companyId: id, ...establishment, at: now });
  }
  return id;
}

type UserFacts = Pick<Credentials, "passwordHash" | "emailVerified"> & {
  companyId: number | null;
  place: Pick<Insertable<Users>, "city" | "region" | "country" | "communeCode">;
  now: Date;
};

async function insertUser(tx: Db, input: Person, facts: UserFacts): Promise<number> {
  const { passwordHash, emailVerified, companyId, place, now } = facts;
  const inserted = await tx
    .insertInto("users")
    .values({
      role: input.role,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      companyId,
      phone: input.phone,
      language: input.role === "candidate" ? (input.language ?? null) : null,
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
  const skillIds = await ensureSkills(tx, input.skills);
  await tx
    .insertInto("candidates")
    .columns(["userId", "profession", "availability", "skills", "skillIds", "lat", "lon", "lastActiveAt"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .leftJoin("communes", "communes.code", "users.communeCode")
        .where("users.id", "=", userId)
        .select([
          "users.id",
          eb.val(input.profession).as("profession"),
          eb.val(input.availability).as("availability"),
          eb.val(input.skills).as("skills"),
          eb.val(skillIds).as("skillIds"),
          "communes.lat",
          "communes.lon",
          eb.val(now).as("lastActiveAt"),
        ]),
    )
    .execute();
}

/** The form's hidden INSEE code is a hint: an unknown one is dropped, and the typed city stays. */
async function homeOf(ctx: Context, input: Candidate) {
  const { place, city, region } = await locateTown(ctx.pool, input);
  return { city, region, country: input.country, communeCode: place?.code ?? null };
}

/** The place of the company's address; its town alone when the address does not name a place clearly. */
function companyTown(address: string, site: AddressPlace | null) {
  const country = "France";
  if (!site) return { country, ...(townOf(address) && { city: townOf(address) }) };
  const { name, department, code } = site.place;
  return { city: name, region: department, country, communeCode: code };
}
