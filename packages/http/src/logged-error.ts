/** What an error says of its place in the code. Others quote rows, letters or addresses: `detail` of PostgreSQL, `response` of a mail server. */
const LOGGED_FIELDS = ["code", "constraint", "table", "column", "routine", "statusCode"] as const;

export type LoggedError = { type: string; message?: string; stack?: string | undefined; cause?: LoggedError };

/** What the logs have of an error, of whoever threw it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = LOGGED_FIELDS.filter((name) => Object.hasOwn(error, name)).map((name) => [
    name,
    (error as unknown as Record<string, unknown>)[name],
  ]);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(fields),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
