/** Reports of content security policy violations. Anyone may post here: little is read or logged. */
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { maskPrivateLink } from "./request-log.ts";

export const CSP_REPORTS_PATH = "/rapports/csp";

const MEDIA_TYPES = ["application/csp-report", "application/reports+json"];
const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS_PER_BODY = 5;
/** Logged per process; the rest is counted. */
export const MAX_LOGGED_PER_MINUTE = 30;

export interface CspReportOptions {
  log: Logger;
  publicUrl: URL;
  now: () => number;
}

export async function acceptCspReports(app: FastifyInstance, options: CspReportOptions): Promise<void> {
  const write = createSampledLog(options);
  await app.register(async (scope) => {
    scope.addContentTypeParser(MEDIA_TYPES, { parseAs: "string", bodyLimit: MAX_BODY_BYTES }, (_request, text, done) =>
      done(null, text),
    );
    scope.post(CSP_REPORTS_PATH, async (request, reply) => {
      if (typeof request.body !== "string") return reply.code(415).send();
      for (const report of readReports(request.body)) write(report);
      return reply.code(204).send();
    });
  });
}

type Fields = Record<string, unknown>;

/** Both formats: `report-uri` sends one object under « csp-report », `report-to` a list of reports of any kind. */
function readReports(text: string): Fields[] {
  const parsed = parse(text);
  if (Array.isArray(parsed)) {
    return parsed
      .slice(0, MAX_REPORTS_PER_BODY)
      .filter((one) => isFields(one) && one["type"] === "csp-violation" && isFields(one["body"]))
      .map((one: { body: Fields }) => one.body);
  }
  const single = isFields(parsed) ? parsed["csp-report"] : null;
  return isFields(single) ? [single] : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Without query, fragment, code sample or personal data. */
function describeViolation(report: Fields, publicUrl: URL) {
  const text = (...names: string[]) => names.map((name) => report[name]).find((value) => typeof value === "string");
  const line = report["lineNumber"] ?? report["line-number"];
  const directive = text("effectiveDirective", "effective-directive", "violated-directive");
  return {
    directive: /^[a-z-]{1,40}/.exec(String(directive))?.[0] ?? "unknown",
    page: shortAddress(text("documentURL", "document-uri"), publicUrl),
    blocked: shortAddress(text("blockedURL", "blocked-uri"), publicUrl),
    source: shortAddress(text("sourceFile", "source-file"), publicUrl),
    ...(Number.isSafeInteger(line) && { line }),
  };
}

/** A path of ours, the origin of another site, the scheme of anything else, or a keyword such as « inline ». */
function shortAddress(address: unknown, publicUrl: URL): string | null {
  if (typeof address !== "string" || address === "") return null;
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return "unreadable";
  const { protocol, origin, pathname } = new URL(address);
  if (origin === publicUrl.origin) return maskPrivateLink(pathname).slice(0, 200);
  return protocol === "https:" || protocol === "http:" ? origin.slice(0, 200) : protocol.slice(0, 40);
}

function createSampledLog({ log, publicUrl, now }: CspReportOptions): (report: Fields) => void {
  let [minute, logged, notLogged] = [0, 0, 0];
  return (report) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, logged] = [current, 0];
    if (logged >= MAX_LOGGED_PER_MINUTE) {
      notLogged += 1;
      return;
    }
    logged += 1;
    log.warn({
      event: "csp.violation",
      ...describeViolation(report, publicUrl),
      ...(notLogged > 0 && { notLoggedBefore: notLogged }),
    });
    notLogged = 0;
  };
}
