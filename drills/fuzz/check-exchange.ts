import type { ParsedResponse } from "./parse-responses.ts";
import type { FuzzRequest, Outcome, Site } from "./request.ts";
import type { Exchange } from "./send.ts";

/** What the health routes of the api answer, which are for the machine alone. */
const HEALTH_BODY = /^\{"ok":(?:true|false)\}$/;

/** What is wrong with an exchange, in a few words; null when nothing is. */
export function findFault({ request, entryPoint, responses, outcome }: Exchange, site: Site): string | null {
  if (outcome === "unreachable") return "nobody answers any more";
  for (const response of responses) {
    const fault =
      serverError(response, request) ??
      foreignRedirect(response, site) ??
      leak(response, request, site) ??
      (entryPoint !== "api" && HEALTH_BODY.test(response.body) ? "a private route has answered" : null);
    if (fault) return fault;
  }
  const expected = entryPoint === "web" && isForApi(request) ? REFUSED_BY_WEB : request.expect;
  return !expected || expected.includes(outcome) ? null : `${outcome} instead of ${expected.join(" or ")}`;
}

/** The web passes nothing on: it has no such address. */
const REFUSED_BY_WEB: readonly Outcome[] = [400, 404, 405, 413, 414, 415, 431, "closed", "silent"];
const isForApi = ({ pieces, expect }: FuzzRequest) =>
  expect !== undefined && /^\w+ \/(?:api|chat|live)\//.test(Buffer.concat(pieces).toString("latin1", 0, 200));

/** Only one server error may be seen: a 503 that says when to come back, in a body people or programs can read. */
function serverError({ status, headers }: ParsedResponse, { protocolErrors = [] }: FuzzRequest): string | null {
  if (status < 500 || protocolErrors.includes(status)) return null;
  const isStated = status === 503 && headers.has("retry-after");
  const isReadable = /^(application\/json|text\/html)/.test(headers.get("content-type")?.[0] ?? "");
  return isStated && isReadable ? null : `answers ${status}`;
}

function foreignRedirect({ headers }: ParsedResponse, { host }: Site): string | null {
  for (const location of headers.get("location") ?? []) {
    // Browsers read a backslash as a slash, and skip tabs and line ends.
    const plain = location.replace(/[\t\r\n]/g, "").replaceAll("\\", "/");
    const base = `http://${host}/`;
    const isForeign = !URL.canParse(plain, base) || new URL(plain, base).host !== host;
    if (plain.startsWith("//") || isForeign) return `redirects to ${location}`;
  }
  return null;
}

function leak({ headers, body }: ParsedResponse, { pieces }: FuzzRequest, site: Site): string | null {
  if (headers.has("x-injected")) return "a header was injected";
  if (body.includes(site.canaryWords)) return "an inside address was fetched";
  const sent = Buffer.concat(pieces).toString("latin1");
  const seen = `${[...headers.values()].flat().join("\n")}\n${body}`;
  const word = site.privateWords.find((private_) => seen.includes(private_) && !sent.includes(private_));
  return word ? `shows ${word}` : null;
}
