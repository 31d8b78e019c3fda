import * as proofs from "@app/contract/companies/company-proofs";
import * as errors from "@app/contract/office/errors";
import * as contract from "@app/contract/office/office";
import * as figures from "@app/contract/office/office-figures";
import * as records from "@app/contract/office/office-records";
import * as settings from "@app/contract/office/office-settings";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { readAudit } from "./audit/read-audit.ts";
import { readReportedConversation } from "./conversation.ts";
import { decideItem } from "./decisions/decide.ts";
import { releaseItem, takeItem } from "./decisions/lease.ts";
import { markPosted, readDocument, readLetter } from "./decisions/list-waiting-proofs.ts";
import { listAdmins, transferItem } from "./decisions/transfer.ts";
import { closeErrorGroup, readErrorGroups, reportError } from "./errors.ts";
import { readFigures } from "./figures/office-figures.ts";
import { readTransparency } from "./figures/transparency.ts";
import { readIdentity } from "./identity.ts";
import { readItem } from "./item.ts";
import { readQueue } from "./queue.ts";
import { appeal, followDecision, followReport } from "./reports/follow-report.ts";
import { readSettings, setSetting } from "./settings.ts";

export function officeRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.officeQueueRoute, ({ actor, query }) => readQueue(ctx, actor, query));
  mount(app, ctx, contract.officeItemRoute, ({ actor, params }) => readItem(ctx, actor, params.id));
  mount(app, ctx, contract.takeItemRoute, async ({ actor, params }) => {
    await takeItem(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.releaseItemRoute, async ({ actor, params }) => {
    await releaseItem(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.decideItemRoute, async ({ actor, params, body }) => ({
    decision: await decideItem(ctx, actor, params.id, body),
  }));
  mount(app, ctx, contract.transferItemRoute, async ({ actor, params, body }) => {
    await transferItem(ctx, actor, params.id, body.to);
    return {};
  });
  mount(app, ctx, contract.officeAdminsRoute, ({ actor }) => listAdmins(ctx, actor));
  mount(app, ctx, records.officeConversationRoute, ({ actor, params }) =>
    readReportedConversation(ctx, actor, params.id),
  );
  mount(app, ctx, records.officeIdentityRoute, ({ actor, params }) => readIdentity(ctx, actor, params.id));
  mount(app, ctx, figures.officeFiguresRoute, ({ actor, query }) => readFigures(ctx, actor, query.days));
  mount(app, ctx, figures.transparencyRoute, ({ actor, params }) => readTransparency(ctx, actor, params.year));
  mount(app, ctx, settings.officeSettingsRoute, ({ actor, query }) => readSettings(ctx, actor, query.name));
  mount(app, ctx, settings.setOfficeSettingRoute, ({ actor, body }) => setSetting(ctx, actor, body));
  mount(app, ctx, contract.officeAuditRoute, ({ actor, query }) => readAudit(ctx, actor, query.after));
  mount(app, ctx, errors.reportErrorRoute, ({ body, request }) => reportError(ctx, body, request));
  mount(app, ctx, errors.errorGroupsRoute, ({ actor, query }) => readErrorGroups(ctx, actor, query.after));
  mount(app, ctx, errors.closeErrorGroupRoute, ({ actor, params }) => closeErrorGroup(ctx, actor, params.fingerprint));
  mount(app, ctx, proofs.proofLetterRoute, ({ actor, params }) => readLetter(ctx, actor, params.id));
  mount(app, ctx, proofs.proofPostedRoute, async ({ actor, params }) => {
    await markPosted(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, proofs.proofDocumentRoute, ({ actor, params }) => readDocument(ctx, actor, params.id));
  mount(app, ctx, contract.followReportRoute, ({ actor, params }) => followReport(ctx, actor, params.follow));
  mount(app, ctx, contract.followDecisionRoute, ({ params }) => followDecision(ctx, params.follow));
  mount(app, ctx, contract.appealRoute, ({ params, body }) => appeal(ctx, params.follow, body.reason));
}
