import { loggedError } from "@app/http/logged-error";
import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequestId } from "./http/request-context.ts";

/** Logs hold events and ids, never personal data or secrets. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: loggedError },
    // Every line logged during a request, or a job or mail that it led to, carries its id.
    mixin: () => {
      const id = currentRequestId();
      return id === undefined ? {} : { id };
    },
    redact: {
      paths: [
        "req.headers.authorization",
        "req.headers.cookie",
        "*.password",
        "*.token",
        "*.refresh",
        "*.access",
        "*.email",
        "*.phone",
        "*.message.content",
      ],
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Queries of sockets and mailed links hold tokens: only the path is logged. */
/** Whoever has the private link of a report, of a decision, of an invitation or of an agenda can read it. */
const PRIVATE_LINK = /^(\/api\/(?:reports|decisions|invitations|calendars)\/)[^/]+/i;

export const pathOf = (url: string) => (url.split("?", 1)[0] ?? url).replace(PRIVATE_LINK, "$1:follow");
