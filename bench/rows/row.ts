import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { SignedIn } from "../load/sign-in.ts";
import type { HttpRequest } from "../load/wrk.ts";

/** One call of the API and the SQL behind it. */
export type Row = {
  name: string;
  /** For pgbench: one run's transaction. */
  script: (clients: number) => string;
  /** For wrk: drawn at random, unless `isOrdered`; then each is sent once, and every run asks for new ones. */
  requests: () => Promise<HttpRequest[]>;
  isOrdered?: boolean;
};

export type Bench = {
  client: pg.Client;
  signIn: (userIds: readonly number[]) => Promise<SignedIn[]>;
};

export function readSql(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, "../sql", name), "utf8");
}
