import * as contract from "@app/contract/applications/applications";
import { bookingsRoute } from "@app/contract/applications/bookings";
import * as interviews from "@app/contract/applications/interviews";
import { recordRoute } from "@app/contract/applications/record";
import { answerPropositionRoute } from "@app/contract/matching/propositions";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { answerProposition } from "./answer-proposition.ts";
import { readApplicationDetail } from "./application-detail.ts";
import { apply } from "./apply.ts";
import { contestAttendance, setAttendance } from "./attendance.ts";
import { listBookings } from "./bookings.ts";
import { confirm } from "./confirm.ts";
import { accept, changeStatus, reject } from "./decide.ts";
import { answerInterview } from "./interviews/answer-interview.ts";
import { readInterview } from "./interviews/interview-view.ts";
import { proposeInterview } from "./interviews/propose-interview.ts";
import { listApplications } from "./list-applications.ts";
import { markSeen } from "./mark-seen.ts";
import { ownRecord } from "./record/person-record.ts";
import { rejectWaiting } from "./reject-waiting.ts";
import { setReserve } from "./reserve/set-reserve.ts";
import { veto } from "./reserve/veto.ts";
import { undoDecision, undoRejectWaiting } from "./undo-decision.ts";
import { withdraw } from "./withdraw.ts";

export function applicationRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.applyRoute, ({ actor, body, idempotencyKey }) =>
    apply(
      ctx,
      actor,
      {
        missionId: body.job,
        workerId: body.worker,
        message: body.message,
        attachCv: body.is_coverLetter,
        shifts: body.shifts ?? null,
      },
      idempotencyKey,
    ),
  );
  mount(app, ctx, answerPropositionRoute, ({ actor, params, body, idempotencyKey }) =>
    answerProposition(
      ctx,
      actor,
      params.id,
      {
        answer: body.answer,
        shifts: body.shifts ?? null,
        reason: body.reason ?? null,
        shareVault: body.shareVault,
      },
      idempotencyKey,
    ),
  );
  mount(app, ctx, contract.listApplicationsRoute, ({ actor, query, request }) =>
    listApplications(ctx, actor, { ...query, job: query.job, words: query.query }, request.url),
  );
  mount(app, ctx, contract.applicationRoute, ({ actor, params }) => readApplicationDetail(ctx, actor, params.id));
  mount(app, ctx, contract.readApplicationRoute, ({ actor, params }) => markSeen(ctx, actor, params.id));
  mount(app, ctx, contract.acceptApplicationRoute, ({ actor, params, body }) =>
    accept(ctx, actor, params.id, body?.shifts ?? null),
  );
  mount(app, ctx, contract.rejectApplicationRoute, ({ actor, params }) => reject(ctx, actor, params.id));
  mount(app, ctx, contract.undoDecisionRoute, ({ actor, params }) => undoDecision(ctx, actor, params.id));
  mount(app, ctx, contract.undoRejectWaitingRoute, ({ actor, params }) => undoRejectWaiting(ctx, actor, params.id));
  mount(app, ctx, contract.applicationStatusRoute, ({ actor, params, body }) =>
    changeStatus(ctx, actor, params.id, { ...body, mayCancel: true }),
  );
  mount(app, ctx, contract.rejectWaitingRoute, ({ actor, params, body }) =>
    rejectWaiting(ctx, actor, params.id, body.reason),
  );
  mount(app, ctx, contract.confirmApplicationRoute, ({ actor, params }) => confirm(ctx, actor, params.id));
  mount(app, ctx, contract.withdrawApplicationRoute, ({ actor, params, body }) =>
    withdraw(ctx, actor, params.id, body ?? {}),
  );
  mount(app, ctx, contract.vetoRoute, ({ actor, params, body }) => veto(ctx, actor, params.id, body.reason));
  mount(app, ctx, contract.reserveRoute, ({ actor, params, body }) => setReserve(ctx, actor, params.id, body.reserve));
  mount(app, ctx, bookingsRoute, ({ actor }) => listBookings(ctx, actor));
  mount(app, ctx, recordRoute, ({ actor }) => ownRecord(ctx, actor));
  mount(app, ctx, contract.attendanceRoute, ({ actor, params, body }) =>
    setAttendance(ctx, actor, params.id, body.outcome),
  );
  mount(app, ctx, contract.contestAttendanceRoute, ({ actor, params, body }) =>
    contestAttendance(ctx, actor, params.id, body.reason),
  );

  mount(app, ctx, interviews.proposeInterviewRoute, ({ actor, params, body, idempotencyKey }) =>
    proposeInterview(ctx, actor, params.id, body, idempotencyKey),
  );
  mount(app, ctx, interviews.interviewRoute, ({ actor, params }) => readInterview(ctx.db, actor, params.id));
  mount(app, ctx, interviews.answerInterviewRoute, ({ actor, params, body }) =>
    answerInterview(ctx, actor, params.id, body),
  );
}
