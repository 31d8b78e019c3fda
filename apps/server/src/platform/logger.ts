import { type Logger, pino } from "pino";

/** One line per request and per job: events and ids, never a person's data nor a secret. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
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
  });
}

/** Tokens travel in the query of sockets and mailed links: logs keep the path alone. */
export const pathOf = (url: string) => url.split("?", 1)[0] ?? url;
