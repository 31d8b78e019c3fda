/** Settings of the web server, never sent to the browser. */
import { isProxyList, LOCAL_PROXIES, parseTrustedProxies } from "@app/http/trusted-proxies";
import { readEnvironment, schemaProblems } from "@app/settings/environment";
import { isReservedAddress } from "@app/settings/reserved-address";
import { SettingsError } from "@app/settings/settings-error";
import * as z from "zod";

const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const Environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().default(3000),
  /** Where Prometheus reads /metrics, and /ready is answered: never public. Neither is served without it. */
  METRICS_PORT: z
    .union([z.literal(""), z.coerce.number().int().min(1).max(65_535)])
    .optional()
    .transform((port) => port || undefined),
  /** How long a process that was asked to stop still answers, so that proxies see it is no longer ready. */
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
  /** The build to serve; the gallery has its own. */
  WEB_BUILD: z.string().default("build"),
  /** A folder that all webs share, with the assets of the last releases. */
  ASSETS_DIR: optionalText,
  /** Whose X-Forwarded-For is believed: addresses and CIDR ranges, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default(LOCAL_PROXIES)
    .refine(isProxyList, "addresses and CIDR ranges, separated by commas"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  API_URL: z.url().default("http://127.0.0.1:3001"),
  PUBLIC_URL: z.url().default("http://127.0.0.1:3000"),
  SESSION_SECRET: z.string().min(32),
  /** Shown on public pages; production does not start without it. */
  CONTACT_EMAIL: z.email().optional(),
  /** For security.txt; CONTACT_EMAIL by default. */
  SECURITY_EMAIL: z.email().optional(),
  /** The legal notice; a local run shows empty values as missing. */
  PUBLISHER: optionalText,
  PUBLISHER_STATUS: optionalText,
  PUBLISHER_REGISTRATION: optionalText,
  PUBLISHER_ADDRESS: optionalText,
  PUBLISHER_PHONE: optionalText,
  PUBLICATION_DIRECTOR: optionalText,
  HOSTED_BY: optionalText,
  HOST_ADDRESS: optionalText,
  HOST_PHONE: optionalText,
});

/** The law wants the publisher and the host named; production does not start without them. */
const LEGAL_NOTICE = [
  "PUBLISHER",
  "PUBLISHER_STATUS",
  "PUBLISHER_REGISTRATION",
  "PUBLISHER_ADDRESS",
  "PUBLISHER_PHONE",
  "PUBLICATION_DIRECTOR",
  "HOSTED_BY",
  "HOST_ADDRESS",
  "HOST_PHONE",
];
const REQUIRED_IN_PRODUCTION = ["PUBLIC_URL", "CONTACT_EMAIL", ...LEGAL_NOTICE];

function read() {
  // oxlint-disable-next-line node/no-process-env -- the one place of the web that reads it
  const { variables, problems } = readEnvironment(process.env, REQUIRED_IN_PRODUCTION);
  const parsed = Environment.safeParse(variables);
  if (!parsed.success || problems.length > 0)
    throw new SettingsError([...problems, ...schemaProblems(parsed.error?.issues, variables)]);
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    stopDelayMs: env.STOP_DELAY_MS,
    buildFolder: env.WEB_BUILD,
    assetsFolder: env.ASSETS_DIR,
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL,
    apiUrl: env.API_URL.replace(/\/$/, ""),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
    isHttps: env.PUBLIC_URL.startsWith("https:"),
    sessionSecret: env.SESSION_SECRET,
    securityEmail: readAddress(env.SECURITY_EMAIL) ?? readAddress(env.CONTACT_EMAIL),
    operator: {
      contactEmail: readAddress(env.CONTACT_EMAIL),
      publisher: env.PUBLISHER,
      publisherStatus: env.PUBLISHER_STATUS,
      publisherRegistration: env.PUBLISHER_REGISTRATION,
      publisherAddress: env.PUBLISHER_ADDRESS,
      publisherPhone: env.PUBLISHER_PHONE,
      publicationDirector: env.PUBLICATION_DIRECTOR,
      host: env.HOSTED_BY,
      hostAddress: env.HOST_ADDRESS,
      hostPhone: env.HOST_PHONE,
    },
  };
}

/** An address of a local run that nobody reads is shown to nobody. */
const readAddress = (address: string | undefined) =>
  address === undefined || isReservedAddress(address) ? undefined : address;

/** Separate, so that invalid settings can be logged. */
export function logLevel(): string {
  // oxlint-disable-next-line node/no-process-env -- same
  return process.env["LOG_LEVEL"] || "info";
}

let settings: ReturnType<typeof read> | undefined;
export const environment = () => (settings ??= read());
