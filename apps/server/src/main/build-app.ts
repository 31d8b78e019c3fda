import { REQUEST_ID_HEADER } from "@app/contract/http/request-id";
import { HTTP_LIMITS } from "@app/http/http-limits";
import { measureRequests } from "@app/http/http-metrics";
import { guardRequests } from "@app/http/request-guard";
import { createRequestId } from "@app/http/request-id";
import { serverOptions } from "@app/http/server-options";
import { STOPPING_HEADER } from "@app/http/stopping";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "../features/accounts/routes.ts";
import { applicationRoutes } from "../features/applications/routes.ts";
import { catalogueRoutes } from "../features/catalogue/routes.ts";
import { establishmentRoutes } from "../features/companies/establishments/establishment-routes.ts";
import { employerRoutes } from "../features/companies/figures/figure-routes.ts";
import { proofRoutes } from "../features/companies/proofs/proof-routes.ts";
import { companyRoutes } from "../features/companies/routes.ts";
import { dayRoutes } from "../features/day/routes.ts";
import { fileRoutes } from "../features/files/routes.ts";
import { hoursRoutes } from "../features/hours/routes.ts";
import { matchingRoutes } from "../features/matching/routes.ts";
import { memberRoutes } from "../features/members/routes.ts";
import { messagingRoutes } from "../features/messages/routes.ts";
import { draftRoutes } from "../features/missions/drafts/draft-routes.ts";
import { templateRoutes } from "../features/missions/drafts/template-routes.ts";
import { missionRoutes } from "../features/missions/routes.ts";
import { notificationRoutes } from "../features/notifications/routes.ts";
import { trustRoutes } from "../features/office/reports/report-routes.ts";
import { officeRoutes } from "../features/office/routes.ts";
import { paperRoutes } from "../features/papers/routes.ts";
import { placeRoutes } from "../features/places/routes.ts";
import { privacyRoutes } from "../features/privacy/routes.ts";
import { availabilityRoutes } from "../features/profiles/availability/availability-routes.ts";
import { profileRoutes } from "../features/profiles/routes.ts";
import { ratingRoutes } from "../features/ratings/routes.ts";
import { alertRoutes } from "../features/search/alerts/alert-routes.ts";
import { searchRoutes } from "../features/search/routes.ts";
import { savedMissionRoutes } from "../features/search/saved/saved-mission-routes.ts";
import { savedSearchRoutes } from "../features/search/saved/saved-search-routes.ts";
import { discoveryRoutes } from "../features/site/discovery-routes.ts";
import { siteRoutes } from "../features/site/routes.ts";
import { teamRoutes } from "../features/team/routes.ts";
import { weekRoutes } from "../features/week/routes.ts";
import { createReportRefusal, routeOf } from "../platform/auth/refusal-events.ts";
import type { Context } from "../platform/context.ts";
import { MAX_FILE_BYTES } from "../platform/files/uploads.ts";
import { isUnexpected, sendProblem, sendUnknownRoute } from "../platform/http/errors.ts";
import { readJsonBody } from "../platform/http/json-body.ts";
import { trackRequests } from "../platform/http/request-context.ts";
import { logRequests } from "../platform/http/request-log.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { docsRoutes } from "./docs.ts";
import { healthRoutes } from "./health.ts";
import { mountSockets } from "./sockets.ts";

/** `onRoute` gives tests the list of mounted routes. */
export async function buildApp(
  ctx: Context,
  onRoute?: (method: string, url: string) => void,
): Promise<FastifyInstance> {
  // Widened: otherwise every route type would include pino's.
  const logger: FastifyBaseLogger = ctx.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    ...serverOptions(ctx.config.trustedProxies),
    genReqId: createRequestId(ctx.config.trustedProxies),
    bodyLimit: 1_000_000,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const reportRefusal = createReportRefusal(ctx.securityEvents, ctx.now);
  app.setErrorHandler((error, request, reply) => {
    reportRefusal(error, request);
    if (isUnexpected(error)) ctx.errorGroups.record("api", routeOf(request), error);
    return sendProblem(error, request, reply);
  });
  app.setNotFoundHandler(sendUnknownRoute);
  if (onRoute) app.addHook("onRoute", ({ method, url }) => [method].flat().forEach((one) => onRoute(one, url)));
  measureRequests(app, ctx.metrics.registry);
  trackRequests(app);
  const headers = securityHeaders(ctx.config.publicUrl);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    // The webs call another api from now on.
    if (ctx.readiness.isStopping()) reply.header(STOPPING_HEADER, "1").header("connection", "close");
  });
  guardRequests(app, { bodyMs: ({ routeOptions }) => (routeOptions.config.isUpload ? null : HTTP_LIMITS.requestMs) });
  readJsonBody(app);
  logRequests(app, ctx.log);
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 4, fields: 200, fieldSize: 100_000, parts: 210 },
  });

  accountRoutes(app, ctx);
  privacyRoutes(app, ctx);
  profileRoutes(app, ctx);
  availabilityRoutes(app, ctx);
  companyRoutes(app, ctx);
  proofRoutes(app, ctx);
  placeRoutes(app, ctx);
  establishmentRoutes(app, ctx);
  memberRoutes(app, ctx);
  missionRoutes(app, ctx);
  searchRoutes(app, ctx);
  draftRoutes(app, ctx);
  templateRoutes(app, ctx);
  savedMissionRoutes(app, ctx);
  alertRoutes(app, ctx);
  savedSearchRoutes(app, ctx);
  catalogueRoutes(app, ctx);
  applicationRoutes(app, ctx);
  matchingRoutes(app, ctx);
  teamRoutes(app, ctx);
  weekRoutes(app, ctx);
  dayRoutes(app, ctx);
  hoursRoutes(app, ctx);
  paperRoutes(app, ctx);
  ratingRoutes(app, ctx);
  employerRoutes(app, ctx);
  notificationRoutes(app, ctx);
  messagingRoutes(app, ctx);
  trustRoutes(app, ctx);
  officeRoutes(app, ctx);
  fileRoutes(app, ctx);
  discoveryRoutes(app, ctx);
  siteRoutes(app, ctx);
  docsRoutes(app);
  healthRoutes(app, ctx);
  mountSockets(app, ctx);
  ctx.reads.watch();
  return app;
}
