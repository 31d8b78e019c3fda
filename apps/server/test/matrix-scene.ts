/** Two candidates and two companies with every kind of object between them. */
import { randomBytes, randomUUID } from "node:crypto";
import { type ApplicationOverrides, anApplication } from "@app/db/builders/applications";
import { anEmployer, type EmployerSummary } from "@app/db/builders/companies";
import { anErrorGroup } from "@app/db/builders/errors";
import { anEstablishment } from "@app/db/builders/establishments";
import { aFile } from "@app/db/builders/files";
import { aConversation } from "@app/db/builders/messaging";
import { aDraft, aMission, aSavedMission, type MissionOverrides } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { aProposition } from "@app/db/builders/propositions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import type { Purpose } from "../src/features/accounts/one-time-tokens.ts";
import { encryptTicket } from "../src/features/accounts/social/social-ticket.ts";
import { signUnsubscribe } from "../src/features/notifications/mail/unsubscribe.ts";
import { confirmToken } from "../src/features/search/alerts/mailed-alerts.ts";
import { randomToken, sha256 } from "../src/platform/auth/tokens.ts";
import type { Context } from "../src/platform/context.ts";
import { aPaper, aProof } from "./asked-proofs.ts";
import { freshEmail } from "./bodies.ts";
import { canary, canaryPhone } from "./canaries.ts";
import { anHour, resetHours } from "./hours-scene.ts";
import { aPaperScene } from "./matrix-papers.ts";
import { makeTeam } from "./matrix-team.ts";
import { aDecidedReport, aReportedMessage, aReportedMission } from "./office-scene.ts";

const DAY = 86_400_000;
let made = 0;

export type Scene = Awaited<ReturnType<typeof aMatrixScene>>;

