import type { ProfileBody } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import type { Db } from "@app/db/database";
import { ensureSkills } from "@app/db/skills";
import type { Actor } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { insertFile, type StoredFile, storeFile } from "../../platform/files/files.ts";
import type { UploadedFiles } from "../../platform/files/uploads.ts";
import { invalidField, refuseUnlawful } from "../../platform/http/errors.ts";
import type { Commune } from "../../views/places/communes.ts";
import { locateTown } from "../../views/places/locate.ts";
import { unlawfulFields } from "../../views/public-texts.ts";

type Files = UploadedFiles<"profileImage" | "coverLetter">;

/** What is not sent stays unchanged, files included. */
export async function updateProfile(ctx: Context, actor: Actor, input: ProfileBody, files: Files): Promise<void> {
  if (actor.role === "candidate" && input.profession === null) throw invalidField("profession", fr.professionRequired);
  if (actor.role === "candidate") refuseUnlawful(unlawfulFields("profile", input));
  const image = files.profileImage && (await storeFile(ctx, files.profileImage));
  const cv = actor.role === "candidate" && files.coverLetter ? await storeFile(ctx, files.coverLetter) : undefined;
  const town = await movedTo(ctx, actor, input);
  const now = ctx.now();
  await transaction(ctx, async (tx) => {
    const imageFileId =
      image && (await insertFile(tx, { ...image, ownerId: actor.userId, kind: "profile_image", createdAt: now }));
    const { email } = await tx
      .updateTable("users")
      .set({
        ...given({
          firstName: input.first_name,
          lastName: input.last_name,
          phone: input.phone,
          city: town?.city,
          region: town?.region,
          country: input.country,
          communeCode: town?.place?.code,
          imageFileId,
        }),
        updatedAt: now,
      })
      .where("id", "=", actor.userId)
      .returning("email")
      .executeTakeFirstOrThrow();
    if (input.email !== undefined && input.email !== email) throw invalidField("email", fr.emailElsewhere);
    if (actor.role === "candidate")
      await updateCandidate(tx, actor.userId, input, { cv, place: town?.place ?? null, now });
  });
}

/** Without what is absent: null empties, undefined keeps. */
function given<T extends object>(columns: T): Partial<T> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Where the person now lives; undefined when nothing of it was sent. */
async function movedTo({ db, pool }: Context, { userId }: Actor, { city, state, country, commune_code }: ProfileBody) {
  if (city === undefined && state === undefined && country === undefined && !commune_code) return undefined;
  const stored = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["city", "region", "country"])
    .executeTakeFirstOrThrow();
  return locateTown(pool, {
    city: city ?? stored.city ?? "",
    state: state ?? stored.region ?? "",
    country: country ?? stored.country ?? "",
    commune_code: commune_code ?? null,
  });
}

type CandidateFacts = { cv: StoredFile | undefined; place: Commune | null; now: Date };

async function updateCandidate(
  tx: Db,
  userId: number,
  input: ProfileBody,
  { cv, place, now }: CandidateFacts,
): Promise<void> {
  const cvFileId = cv && (await insertFile(tx, { ...cv, ownerId: userId, kind: "cv", createdAt: now }));
  const { profession, about, availability, skills } = input;
  await tx
    .updateTable("candidates")
    .set({
      ...given({ profession: profession ?? undefined, about, cvFileId }),
      // The form has no end date: a stored one is valid only for the same choice.
      ...(availability !== undefined && {
        availability,
        availabilityUntil: sql`case when availability = ${availability} then availability_until end`,
      }),
      ...(skills && { skills, skillIds: await ensureSkills(tx, skills) }),
      ...(place && { lat: place.lat, lon: place.lon }),
      lastActiveAt: now,
    })
    .where("userId", "=", userId)
    .execute();
  if (input.experiences) await replaceExperiences(tx, userId, input.experiences);
  await enqueue(tx, "candidate.available", { candidateId: userId });
}

async function replaceExperiences(
  tx: Db,
  candidateId: number,
  list: NonNullable<ProfileBody["experiences"]>,
): Promise<void> {
  await tx.deleteFrom("experiences").where("candidateId", "=", candidateId).execute();
  if (list.length === 0) return;
  await tx
    .insertInto("experiences")
    .values(
      list.map((e) => ({
        candidateId,
        title: e.title,
        company: e.company,
        location: e.location,
        startDate: e.startDate,
        endDate: e.current ? null : e.endDate,
        description: e.description,
      })),
    )
    .execute();
}
