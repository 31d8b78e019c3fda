import type { ProfileBody } from "@app/contract/profiles";
import { profileFr as fr } from "@app/contract/profiles.fr";
import type { Db } from "@app/db/database";
import { ensureSkills } from "@app/db/skills";
import type { Actor } from "@app/domain/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";
import { insertFile, type StoredFile, storeFile } from "../../platform/files.ts";
import { transaction } from "../../platform/transaction.ts";
import type { UploadedFiles } from "../../platform/uploads.ts";
import type { Commune } from "../../views/places/communes.ts";
import { locateTown } from "../../views/places/locate.ts";

type Files = UploadedFiles<"profileImage" | "coverLetter">;

/** A file that is not sent stays unchanged. */
export async function updateProfile(ctx: Context, actor: Actor, input: ProfileBody, files: Files): Promise<void> {
  if (actor.role === "candidate" && !input.profession) throw invalidField("profession", fr.professionRequired);
  const image = files.profileImage && (await storeFile(ctx, files.profileImage));
  const cv = actor.role === "candidate" && files.coverLetter ? await storeFile(ctx, files.coverLetter) : undefined;
  const { place, city, region } = await locateTown(ctx.pool, input);
  const now = ctx.now();
  await transaction(ctx, async (tx) => {
    const imageFileId =
      image && (await insertFile(tx, { ...image, ownerId: actor.userId, kind: "profile_image", createdAt: now }));
    await tx
      .updateTable("users")
      .set({
        firstName: input.first_name,
        lastName: input.last_name,
        phone: input.phone,
        city,
        region,
        country: input.country,
        ...(place && { communeCode: place.code }),
        ...(imageFileId && { imageFileId }),
        updatedAt: now,
      })
      .where("id", "=", actor.userId)
      .execute();
    if (actor.role === "candidate") await updateCandidate(tx, actor.userId, input, { cv, place, now });
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
  await tx
    .updateTable("candidates")
    .set({
      profession: input.profession,
      about: input.about,
      availability: input.availability,
      // The form has no end date: a stored one is valid only for the same choice.
      availabilityUntil: sql`case when availability = ${input.availability} then availability_until end`,
      skills: input.skills,
      skillIds: await ensureSkills(tx, input.skills),
      ...(place && { lat: place.lat, lon: place.lon }),
      ...(cvFileId && { cvFileId }),
      lastActiveAt: now,
    })
    .where("userId", "=", userId)
    .execute();
  if (input.experiences) await replaceExperiences(tx, userId, input.experiences);
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
