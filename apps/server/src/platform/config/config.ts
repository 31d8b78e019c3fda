/** The environment, parsed once at start. Nothing else reads process.env. */
import { isProxyList, LOCAL_PROXIES, parseTrustedProxies } from "@app/http/trusted-proxies";
import { readEnvironment, schemaProblems } from "@app/settings/environment";
import { SettingsError } from "@app/settings/settings-error";
import type { Variables } from "@app/settings/variables";
import * as z from "zod";
import { DATABASE_POOL } from "../database/connection-budget.ts";
import { FcmAccount } from "../push/fcm.ts";
import { isVapidPair } from "../push/vapid.ts";
import { readProviders } from "./social-providers.ts";

const secret = z.string().min(32, "at least 32 characters");
const toggle = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(fallback)
    .transform((value) => value === "on");

/** An empty variable is the same as none. */
const optionalUrl = z
  .union([z.literal(""), z.url()])
  .optional()
  .transform((url) => url || undefined);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const STORE = ["S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

/** https only, except on localhost. */
const providerUrl = z
  .url()
  .refine((url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(`${url}/`), "https, or http on this machine");

const registerUrl = z
  .union([z.literal(""), providerUrl])
  .optional()
  .transform((url) => url?.replace(/\/$/, "") || undefined);

/** An empty variable is the same as none. */
const metricsPort = z
  .union([z.literal(""), z.coerce.number().int().min(1).max(65_535)])
  .optional()
  .transform((port) => port || undefined);

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("127.0.0.1"),
  API_PORT: z.coerce.number().int().default(3001),
  /** Where Prometheus reads /metrics, and /ready is answered: never public. Neither is served without it. */
  METRICS_PORT: metricsPort,
  /** How long an api that was asked to stop still answers: proxies see it is no longer ready, and its sockets close little by little. */
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(25_000),
  /** The public origin: used in mails and to check origins. */
  PUBLIC_URL: z.url().default("http://127.0.0.1:3000"),
  /** Proxies whose X-Forwarded-For is trusted: addresses and CIDR ranges, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default(LOCAL_PROXIES)
    .refine(isProxyList, "addresses and CIDR ranges, separated by commas"),
  DATABASE_URL: z.url(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(DATABASE_POOL),
  /** The same database without a pooler in transaction mode between; DATABASE_URL by default. */
  DATABASE_SESSION_URL: z.url().optional(),
  /** A streaming replica of the same database, for the search and the public pages of the api; none by default. */
  DATABASE_REPLICA_URL: z.url().optional(),
  /** Off behind a pooler that hands each transaction another connection: names of statements belong to one connection. */
  DATABASE_NAMED_STATEMENTS: toggle("on"),
  /** Without Redis, limits are counted per process. */
  REDIS_URL: z.url().optional(),
  /** The CA file of a rediss:// server with a private certificate. */
  REDIS_CA_FILE: z.string().optional(),
  SMTP_URL: z.url().default("smtp://127.0.0.1:1025"),
  MAIL_FROM: z.string().default("Renfort <bonjour@renfort.example>"),
  /** Receives the messages of the contact page. */
  CONTACT_EMAIL: z.email().default("contact@renfort.example"),
  /** The VAPID key of push messages; without it push is off. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "32 bytes in base64url")
    .optional(),
  /** The contact of push services; CONTACT_EMAIL by default. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, "mailto: or https:")
    .optional(),
  /** The JSON of a Firebase service account, for FCM tokens. */
  FCM_SERVICE_ACCOUNT: z.string().transform(readJson).pipe(FcmAccount).optional(),
  /** The provider of text messages (platform/sms/sms.ts); without a key none is sent. */
  SMS_URL: registerUrl,
  SMS_KEY: z.string().optional(),
  /** The name or number they come from: what the provider has registered. */
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{3,11}|\+?\d{4,15})$/, "3 to 11 letters, or a number")
    .default("Renfort"),
  ACCESS_TOKEN_SECRET: secret,
  REFRESH_TOKEN_SECRET: secret,
  /** Encrypts TOTP secrets. */
  TOTP_SECRET_KEY: secret,
  /** Seals the files of contracts in the store: development has a key that everybody knows. */
  CONTRACT_KEY: secret.default("contracts-of-a-development-run-alone"),
  /** Keys used before, separated by commas: they only open. */
  CONTRACT_KEYS_BEFORE: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((key) => key !== "")),
  /** Sign-in with Google is offered when both are set. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl.default("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: providerUrl.default("https://www.facebook.com"),
  /** Missing from Facebook's discovery document. */
  FACEBOOK_TOKEN_ENDPOINT: providerUrl.default("https://graph.facebook.com/oauth/access_token"),
  S3_ENDPOINT: optionalUrl,
  /** The store's public endpoint, when it differs from the api's. */
  S3_PUBLIC_ENDPOINT: optionalUrl,
  S3_BUCKET: z.string().default("renfort"),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /**
   * clamd, as tcp://host:port or unix:/path. Without it only the structure of uploads is checked: development only.
   */
  CLAMD_URL: optionalUrl,
  /** The directory of files when no S3 store is configured: development only. */
  FILES_DIR: z.string().optional(),
  /** The folder of the weekly keys that seal civil status: outside the database and its backups, shared by apis and worker. */
  DOSSIER_KEYS_DIR: z.string().optional(),
  /** The URL of recherche-entreprises.api.gouv.fr. Without it no SIRET is checked. */
  COMPANY_SEARCH_URL: registerUrl,
  /** `on` accepts, in production, that there is no register: every company stays « SIRET non vérifié ». */
  SIRET_NEVER_CHECKED: toggle("off"),
  /** Where the websites of companies are, in tests: an origin of this machine. Production reads the sites themselves. */
  COMPANY_SITES_URL: registerUrl,
  /** INSEE's API, used when there is a key, before a SIRET is reported as unknown. */
  SIRENE_API_URL: registerUrl,
  SIRENE_API_KEY: z.string().optional(),
  RATE_LIMITS: z.enum(["strict", "relaxed"]).default("strict"),
  REQUIRE_VERIFIED_EMAIL: toggle("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** Prevents storing CVs on a container's own disk by mistake. */
const Environment = Variables.superRefine((env, ctx) => {
  const missing = STORE.filter((name) => env[name] === undefined);
  const refuse = (message: string) => ctx.addIssue({ code: "custom", message });
  for (const name of ["GOOGLE", "FACEBOOK"] as const)
    if ((env[`${name}_CLIENT_ID`] === undefined) !== (env[`${name}_CLIENT_SECRET`] === undefined))
      refuse(`Signing in needs both ${name}_CLIENT_ID and ${name}_CLIENT_SECRET.`);
  const { VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: own } = env;
  if (open !== own && !(open && own && isVapidPair(open, own)))
    refuse("Push needs VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, the two halves of one key.");
  if (env.SMS_KEY && !env.SMS_URL) refuse("Text messages need SMS_URL with SMS_KEY.");
  if (missing.length === 0) return;
  if (missing.length < STORE.length) refuse(`The store also needs ${missing.join(" and ")}.`);
  else if (env.NODE_ENV === "production" && env.FILES_DIR === undefined)
    refuse(
      "In production files need a store: set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or FILES_DIR to keep them on this machine.",
    );
});

export type Config = ReturnType<typeof readConfig>;

/** Required in production, in addition to the schema. */
const REQUIRED_IN_PRODUCTION = [
  "PUBLIC_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "CONTACT_EMAIL",
  "CLAMD_URL",
  "DOSSIER_KEYS_DIR",
  "CONTRACT_KEY",
];

export function readConfig(environment: Variables) {
  const { variables, problems, isStrict } = readEnvironment(environment, REQUIRED_IN_PRODUCTION);
  if (isStrict && !variables["COMPANY_SEARCH_URL"] && variables["SIRET_NEVER_CHECKED"] !== "on")
    problems.push({
      name: "COMPANY_SEARCH_URL",
      problem: "is missing: without it no SIRET is ever checked, which SIRET_NEVER_CHECKED=on accepts",
    });
  if (isStrict && variables["COMPANY_SITES_URL"])
    problems.push({
      name: "COMPANY_SITES_URL",
      problem: "is for tests: the websites of companies are read themselves",
    });
  const parsed = Environment.safeParse(variables);
  if (!parsed.success || problems.length > 0)
    throw new SettingsError([...problems, ...schemaProblems(parsed.error?.issues, variables)]);
  const env = parsed.data;
  return Object.freeze({
    /** Production, except a local run. */
    isStrict,
    host: env.HOST,
    apiPort: env.API_PORT,
    metricsPort: env.METRICS_PORT,
    stopDelayMs: env.STOP_DELAY_MS,
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseSessionUrl: env.DATABASE_SESSION_URL ?? env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    namedStatements: env.DATABASE_NAMED_STATEMENTS,
    redisUrl: env.REDIS_URL,
    redisCaFile: env.REDIS_CA_FILE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? {
            publicKey: env.VAPID_PUBLIC_KEY,
            privateKey: env.VAPID_PRIVATE_KEY,
            subject: env.VAPID_SUBJECT ?? `mailto:${env.CONTACT_EMAIL}`,
          }
        : null,
    fcm: env.FCM_SERVICE_ACCOUNT ?? null,
    sms: env.SMS_URL && env.SMS_KEY ? { url: env.SMS_URL, key: env.SMS_KEY, from: env.SMS_FROM } : null,
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    refreshTokenSecret: env.REFRESH_TOKEN_SECRET,
    totpSecretKey: env.TOTP_SECRET_KEY,
    contractKeys: [env.CONTRACT_KEY, ...env.CONTRACT_KEYS_BEFORE] as const,
    socialProviders: readProviders(env),
    s3:
      env.S3_ENDPOINT && env.S3_ACCESS_KEY && env.S3_SECRET_KEY
        ? {
            endpoint: env.S3_ENDPOINT.replace(/\/$/, ""),
            publicEndpoint: (env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT).replace(/\/$/, ""),
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKey: env.S3_ACCESS_KEY,
            secretKey: env.S3_SECRET_KEY,
          }
        : null,
    filesDir: env.FILES_DIR ?? ".run/files",
    dossierKeysDir: env.DOSSIER_KEYS_DIR || ".run/dossier-keys",
    clamdUrl: env.CLAMD_URL,
    companySearchUrl: env.COMPANY_SEARCH_URL,
    companySitesUrl: env.COMPANY_SITES_URL,
    sirene: env.SIRENE_API_KEY
      ? { url: env.SIRENE_API_URL ?? "https://api.insee.fr/api-sirene/3.11", key: env.SIRENE_API_KEY }
      : null,
    relaxedLimits: env.RATE_LIMITS === "relaxed",
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    logLevel: env.LOG_LEVEL,
  });
}
