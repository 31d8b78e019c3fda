import { RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/http/problem.fr";
import { data } from "react-router";

/** A call that the API refused, or that got no response. */
export type Failure = Pick<
  RefusedCall,
  "status" | "code" | "message" | "fields" | "findings" | "challenge" | "follow" | "limit" | "retryAfter"
> & {
  /** The fault is not the visitor's: trying again may help. */
  isUnavailable: boolean;
};

/** Anything else is thrown again: a redirect to sign in, or a bug. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RefusedCall) {
    const { status, code, message, fields, findings, challenge, follow, limit, retryAfter } = error;
    return {
      status,
      code,
      message,
      fields,
      findings,
      challenge,
      follow,
      limit,
      retryAfter,
      isUnavailable: status >= 500,
    };
  }
  // What fetch throws without a response.
  if (!(error instanceof TypeError)) throw error;
  const refused = new RefusedCall(503, { code: "unavailable", error: problemFr.unavailable });
  return failureOf(refused);
}

/** The sentence to show where there is no field to show it under. */
export function failureMessage({ fields, message }: Failure): string {
  const [first = message] = Object.values(fields).flat();
  return first;
}

export const isExpiredToken = (error: unknown) => error instanceof RefusedCall && error.code === "token_not_valid";

/** The code of a refusal of the caller's rights. */
export const forbiddenCode = (error: unknown) =>
  error instanceof RefusedCall && error.status === 403 ? error.code : undefined;

export const isFailureOfApi = (error: unknown) => error instanceof RefusedCall && error.status >= 500;

/** For a page whose fields have other names than the API's. */
export async function renameFieldErrors<T>(call: Promise<T>, rename: (field: string) => string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { status, code, message, fields } = failureOf(error);
    const renamed = Object.entries(fields).map(([field, sentences]) => [rename(field), sentences]);
    if (renamed.length === 0) throw error;
    throw new RefusedCall(status, { ...Object.fromEntries(renamed), error: message, code });
  }
}

/** Missing, removed, somebody else's and malformed ids all show the same page. */
export async function orNotFound<T>(call: Promise<T>, { removed = 404 }: { removed?: 404 | 410 } = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 404 || status === 400) throw data(null, { status: 404 });
    if (status === 410) throw data(null, { status: removed });
    throw error;
  }
}
