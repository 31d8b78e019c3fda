import { accessFr } from "@app/contract/http/access.fr";
import { memberFr } from "@app/contract/members/members.fr";
import { draftFr } from "@app/contract/missions/drafts.fr";
import type { PublishBody } from "@app/contract/missions/mission-body";
import type { MissionView } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { deriveMission, insertShifts } from "@app/db/shifts";
import type { Employer } from "@app/domain/accounts/actor";
import { isForTeam } from "@app/domain/missions/audience";
import { withoutCopySuffix } from "@app/domain/missions/mission";
import { holdMission, markPublished, queueAlerts } from "../../commands/hold-mission.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import { startWaves } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { forbidden, invalidField, notFound } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { completenessOf, readUser } from "../../views/user.ts";
import { requireAllowed } from "./checks/contract-check.ts";
import { requireDeclared } from "./checks/declared-check.ts";
import { readLaw, recordOverruled, requireLawful } from "./checks/law-check.ts";
import { requireLevel } from "./checks/level-check.ts";
import { readHoldReason, refreshRegister } from "./checks/register-check.ts";
import { isOwnDraft } from "./drafts/draft-view.ts";
import { type AudienceColumns, audienceOf } from "./mission-audience.ts";
import { columnsOf, completeBody, contractOf, withStored } from "./mission-columns.ts";
import { requireOwnCompany, viewMission } from "./own-mission.ts";
import { findPlace, type Site, siteOf } from "./public-mission.ts";
import { shiftsOf, type WantedShift } from "./read-shifts.ts";

/** The search projection is updated by a trigger in the same transaction. */
export async function publish(
  ctx: Context,
  employer: Employer,
  body: PublishBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<MissionView> {
  // Copies had a marked title.
  const titled = body.draft_id ? { ...body, title: withoutCopySuffix(body.title) } : body;
  const input = withStored(completeBody(titled));
  requireOwnCompany(employer, input);
  const place = await findPlace(ctx, employer, input);
  const law = await readLaw(ctx);
  if (input.status === "recruiting") await refreshRegister(ctx, employer.companyId);
  return transaction(
    ctx,
    async (tx) => {
      await requireReadyToPublish(ctx, tx, employer);
      if (input.status === "recruiting") await requireDeclared(tx, employer.companyId, ctx.now());
      const shifts = shiftsOf(input);
      const [first] = shifts;
      if (!first || first.startsAt <= ctx.now())
        throw invalidField(input.shifts ? "shifts" : "startDate", input.shifts ? shiftFr.past : fr.startPast);
      const site = await siteOf(ctx, tx, employer, { input, place });
      const contract = contractOf(input);
      const { takeSome } = input;
      await requireAllowed(tx, employer.companyId, input, { contract, shifts, takeSome, now: ctx.now() });
      const overruled = requireLawful({ input, contract, shifts, site }, law);
      if (input.draft_id) await takeDraft(tx, employer, input.draft_id);
      const audience = await audienceOf(tx, employer, input, { startsAt: first.startsAt, now: ctx.now() });
      const id = await insertMission(tx, employer, { input, contract, site, shifts, audience, now: ctx.now() });
      if (input.status === "recruiting") await requireLevel(ctx, tx, id);
      await recordOverruled(tx, { missionId: id, employer, at: ctx.now(), findings: overruled });
      const author = { companyId: employer.companyId, actorId: employer.userId };
      const reason = input.status === "recruiting" ? await readHoldReason(ctx, tx, employer, id) : null;
      if (reason) await holdMission(tx, { ...author, missionId: id, reason, at: ctx.now() });
      else if (input.status === "recruiting") await markPublished(tx, employer.companyId, ctx.now());
      if (input.status === "recruiting")
        await recordJournal(tx, { ...author, action: "mission_published", detail: { mission: id }, at: ctx.now() });
      await startWaves(tx, { missionId: id, at: ctx.now(), reason: "published" });
      if (!reason && input.status === "recruiting" && !isForTeam(audience)) await queueAlerts(tx, id, ctx.now());
      return viewMission(tx, id, ctx.now());
    },
    { idempotencyKey },
  );
}

async function requireReadyToPublish(ctx: Context, tx: Db, employer: Employer): Promise<void> {
  const user = await readUser(tx, employer.userId);
  if (!user) throw new Error(`employer ${employer.userId} has a session but no row`);
  // Removed since the session was read.
  if (!user.member) throw forbidden("no_company", memberFr.noCompany);
  if (!completenessOf(user).complete) throw forbidden("profile_incomplete", accessFr.profileIncomplete);
  if (ctx.config.requireVerifiedEmail && user.emailVerifiedAt === null) {
    throw forbidden("email_not_verified", accessFr.emailNotVerified);
  }
}

type NewMission = {
  input: PublishBody;
  contract: ReturnType<typeof contractOf>;
  site: Site;
  shifts: readonly WantedShift[];
  audience: AudienceColumns;
  now: Date;
};

async function insertMission(tx: Db, employer: Employer, mission: NewMission): Promise<number> {
  const { input, contract, site, shifts, audience, now } = mission;
  const { takeSome, breakPaid } = input;
  const { id } = await tx
    .insertInto("missions")
    .values({
      ...(await columnsOf(tx, input, site, { shifts, takeSome, breakPaid, contract })),
      ...audience,
      companyId: employer.companyId,
      createdBy: employer.userId,
      status: input.status,
      publishedAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertShifts(tx, id, shifts);
  await deriveMission(tx, id, now);
  return id;
}

/** The delete is the lock: of two calls that publish the same draft, the second finds nothing. */
async function takeDraft(tx: Db, employer: Employer, draftId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("missionDrafts")
    .where("id", "=", draftId)
    .where(isOwnDraft(employer))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("draft_not_found", draftFr.notFound);
}
