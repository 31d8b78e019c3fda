import { loggedError } from "@app/http/logged-error";
import { pino } from "pino";
import { logLevel } from "./environment.server.ts";

export const log = pino({ name: "web", level: logLevel(), serializers: { err: loggedError } });
