/** What a production process refuses to start with. LOCAL_RUN=on lifts these rules, on loopback only. */

import { isReservedAddress } from "./reserved-address.ts";
import type { SettingsProblem } from "./settings-error.ts";
import type { Variables } from "./variables.ts";
import { isPlaceholder, isWeakSecret } from "./weak-secret.ts";

const SIGNING_SECRETS = [
  "ACCESS_TOKEN_SECRET",
  "REFRESH_TOKEN_SECRET",
  "SESSION_SECRET",
  "TOTP_SECRET_KEY",
  "CONTRACT_KEY",
] as const;
const KEYS = ["S3_ACCESS_KEY", "S3_SECRET_KEY", "GOOGLE_CLIENT_SECRET", "FACEBOOK_CLIENT_SECRET"] as const;
const ROLE_PASSWORDS = ["DATABASE_OWNER_PASSWORD", "DATABASE_APP_PASSWORD", "DATABASE_READONLY_PASSWORD"] as const;
const URLS_WITH_PASSWORD = ["DATABASE_URL", "DATABASE_ADMIN_URL", "REDIS_URL", "SMTP_URL"] as const;
/** Apart from the others: their password is that of DATABASE_URL. */
const SAME_ROLE_URLS = ["DATABASE_SESSION_URL", "DATABASE_REPLICA_URL"] as const;
const ADDRESSES = ["MAIL_FROM", "CONTACT_EMAIL"] as const;

/** @param required what this process cannot do without in production, besides what its schema already asks for. */
export function productionProblems(variables: Variables, required: readonly string[]): SettingsProblem[] {
  const missing = required.filter((name) => !variables[name]?.trim());
  return [
    ...missing.map((name) => ({ name, problem: "is missing" })),
    ...weakSecrets(variables),
    ...sharedSecrets(variables),
    ...looseSettings(variables),
  ];
}

type Secret = { name: string; value: string };

const given = (variables: Variables, names: readonly string[]): Secret[] =>
  names.flatMap((name) => (variables[name] === undefined ? [] : [{ name, value: variables[name] }]));

function weakSecrets(variables: Variables): SettingsProblem[] {
  const problem = "is a placeholder or too simple: draw it with openssl rand -base64 32";
  return [
    ...given(variables, SIGNING_SECRETS).filter(({ value }) => isWeakSecret(value)),
    ...given(variables, [...KEYS, ...ROLE_PASSWORDS]).filter(({ value }) => isPlaceholder(value)),
    ...urlPasswords(variables, [...URLS_WITH_PASSWORD, ...SAME_ROLE_URLS]).filter(({ value }) => isPlaceholder(value)),
  ].map(({ name }) => ({ name, problem }));
}

/** Whoever learns one of them must not have learnt another. */
function sharedSecrets(variables: Variables): SettingsProblem[] {
  const groups = [
    [...given(variables, [...SIGNING_SECRETS, ...KEYS]), ...urlPasswords(variables, URLS_WITH_PASSWORD)],
    // Apart: the application's own address has the password of its role.
    given(variables, ROLE_PASSWORDS),
  ];
  return groups.flatMap((secrets) =>
    secrets.flatMap(({ name, value }, index) => {
      const twin = secrets.slice(0, index).find((other) => other.value === value);
      return twin ? [{ name, problem: `is the same secret as ${twin.name}` }] : [];
    }),
  );
}

function looseSettings(variables: Variables): SettingsProblem[] {
  const { RATE_LIMITS, REQUIRE_VERIFIED_EMAIL, PUBLIC_URL, REDIS_URL } = variables;
  const redisUrl = parse(REDIS_URL);
  return [
    ...(RATE_LIMITS === "relaxed" ? [{ name: "RATE_LIMITS", problem: "must be strict" }] : []),
    ...(REQUIRE_VERIFIED_EMAIL === "off" ? [{ name: "REQUIRE_VERIFIED_EMAIL", problem: "must be on" }] : []),
    ...(PUBLIC_URL && parse(PUBLIC_URL)?.protocol !== "https:"
      ? [{ name: "PUBLIC_URL", problem: "must start with https://" }]
      : []),
    ...(redisUrl && redisUrl.password === "" ? [{ name: "REDIS_URL", problem: "has no password" }] : []),
    ...ADDRESSES.filter((name) => isReservedAddress(variables[name] ?? "")).map((name) => ({
      name,
      problem: "is still an example address",
    })),
  ];
}

/** `on` is for tools/stack, which serves this machine alone. */
export function localRunProblems({ LOCAL_RUN, HOST = "127.0.0.1", PUBLIC_URL }: Variables): SettingsProblem[] {
  if (LOCAL_RUN === undefined || LOCAL_RUN === "off") return [];
  const name = "LOCAL_RUN";
  if (LOCAL_RUN !== "on") return [{ name, problem: "must be on or off" }];
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [parse(PUBLIC_URL)?.hostname ?? ""])];
  return hosts.every(isLoopback) ? [] : [{ name, problem: "needs HOST and PUBLIC_URL on a loopback address" }];
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

const parse = (url: string | undefined): URL | null => (url === undefined ? null : URL.parse(url));

function urlPasswords(variables: Variables, urls: readonly string[]): Secret[] {
  return urls.flatMap((name) => {
    const password = parse(variables[name])?.password;
    return password ? [{ name, value: decode(password) }] : [];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
