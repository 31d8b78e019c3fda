import { connect, connectPool } from "@app/db/database";
import { API_LIMITS } from "@app/db/time-limits";
import { createReadiness } from "@app/http/readiness";
import { createOpenId } from "../platform/auth/openid.ts";
import { createPasswordChecker } from "../platform/auth/password-checker.ts";
import { createPasswords } from "../platform/auth/passwords.ts";
import { createSecretBox } from "../platform/auth/secret-box.ts";
import { createSecurityEvents } from "../platform/auth/security-events.ts";
import { createAccessTokens, createRefreshTokens } from "../platform/auth/tokens.ts";
import { createCompanyRegister } from "../platform/company-register/company-register.ts";
import { createCompanySite } from "../platform/company-register/company-site.ts";
import type { Config } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import { createDatedSettings } from "../platform/database/dated-settings.ts";
import { createPublicReads } from "../platform/database/public-reads.ts";
import { createAntivirus } from "../platform/files/antivirus.ts";
import { createContractBox } from "../platform/files/contract-files.ts";
import { createFileLinks } from "../platform/files/file-links.ts";
import { createStorage } from "../platform/files/storage.ts";
import { createReadActor, createReadSession } from "../platform/http/access.ts";
import { createWeekKeys } from "../platform/keys/week-keys.ts";
import { createLimiter } from "../platform/limits/rate-limiter.ts";
import { createLogger } from "../platform/logger.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { createErrorGroups } from "../platform/metrics/error-groups.ts";
import { createMetrics, measurePool } from "../platform/metrics/metrics.ts";
import { createPush } from "../platform/push/push.ts";
import { createRealtime } from "../platform/realtime/redis-realtime.ts";
import { connectRedis } from "../platform/redis.ts";
import { createSms } from "../platform/sms/sms.ts";

export type Closable = { close: () => Promise<void> };

/** The clock is a parameter so that tests can set it. */
export async function buildContext(
  config: Config,
  now: () => Date,
  limits = API_LIMITS,
  log = createLogger(config.logLevel),
): Promise<Context & Closable> {
  const { databasePool: max, namedStatements } = config;
  const pool = connectPool(config.databaseUrl, { max, limits, namedStatements });
  const redis = config.redisUrl ? connectRedis(config.redisUrl, config.redisCaFile) : null;
  redis?.on("error", (error) => log.warn({ event: "redis.error", reason: error.message }));
  const metrics = createMetrics();
  measurePool(metrics.registry, pool);
  const db = connect(pool);
  const reads = createPublicReads({ pool, db, now }, config, { registry: metrics.registry, log });
  const readiness = createReadiness({
    database: { isRequired: true, check: async () => (await pool.query("select 1")).rowCount === 1 },
    ...(redis && { redis: { isRequired: false, check: async () => (await redis.ping()) === "PONG" } }),
    ...(reads.hasReplica && { replica: { isRequired: false, check: async () => reads.isReplicaFresh() } }),
  });
  const securityEvents = createSecurityEvents(db, log, now);
  const errorGroups = createErrorGroups(db, log, now);
  const accessTokens = createAccessTokens(config.accessTokenSecret);
  const readSession = createReadSession(pool, now);
  const realtime = createRealtime(redis, log);
  const settings = createDatedSettings(db, log, now);
  const limiter = createLimiter(redis, {
    relaxed: config.relaxedLimits,
    now,
    readQuotas: settings.quotas,
    onRefused: (limit) => metrics.limitRefusals.inc({ limit }),
  });
  const mailer = createMailer(config.smtpUrl, config.mailFrom);
  return {
    config,
    log,
    metrics,
    readiness,
    pool,
    db,
    reads,
    now,
    readActor: createReadActor(readSession, accessTokens, now),
    readSession,
    settings,
    limiter,
    realtime,
    mailer,
    push: createPush(config, now),
    sms: createSms(config.sms, now),
    storage: createStorage(config),
    fileLinks: createFileLinks(config.accessTokenSecret),
    contractBox: createContractBox(config.contractKeys),
    antivirus: createAntivirus(config.clamdUrl),
    companyRegister: createCompanyRegister(db, {
      searchUrl: config.companySearchUrl,
      sirene: config.sirene,
      userAgent: `Renfort (+${config.publicUrl})`,
      now,
      allows: async (purpose) =>
        (purpose === "check" || (await limiter.allows("company_searches", "all"))) &&
        limiter.allows("company_register", "all"),
    }),
    companySite: createCompanySite({ loopback: config.companySitesUrl }),
    passwords: await createPasswords(),
    passwordChecker: createPasswordChecker(),
    openId: createOpenId(config.socialProviders, config.publicUrl, now),
    accessTokens,
    refreshTokens: createRefreshTokens(config.refreshTokenSecret),
    securityEvents,
    errorGroups,
    totpSecrets: createSecretBox(config.totpSecretKey, "totp-secret"),
    weekKeys: createWeekKeys(config.dossierKeysDir),
    async close() {
      await Promise.all([securityEvents.close(), errorGroups.close()]);
      mailer.close();
      realtime.close();
      redis?.disconnect();
      await Promise.all([reads.close(), pool.end()]);
    },
  };
}
