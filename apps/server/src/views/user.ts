import { fileUrl } from "@app/contract/http/files";
import type { UserView } from "@app/contract/profiles/profiles";
import type { Db } from "@app/db/database";
import { type Completeness, candidateCompleteness, employerCompleteness } from "@app/domain/profiles/profile";
import { BADGES, type Badge } from "@app/domain/ratings/badge";
import { BADGE_LABELS } from "@app/domain/ratings/badges.fr";
import { type CompanyRow, readCompany } from "./company.ts";

/** The user's own view, with all their data. */
export async function readUser(db: Db, userId: number) {
  const user = await readAccount(db, userId);
  if (user?.role !== "candidate") return user && { ...user, experiences: [], badges: [] };
  const experiences = await db
    .selectFrom("experiences")
    .where("candidateId", "=", userId)
    .orderBy("startDate", "desc")
    .select(["id", "title", "company", "location", "startDate", "endDate", "description"])
    .execute();
  const badges = await db
    .selectFrom("earnedBadges")
    .where("candidateId", "=", userId)
    .select(["badge", "awardedAt"])
    .execute();
  return { ...user, experiences, badges };
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** The account without its lists. */
export function readAccount(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .leftJoin("candidates", "candidates.userId", "users.id")
    .leftJoin("availabilities", "availabilities.candidateId", "users.id")
    .leftJoin("files as cv", "cv.id", "candidates.cvFileId")
    .leftJoin("totpFactors", "totpFactors.userId", "users.id")
    .where("users.id", "=", userId)
    .select([
      "users.id",
      "users.role",
      "users.email",
      "users.emailVerifiedAt",
      "users.adultConfirmedAt",
      "users.firstName",
      "users.lastName",
      "users.phone",
      "users.phoneVerifiedAt",
      "users.city",
      "users.region",
      "users.country",
      "users.imageFileId",
      "users.companyId",
      "users.createdAt",
      "candidates.profession",
      "candidates.about",
      "candidates.availability",
      "candidates.availabilityUntil",
      "availabilities.nowUntil",
      "candidates.skills",
      "candidates.cvFileId",
      "candidates.rating",
      "candidates.completedMissions",
      "cv.originalName as cvName",
      "totpFactors.confirmedAt as factorConfirmedAt",
    ])
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

export async function readCompanyOf(db: Db, user: AccountRow): Promise<CompanyRow | null> {
  return user.companyId === null ? null : readCompany(db, user.companyId);
}

export function presentUser(user: UserRow, company: CompanyRow | null): UserView {
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    first_name: user.firstName,
    last_name: user.lastName,
    profession: user.profession,
    phone: user.phone,
    phone_verified: user.phoneVerifiedAt !== null,
    location: { city: user.city, state: user.region, country: user.country },
    skills: user.skills ?? [],
    profileImage: fileUrl(user.imageFileId),
    coverLetter: fileUrl(user.cvFileId),
    coverLetterName: user.cvName,
    about: user.about,
    availability: user.availability,
    availability_until: user.availabilityUntil?.toISOString() ?? null,
    available_now_until: user.nowUntil?.toISOString() ?? null,
    experiences: user.experiences.map((e) => ({ ...e, current: e.endDate === null })),
    badges: presentBadges(user.badges),
    rating: user.rating === null ? null : Math.round(user.rating * 10) / 10,
    totalJobs: user.completedMissions ?? 0,
    createdAt: user.createdAt.toISOString(),
    company_info: company && { name: company.name, logo: fileUrl(company.logoFileId) },
  };
}

/** In the order of the list of badges. */
function presentBadges(earned: readonly { badge: Badge; awardedAt: Date }[]): UserView["badges"] {
  return BADGES.flatMap((id) =>
    earned
      .filter(({ badge }) => badge === id)
      .map(({ awardedAt }) => {
        const { name, description } = BADGE_LABELS[id];
        return { id, name, description, earned_at: awardedAt.toISOString() };
      }),
  );
}

export function completenessOf(user: AccountRow, company: CompanyRow | null): Completeness {
  const person = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    city: user.city,
    state: user.region,
    country: user.country,
  };
  return user.role === "employer"
    ? employerCompleteness({ ...person, company })
    : candidateCompleteness({ ...person, availability: user.availability, skills: user.skills ?? [] });
}
