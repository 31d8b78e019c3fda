import { request as requestPlain } from "node:http";
import { Agent, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { publicLookup } from "../http/public-address.ts";

/** Reads the website a company declares. */
export type CompanySite = {
  /** A page, or null when it is not there, or leads elsewhere. Never throws. */
  read: (domain: string, path: string) => Promise<string | null>;
};

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256_000;
const MAX_REDIRECTS = 2;

type Answer = { status: number; location: string | undefined; text: string };
type Get = (url: URL, signal: AbortSignal) => Promise<Answer>;

/** `loopback`: where the sites of tests are, whatever their domain. */
export function createCompanySite({ loopback }: { loopback: string | undefined }): CompanySite {
  return readerOf(loopback === undefined ? getOver(publicLookup) : getFrom(loopback));
}

/**
 * Somebody else chose the address: https and its own port only, to addresses of the internet at large, each connection to the address that
 * was checked, a few kilobytes, a few seconds, and no redirect but to the same name with or without « www. ».
 */
export function readerOf(get: Get): CompanySite {
  return {
    async read(domain, path) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        let url = new URL(path, `https://${domain}`);
        for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
          if (!isOfDomain(url, domain)) return null;
          const { status, location, text } = await get(url, signal);
          if (status === 200) return text;
          if (status < 300 || status > 399 || location === undefined) return null;
          url = new URL(location, url);
        }
        return null;
      } catch {
        return null;
      }
    },
  };
}

function isOfDomain({ protocol, hostname, port, username, password }: URL, domain: string): boolean {
  const isSame = hostname === domain || hostname === `www.${domain}`;
  return isSame && protocol === "https:" && port === "" && username === "" && password === "" && isIP(hostname) === 0;
}

/** A new connection each time, so that none outlives the check of its address. */
export const getOver =
  (lookup: LookupFunction): Get =>
  (url, signal) =>
    answerOf((done) => request(url, { agent: new Agent({ lookup }), headers: headersOf(url), signal }, done));

const getFrom =
  (origin: string): Get =>
  (url, signal) =>
    answerOf((done) =>
      requestPlain(new URL(url.pathname, origin), { headers: { ...headersOf(url), host: url.hostname }, signal }, done),
    );

const headersOf = ({ hostname }: URL) => ({
  host: hostname,
  accept: "text/html",
  "accept-encoding": "identity",
  "user-agent": "Renfort",
});

type Start = (done: Parameters<typeof requestPlain>[2]) => ReturnType<typeof requestPlain>;

function answerOf(start: Start): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = start((answer) => {
      let text = "";
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        text += chunk.toString("utf8");
        if (size > MAX_BYTES) answer.destroy();
      });
      answer.on("error", reject);
      answer.on("close", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text: text.slice(0, MAX_BYTES) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
