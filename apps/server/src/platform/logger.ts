import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequest } from "./request-context.ts";

/** One line per request and per job: events and ids, never a person's data nor a secret. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    // Whatever is logged while a request is answered carries its id.
    mixin: () => {
      const request = currentRequest();
      return request ? { id: request.id } : {};
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

/** Tokens travel in the query of sockets and mailed links: logs keep the path alone. */
export const pathOf = (url: string) => url.split("?", 1)[0] ?? url;
