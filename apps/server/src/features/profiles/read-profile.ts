import { fileUrl } from "@app/contract/http/files";
import type { CandidateView, ProfileView } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import type { Actor, Employer } from "@app/domain/accounts/actor";
import { type ContactReason, presentContact } from "@app/domain/applications/masked-contact";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { withSession } from "../../platform/http/access.ts";
import { notFound } from "../../platform/http/errors.ts";
import { openContacts } from "../../views/contact-log.ts";
import { isOwnMission } from "../../views/member-scope.ts";
import { isRateableMission, isUnrated } from "../../views/rateable.ts";
import { readRelation } from "../../views/relation.ts";
import { presentUser, readUser, USER_JSON, type UserRow, userRowOf } from "../../views/user.ts";

const userNotFound = () => notFound("user_not_found", fr.notFound);

/** The caller's own, when it is $4. */
export const OWN_PROFILE = withSession("own_profile", `case when u.id = $4 then ${USER_JSON} end`);

/** The caller's own profile in full; an applicant of the caller's company in part; otherwise not found. */
export async function readProfile(ctx: Context, actor: Actor, id: number, own: unknown): Promise<ProfileView> {
  if (id === actor.userId) return { ...presentUser(userRowOf(own)), relation: "self" };
  if (actor.role !== "employer" || actor.member.role === "shift_lead") throw userNotFound();
  await ctx.limiter.spend("profile_views", `u${actor.userId}`);
  return readCandidate(ctx, actor, id);
}

async function readCandidate(ctx: Context, employer: Employer, id: number): Promise<CandidateView> {
  const now = ctx.now();
  const { relation, cvFileIds, contactReason } = await readRelation(ctx.db, employer, id, now);
  const user = relation && (await readUser(ctx.db, id));
  if (!user) throw userNotFound();
  if (relation === "ended") return presentEnded(user);
  const reason = contactReason ?? (await whyClosedToday(ctx, employer, id, now));
  const cvFileId = reason === null ? cvFileIds[0] : undefined;
  const [cv, toRate] = await Promise.all([readSentCv(ctx, cvFileId), findWorkToRate(ctx, employer, id)]);
  return presentCandidate(user, reason, cv, toRate);
}

async function whyClosedToday(ctx: Context, employer: Employer, id: number, at: Date): Promise<ContactReason | null> {
  const levelLimits = ctx.settings.levelLimits();
  const opened = await transaction(ctx, (tx) =>
    openContacts(tx, employer, [id], { subject: "contact", at, levelLimits }),
  );
  return opened.has(id) ? null : "daily_limit";
}

/** The oldest unrated work of this person for the company. */
async function findWorkToRate(ctx: Context, employer: Employer, candidateId: number): Promise<number | null> {
  const work = await ctx.db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "=", candidateId)
    .where(isOwnMission(employer, "m"))
    .where("a.attendance", "=", "worked")
    .where(isRateableMission("m"))
    .where(isUnrated("candidate"))
    .orderBy("a.attendanceAt")
    .orderBy("a.id")
    .select("a.id")
    .executeTakeFirst();
  return work?.id ?? null;
}

type SentCv = { id: number; originalName: string };

/** The CV sent with the application, which may differ from the profile's. */
async function readSentCv(ctx: Context, id: number | undefined): Promise<SentCv | undefined> {
  if (id === undefined) return undefined;
  return ctx.db.selectFrom("files").where("id", "=", id).select(["id", "originalName"]).executeTakeFirst();
}

function presentCandidate(
  user: UserRow,
  reason: ContactReason | null,
  cv: SentCv | undefined,
  toRate: number | null,
): CandidateView {
  const {
    role: _role,
    email_verified: _verified,
    phone_verified: _phoneVerified,
    company_info: _company,
    availability_until: _until,
    ...person
  } = presentUser(user);
  return {
    ...person,
    ...presentContact(user, reason === null ? "shown" : "masked"),
    contact_reason: reason,
    relation: "live",
    coverLetter: fileUrl(cv?.id ?? null),
    coverLetterName: cv?.originalName ?? null,
    to_rate: toRate,
  };
}

function presentEnded({ id, firstName, lastName }: UserRow): CandidateView {
  return {
    id,
    relation: "ended",
    first_name: firstName,
    last_name: `${lastName.charAt(0)}.`,
    email: null,
    phone: null,
    contact: "withheld",
    contact_reason: null,
    phone_unconfirmed: false,
    profession: null,
    location: { city: null, state: null, country: null },
    skills: [],
    profileImage: null,
    coverLetter: null,
    coverLetterName: null,
    about: null,
    availability: null,
    experiences: [],
    badges: [],
    rating: null,
    totalJobs: null,
    createdAt: null,
    to_rate: null,
  };
}