/** Only the first candidate and employer have canaries: anyone else reading one is a leak. */
export async function aMatrixScene(ctx: Context) {
  made += 1;
  const number = made;
  const people = await makePeople(ctx, number);
  const { candidate, employer } = people;
  const cv = await storeCv(ctx, candidate.id, number);
  const now = Date.now();
  const inDays = (days: number) => new Date(now + days * DAY);
  const establishment = await anEstablishment(ctx.db, {
    companyId: employer.companyId,
    postcode: "69001",
    street: `3 rue ${canary("street", number)}`,
    access: `Porte ${canary("street", number)}`,
  });
  const mission = (days: number, fields: MissionOverrides = {}) =>
    aMission(ctx.db, {
      employer,
      startsAt: inDays(days),
      positions: 3,
      establishmentId: establishment.id,
      meetingPoint: `Porte ${canary("meeting", number)}`,
      ...fields,
    });
  const apply = async (days: number, fields: ApplicationOverrides = {}) =>
    anApplication(ctx.db, {
      mission: await mission(days),
      candidate,
      message: canary("letter", number),
      cvFileId: cv.id,
      ...fields,
    });
  const done = { status: "accepted", candidateStatus: "confirmed" } as const;
  const hired = once(() => apply(5, done));
  const pending = await apply(2);
  const started = once(() => apply(-0.05, done));
  const accepted = await apply(4, { status: "accepted" });
  const open = await mission(12);
  const startingSoon = await mission(1);
  await aSavedMission(ctx.db, { userId: candidate.id, missionId: open.id });
  const interview = (on: { id: number; missionId: number }, by: number, status: "proposed" | "countered") =>
    ctx.db
      .insertInto("interviews")
      .values({
        applicationId: on.id,
        missionId: on.missionId,
        proposedBy: by,
        proposedTimes: [inDays(1)],
        status,
        place: canary("place", number),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const talk = await aConversation(ctx.db, {
    between: [employer, candidate],
    lines: [canary("chat", number), `Entendu, ${canary("chat", number)}`],
  });
  const note = { title: canary("note", number), message: canary("note", number) };
  return {
    number,
    ...people,
    ...(await makeColleagues(ctx, employer, establishment.id)),
    /** The token of a new address of the candidate's agenda. */
    calendar: async () => {
      const token = randomToken();
      const link = { tokenHash: sha256(token), createdAt: ctx.now() };
      await ctx.db
        .insertInto("calendarLinks")
        .values({ candidateId: candidate.id, ...link })
        .onConflict((conflict) => conflict.column("candidateId").doUpdateSet(link))
        .execute();
      return token;
    },
    /** A new one each time, with the token of its mail. */
    invitation: () => anInvitation(ctx, employer),
    establishment,
    mission: open,
    team: await makeTeam(ctx, employer, candidate.id),
    startingSoon,
    applications: {
      pending,
      accepted,
      /** Without an interview. */
      unheard: once(() => apply(3)),
      started,
      /** A yes that took the place, and may still be given up. */
      vetoable: once(async () => {
        const booked = await apply(7, done);
        await ctx.db
          .updateTable("applications")
          .set({ vetoUntil: inDays(1) })
          .where("id", "=", booked.id)
          .execute();
        return booked;
      }),
      worked: once(() => apply(-6, { ...done, attendance: "worked" })),
      absent: once(() => apply(-10, { ...done, attendance: "absent" })),
    },
    /** An event of the person whose shift has started. */
    presence: async () => {
      const { id } = await started();
      const booking = await ctx.db
        .selectFrom("bookings")
        .where("applicationId", "=", id)
        .select("shiftId")
        .executeTakeFirstOrThrow();
      return { client_id: randomUUID(), application: id, shift: booking.shiftId };
    },
    /** Of the mission under way: waiting for the candidate, or declared and waiting for the employer. */
    hours: async (side: "candidate" | "employer") => resetHours(ctx, (await started()).id, side),
    hoursAnswer: (side: "candidate" | "employer") =>
      side === "candidate" ? { version: 0, action: "declare", ...anHour() } : { version: 1, action: "validate" },
    ...aPaperScene(ctx, number, hired, employer.id),
    /** Open within hours, with people in its reserve who may be called at night too. */
    callable: once(async () => {
      const { id } = await mission(0.3);
      for (let index = 0; index < 4; index += 1) {
        const { candidateId } = await aProposition(ctx.db, { missionId: id, answer: "standby" });
        await ctx.db
          .insertInto("availabilities")
          .values({ candidateId, nightAlerts: true, expiresAt: inDays(30) })
          .execute();
      }
      return id;
    }),
    /** Its only position is taken, and another application waits. */
    filled: once(async () => {
      const full = await mission(6, { positions: 1 });
      await anApplication(ctx.db, { mission: full, ...done });
      await anApplication(ctx.db, { mission: full });
      return full.id;
    }),
    /** A report of a mission, waiting in the office. */
    errorGroup: once(async () => {
      const { fingerprint } = await anErrorGroup(ctx.db, { seenAt: new Date(now) });
      return fingerprint;
    }),
    officeItem: once(async () => (await aReportedMission(ctx, await mission(7))).item),
    /** What a company shows of its address: its code, 000000, can be typed. */
    proof: once(() => aProof(ctx, employer, { state: "code_sent", postedAt: new Date(now) })),
    /** Letters of other companies, to print and printed, and a document to read. */
    letter: once(async () => aProof(ctx, await anEmployer(ctx.db), { codeHash: null, salt: null })),
    printed: once(async () => aProof(ctx, await anEmployer(ctx.db), {})),
    paper: once(async () => aPaper(ctx, await anEmployer(ctx.db))),
    /** A report of what the candidate wrote. */
    messageItem: once(() => aReportedMessage(ctx, talk.id, Number(talk.lastMessageId))),
    /** The private links of a decided report, and of its decision. */
    decided: once(async () => aDecidedReport(ctx, await mission(9))),
    /** Of the mission, for the candidate. */
    proposition: await aProposition(ctx.db, { missionId: open.id, candidateId: candidate.id }),
    draft: await aDraft(ctx.db, { employer, title: canary("draft", number) }),
    template: (
      await ctx.db
        .insertInto("missionTemplates")
        .values({
          companyId: employer.companyId,
          createdBy: employer.id,
          name: canary("draft", number),
          body: JSON.stringify({ title: "Serveur (H/F)" }),
        })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id,
    conversation: talk.id,
    message: Number(talk.lastMessageId),
    cv,
    /** One waits for the candidate's answer, one for the employer's. */
    interviews: {
      candidate: (await interview(pending, employer.id, "proposed")).id,
      employer: (await interview(accepted, candidate.id, "countered")).id,
    },
    /** A rating of each of them. */
    ratings: once(async () => {
      const application = await apply(-8, { ...done, attendance: "worked" });
      return {
        candidate: (await aRating(ctx.db, { application })).id,
        employer: (await aRating(ctx.db, { application, direction: "company" })).id,
      };
    }),
    search: (
      await ctx.db
        .insertInto("savedSearches")
        .values({ userId: candidate.id, criteria: JSON.stringify({ query: canary("search", number) }) })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id,
    notifications: {
      candidate: (await aNotification(ctx.db, { userId: candidate.id, ...note })).id,
      employer: (await aNotification(ctx.db, { userId: employer.id })).id,
    },
    alertToken: confirmToken(ctx.config.accessTokenSecret, await anAskedAlert(ctx)),
    unsubscribeToken: signUnsubscribe(ctx.config.accessTokenSecret, { userId: candidate.id, types: ["new_job"] }),
    devices: { candidate: await aDevice(ctx, candidate.id), employer: await aDevice(ctx, employer.id) },
    /** Everything there can be, for those who only read. */
    async complete() {
      await this.applications.worked();
      await this.applications.started();
      await this.applications.absent();
      await this.ratings();
    },
    soon: inDays(1).toISOString(),
    sessions: { candidate: (await aSession(ctx, candidate.id)).id, employer: (await aSession(ctx, employer.id)).id },
    /** A mailed link for a new user each time. */
    link: async (purpose: Purpose) => createLink(ctx, (await aCandidate(ctx.db)).id, purpose),
    /** A new user each time, after the password step. */
    secondStep: () => createChallenge(ctx),
    refreshToken: () => openRefresh(ctx, people.stranger.id),
    /** A new Google identity each time. */
    ticket: () => encryptTicket(ctx, { provider: "google", subject: randomToken(), verifiedEmail: null }),
  };
}

/** Created on first use, then reused. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function makePeople(ctx: Context, number: number) {
  const candidate = await aCandidate(ctx.db, {
    email: `${canary("mail", number)}@exemple.fr`,
    phone: canaryPhone("99", number),
    lastName: canary("name", number),
  });
  const employer = await anEmployer(ctx.db, {
    email: `${canary("bossmail", number)}@exemple.fr`,
    phone: canaryPhone("97", number),
    company: {
      level: "address_proven",
      email: `${canary("firmmail", number)}@exemple.fr`,
      phone: canaryPhone("95", number),
      address: `${canary("address", number)} rue de la République, 69001 Lyon`,
    },
  });
  const suspended = await aCandidate(ctx.db, { status: "suspended" });
  return {
    candidate,
    employer,
    stranger: await aCandidate(ctx.db),
    rival: await anEmployer(ctx.db),
    suspended,
    admin: await anAdmin(ctx.db),
  };
}

/** Who else acts for the first company; `colleague` is only there to be changed or removed. */
async function makeColleagues(ctx: Context, { company, companyId }: EmployerSummary, establishmentId: number) {
  const elsewhere = await anEstablishment(ctx.db, { companyId, name: "Vauquelle Confluence", placeCode: "69382" });
  const here = { establishmentIds: [establishmentId] };
  const former = await anEmployer(ctx.db, { company });
  await ctx.db.updateTable("companyMembers").set({ leftAt: ctx.now() }).where("userId", "=", former.id).execute();
  await ctx.db.updateTable("users").set({ companyId: null }).where("id", "=", former.id).execute();
  return {
    colleague: await anEmployer(ctx.db, { company, member: { role: "manager" } }),
    managerHere: await anEmployer(ctx.db, { company, member: { role: "manager", ...here } }),
    managerElsewhere: await anEmployer(ctx.db, {
      company,
      member: { role: "manager", establishmentIds: [elsewhere.id] },
    }),
    shiftLead: await anEmployer(ctx.db, { company, member: { role: "shift_lead", ...here } }),
    former,
  };
}

export async function anInvitation(
  ctx: Context,
  { id: invitedBy, companyId }: EmployerSummary,
  fields: { email?: string; role?: "manager" | "shift_lead"; establishmentIds?: number[] } = {},
) {
  const token = randomToken();
  const { id, email } = await ctx.db
    .insertInto("companyInvitations")
    .values({
      email: freshEmail(),
      role: "manager",
      ...fields,
      companyId,
      invitedBy,
      tokenHash: sha256(token),
      createdAt: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + 7 * DAY),
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

async function storeCv(ctx: Context, ownerId: number, number: number) {
  const file = await aFile(ctx.db, { ownerId, originalName: `${canary("cv", number)}.pdf` });
  await ctx.storage.put(file.storageKey, Buffer.from(`%PDF-1.7 ${canary("cv", number)}`), file.mediaType);
  await ctx.db.updateTable("candidates").set({ cvFileId: file.id }).where("userId", "=", ownerId).execute();
  return file;
}

async function aDevice(ctx: Context, userId: number): Promise<number> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomToken()}`;
  const { id } = await ctx.db
    .insertInto("pushSubscriptions")
    .values({ userId, endpoint, kind: "web_push" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function aSession(ctx: Context, userId: number) {
  const expiresAt = new Date(ctx.now().getTime() + DAY);
  return ctx.db
    .insertInto("sessions")
    .values({ userId, nonce: randomBytes(32), tokenHash: Buffer.alloc(32), expiresAt })
    .returning(["id", "nonce"])
    .executeTakeFirstOrThrow();
}

async function createLink(ctx: Context, userId: number, purpose: Purpose) {
  const token = randomToken();
  const expiresAt = new Date(ctx.now().getTime() + 600_000);
  const newEmail = purpose === "change_email" ? freshEmail() : null;
  await ctx.db
    .insertInto("oneTimeTokens")
    .values({ tokenHash: sha256(token), userId, purpose, newEmail, createdAt: ctx.now(), expiresAt })
    .execute();
  return { uid: String(userId), token };
}

async function createChallenge(ctx: Context) {
  const { id: userId } = await aCandidate(ctx.db);
  const [challenge, salt, code] = [randomToken(), randomBytes(16), "ABCD-EFGH-JKLM"];
  const codeHash = await ctx.passwords.derive(code.replaceAll("-", ""), salt);
  const at = ctx.now();
  const factor = { userId, secret: Buffer.alloc(0), recoverySalt: salt, confirmedAt: at };
  await ctx.db.insertInto("totpFactors").values(factor).execute();
  await ctx.db.insertInto("recoveryCodes").values({ userId, codeHash }).execute();
  const expiresAt = new Date(at.getTime() + 60_000);
  await ctx.db
    .insertInto("totpChallenges")
    .values({ challengeHash: sha256(challenge), userId, expiresAt })
    .execute();
  return { challenge, code };
}

async function openRefresh(ctx: Context, userId: number): Promise<string> {
  const { id, nonce } = await aSession(ctx, userId);
  const refresh = ctx.refreshTokens.issue(id, 0, nonce);
  await ctx.db
    .updateTable("sessions")
    .set({ tokenHash: sha256(refresh) })
    .where("id", "=", id)
    .execute();
  return refresh;
}

async function anAskedAlert({ db, now }: Context): Promise<number> {
  const { id } = await db
    .insertInto("mailedAlerts")
    .values({ email: freshEmail(), criteria: `{"query":"serveur"}`, expiresAt: new Date(now().getTime() + DAY) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
