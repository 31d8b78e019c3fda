import { fileUrl } from "@app/contract/http/files";
import type { UserView } from "@app/contract/profiles/profiles";
import type { Db } from "@app/db/database";
import { columnsAs, withDates } from "@app/db/json-rows";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import type { MemberRole } from "@app/domain/members/member";
import { type Completeness, candidateCompleteness, employerCompleteness } from "@app/domain/profiles/profile";
import { BADGES, type Badge } from "@app/domain/ratings/badge";
import { BADGE_LABELS } from "@app/domain/ratings/badges.fr";
import type { Selectable } from "kysely";
import { companyJson, type ShownCompany, shownCompanyOf } from "./company.ts";

type User = Selectable<DB["users"]>;
type Candidate = Selectable<DB["candidates"]>;

const ACCOUNT = [
  "id",
  "role",
  "email",
  "emailVerifiedAt",
  "adultConfirmedAt",
  "firstName",
  "lastName",
  "phone",
  "phoneVerifiedAt",
  "language",
  "city",
  "region",
  "country",
  "imageFileId",
  "companyId",
  "createdAt",
] as const satisfies readonly (keyof User)[];
const CANDIDATE = [
  "profession",
  "about",
  "availability",
  "availabilityUntil",
  "skills",
  "cvFileId",
  "rating",
  "completedMissions",
] as const satisfies readonly (keyof Candidate)[];
const EXPERIENCE = [
  "id",
  "title",
  "company",
  "location",
  "startDate",
  "endDate",
  "description",
] as const satisfies readonly (keyof Selectable<DB["experiences"]>)[];

/** A user with their lists and their company. What is a candidate's is null for others, and the lists are empty. */
export type UserRow = Pick<User, (typeof ACCOUNT)[number]> & {
  [K in (typeof CANDIDATE)[number]]: Candidate[K] | null;
} & {
  cvName: string | null;
  nowUntil: Date | null;
  factorConfirmedAt: Date | null;
  experiences: Pick<Selectable<DB["experiences"]>, (typeof EXPERIENCE)[number]>[];
  badges: { badge: Badge; awardedAt: Date }[];
  company: ShownCompany | null;
  member: { role: MemberRole; establishments: number[] | null; duty: number | null } | null;
};

/** As the session reads it, with the hours of duty. */
const DUTY_JSON = `(select json_build_object('role', m.role, 'duty', m.duty, 'establishments', case when not m.all_establishments then array(
    select e.establishment_id from member_establishments e where e.user_id = u.id order by 1) end)
  from company_members m where m.user_id = u.id and m.company_id = u.company_id and m.left_at is null)`;

/** All of it as JSON, in one statement; `u` is the user. */
export const USER_JSON = `(select row_to_json(x) from (
  select ${columnsAs("u", ACCOUNT)}, ${columnsAs("c", CANDIDATE)},
    (select f.original_name from files f where f.id = c.cv_file_id) as "cvName",
    (select v.now_until from availabilities v where v.candidate_id = u.id) as "nowUntil",
    (select t.confirmed_at from totp_factors t where t.user_id = u.id) as "factorConfirmedAt",
    (select coalesce(json_agg(y), '[]') from (
      select ${columnsAs("e", EXPERIENCE)} from experiences e where e.candidate_id = u.id order by e.start_date desc) y) as experiences,
    (select coalesce(json_agg(json_build_object('badge', b.badge, 'awardedAt', b.awarded_at)), '[]')
      from earned_badges b where b.candidate_id = u.id) as badges,
    ${companyJson("u.company_id")} as company, ${DUTY_JSON} as member
  from (values (1)) one left join candidates c on c.user_id = u.id) x)`;

export async function readUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [found] = await runText<{ user: unknown }>(db, `select ${USER_JSON} as user from users u where u.id = $1`, [
    userId,
  ]);
  return found && userRowOf(found.user);
}

export function userRowOf(written: unknown): UserRow {
  const user = withDates<UserRow>(written, {
    emailVerifiedAt: true,
    adultConfirmedAt: true,
    phoneVerifiedAt: true,
    createdAt: true,
    availabilityUntil: true,
    nowUntil: true,
    factorConfirmedAt: true,
  });
  return {
    ...user,
    badges: user.badges.map((badge) => withDates<UserRow["badges"][number]>(badge, { awardedAt: true })),
    company: user.company && shownCompanyOf(user.company),
  };
}

export function presentUser(user: UserRow): UserView {
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
    company_info: user.company && { name: user.company.name, logo: fileUrl(user.company.logoFileId) },
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

export function completenessOf(user: UserRow): Completeness {
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
    ? employerCompleteness({ ...person, company: user.company })
    : candidateCompleteness({ ...person, availability: user.availability, skills: user.skills ?? [] });
}
