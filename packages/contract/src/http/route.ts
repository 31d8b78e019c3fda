import type { MemberRole } from "@app/domain/members/member";
import type * as z from "zod";

/** Required on every route. */
export type Access = "public" | "signed-in" | "candidate" | "employer" | "candidate-or-employer" | "admin";

/** Rate limits; the server defines their values. */
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
  | "company_search"
  | "contact"
  | "alert"
  | "report"
  | "error"
  | "password"
  | "export"
  | "cv"
  | "team"
  | "reach"
  | "calendar_link";

/** `document`: a PDF or a photo that stays readable. */
export type FileKind = "image" | "cv" | "document";

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  access: Access;
  /** Which members of a company may call it: required where an employer may. */
  members?: readonly MemberRole[];
  /** Allowed to admins before the second factor. */
  beforeFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** File fields of a multipart route. */
  files?: Readonly<Record<string, FileKind>>;
  limit?: Limit;
  /** The answer holds a secret: never cached. */
  secret?: true;
  /** The same `Idempotency-Key` from the same user returns the first answer. */
  idempotent?: true;
  /** Sent as is: JSON text built by PostgreSQL for hot reads, or a file. */
  answer?: "json-text" | "file";
  status: number;
  /** Statuses in addition to those of access, limits and validation. */
  refusals?: readonly number[];
  response: z.ZodType;
};

export const defineRoute = <const R extends Route>(route: R): R => route;
