/** The addresses of PostgreSQL and Redis, with the password and the certificate authority that may be given apart. */
import { accessSync, constants } from "node:fs";
import type { SettingsProblem } from "./settings-error.ts";
import type { Variables } from "./variables.ts";

type Completed = { variables: Variables; problems: SettingsProblem[] };

const PASSWORDS = [
  ["DATABASE_URL", "DATABASE_PASSWORD"],
  // The same role of the same database, by another way.
  ["DATABASE_SESSION_URL", "DATABASE_PASSWORD"],
  ["DATABASE_REPLICA_URL", "DATABASE_PASSWORD"],
  ["DATABASE_ADMIN_URL", "DATABASE_ADMIN_PASSWORD"],
  ["REDIS_URL", "REDIS_PASSWORD"],
] as const;

export function completeUrls(given: Variables): Completed {
  const variables = { ...given };
  const problems: SettingsProblem[] = [];
  for (const [urlName, passwordName] of PASSWORDS) {
    const [address, password] = [given[urlName], given[passwordName]];
    if (address === undefined || password === undefined || !URL.canParse(address)) continue;
    const url = new URL(address);
    if (url.password !== "")
      problems.push({ name: passwordName, problem: `is set, but ${urlName} has a password too` });
    url.password = encodeURIComponent(password);
    variables[urlName] = url.href;
    delete variables[passwordName];
  }
  for (const name of ["DATABASE_CA_FILE", "REDIS_CA_FILE"] as const)
    if (given[name] !== undefined && !canRead(given[name]))
      problems.push({ name, problem: `cannot be read: ${given[name]}` });
  for (const name of ["DATABASE_URL", "DATABASE_SESSION_URL", "DATABASE_REPLICA_URL", "DATABASE_ADMIN_URL"] as const) {
    const [address, authority] = [variables[name], given["DATABASE_CA_FILE"]];
    if (address !== undefined && authority !== undefined && URL.canParse(address))
      variables[name] = withAuthority(address, authority);
  }
  return { variables, problems };
}

/** As every client of PostgreSQL reads it: ours, dbmate and psql. */
export function withAuthority(address: string, file: string): string {
  const url = new URL(address);
  url.searchParams.set("sslmode", "verify-full");
  url.searchParams.set("sslrootcert", file);
  return url.href;
}

function canRead(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
