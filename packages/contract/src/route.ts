import type * as z from "zod";

/** Who may call. Every route says it; there is no default. */
export type Access = "public" | "signed-in" | "candidate" | "employer" | "candidate-or-employer" | "admin";

/** Named budgets of calls; the figures live with the server, which enforces them. */
export type Limit =
  | "login"
  | "register"
  | "reset"
  | "verify"
  | "refresh"
  | "apply"
  | "publish"
  | "lint"
  | "upload"
  | "message"
  | "ticket"
  | "contact"
  | "report"
  | "password"
  | "export";

export type FileKind = "image" | "cv";

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  access: Access;
  /** An admin may call it before giving a code of the second step; nothing else but what visitors may. */
  beforeFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A multipart route: the file fields it takes, beside the text fields of `body`. */
  files?: Readonly<Record<string, FileKind>>;
  limit?: Limit;
  /** Its answer holds a secret even for a visitor: no cache may keep it. */
  secret?: true;
  /** Creates something: the same `Idempotency-Key` from the same user answers the first response again. */
  idempotent?: true;
  /** The handler's answer goes out as it is: JSON text built by PostgreSQL for hot reads (tests check it), or a file. */
  answer?: "json-text" | "file";
  status: number;
  /** Refusals of its own, beside those that access, limits and validation imply. */
  refusals?: readonly number[];
  response: z.ZodType;
};

export const defineRoute = <const R extends Route>(route: R): R => route;
