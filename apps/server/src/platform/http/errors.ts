import { accessFr } from "@app/contract/http/access.fr";
import { problemFr as fr } from "@app/contract/http/problem.fr";
import type { LintFinding } from "@app/contract/missions/mission-lint";
import { missionLintFr } from "@app/contract/missions/mission-lint.fr";
import type { Problem } from "@app/contract/problem";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import type { LimitedRight } from "@app/domain/companies/company-rights";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable } from "../database/database-errors.ts";

type Extra = {
  field?: string;
  retryAfter?: number;
  challenge?: string;
  follow?: string;
  /** Messages by field. */
  fields?: Record<string, string[]>;
  findings?: LintFinding[];
  /** The shift that was lost. */
  shift?: number;
  /** What the company's level refuses. */
  refused?: { limit: LimitedRight | "dossier"; level: CompanyLevel };
};

/** An expected refusal, with a French sentence. Any other error is a bug. */
export class AppError extends Error {
  override name = "AppError";
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
  readonly follow: string | undefined;
  readonly fields: Readonly<Record<string, string[]>>;
  readonly findings: LintFinding[] | undefined;
  readonly shift: number | undefined;
  readonly refused: Extra["refused"];

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = extra.field;
    this.retryAfter = extra.retryAfter;
    this.challenge = extra.challenge;
    this.follow = extra.follow;
    this.fields = extra.fields ?? {};
    this.findings = extra.findings;
    this.shift = extra.shift;
    this.refused = extra.refused;
  }
}

export const notFound = (code: string, message: string) => new AppError(404, code, message);
export const gone = (code: string, message: string) => new AppError(410, code, message);
export const conflict = (code: string, message: string) => new AppError(409, code, message);
export const forbidden = (code = "forbidden", message = accessFr.forbidden) => new AppError(403, code, message);
export const invalidField = (field: string, message: string) => new AppError(400, "invalid", message, { field });
/** In the form of an ad that is refused: what was found, by field. */
export function refuseUnlawful(fields: Record<string, string[]> | null): void {
  if (fields) throw new AppError(400, "unlawful", missionLintFr.unlawfulText, { fields });
}
/** Seconds until a retry may succeed. */
const RETRY_AFTER = 2;
const unavailable = () => new AppError(503, "unavailable", fr.unavailable, { retryAfter: RETRY_AFTER });
export const tokenNotValid = () => new AppError(401, "token_not_valid", accessFr.tokenNotValid);

/** Errors raised by Fastify itself, by HTTP status. */
const EARLY: Record<number, { code: string; error: string }> = {
  400: { code: "malformed", error: fr.malformed },
  404: { code: "not_found", error: fr.notFound },
  408: { code: "timeout", error: fr.timeout },
  405: { code: "method_not_allowed", error: fr.methodNotAllowed },
  413: { code: "too_large", error: fr.tooLarge },
  414: { code: "malformed", error: fr.malformed },
  415: { code: "unsupported_media", error: fr.unsupportedMedia },
  431: { code: "malformed", error: fr.malformed },
  503: { code: "unavailable", error: fr.unavailable },
};

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Refusals must not be cached.
  reply.header("cache-control", "no-store");
  if (error instanceof AppError) return sendAppError(error, reply);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.groupBy(error.validation, (issue) => issue.instancePath.split("/")[1] || "non_field_errors");
    const messages = Object.entries(fields).map(([name, issues = []]) => [
      name,
      [...new Set(issues.map((i) => i.message ?? fr.invalid))],
    ]);
    return reply
      .code(400)
      .send({ code: "invalid", error: fr.invalid, ...Object.fromEntries(messages) } satisfies Problem);
  }
  const early = earlyOf(error);
  if (early) return reply.code((error as FastifyError).statusCode ?? 500).send(early satisfies Problem);
  if (isDatabaseUnavailable(error)) {
    request.log.error({ event: "database.unavailable", err: error });
    return sendAppError(unavailable(), reply);
  }
  request.log.error({ event: "request.failed", err: error });
  return reply.code(500).send({ code: "server_error", error: fr.unexpected } satisfies Problem);
}

const earlyOf = (error: unknown) => EARLY[(error as FastifyError).statusCode ?? 500];

/** A bug: answered with 500. */
export const isUnexpected = (error: unknown) =>
  !(error instanceof AppError || hasZodFastifySchemaValidationErrors(error) || earlyOf(error));

function sendAppError(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header("retry-after", String(error.retryAfter));
  if (error.challenge !== undefined || error.follow !== undefined) reply.header("cache-control", "no-store");
  return reply.code(error.status).send({
    code: error.code,
    error: error.message,
    ...(error.field && { [error.field]: [error.message] }),
    ...error.fields,
    ...(error.findings && { findings: error.findings }),
    ...(error.shift !== undefined && { shift: error.shift }),
    ...error.refused,
    ...(error.retryAfter !== undefined && { retry_after: error.retryAfter }),
    ...(error.challenge !== undefined && { challenge: error.challenge }),
    ...(error.follow !== undefined && { follow: error.follow }),
  } satisfies Problem);
}

export function sendUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: "not_found", error: fr.unknownRoute } satisfies Problem);
}
