import { expect, test } from "vitest";
import { findFault } from "./check-exchange.ts";
import { compose, type FuzzRequest, type Site } from "./request.ts";
import type { Exchange } from "./send.ts";

const site: Site = {
  host: "127.0.0.1:8080",
  token: "t",
  cookie: "c",
  conversation: 1,
  canary: "127.0.0.1:9999",
  canaryWords: "canary words",
  privateWords: ["127.0.0.1:3001"],
};

const aCall = { pieces: [compose(site, { target: "/api/jobs/" })] };

type Overrides = { status?: number; headers?: Record<string, string>; body?: string; entryPoint?: "api" | "web" };

function exchange(
  { status = 200, headers = {}, body = "", entryPoint = "web" }: Overrides,
  own: Partial<FuzzRequest> = {},
): Exchange {
  const response = { status, headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value]])), body };
  return {
    request: { name: "x", pieces: [compose(site)], ...own },
    entryPoint,
    responses: [response],
    outcome: status,
    ms: 1,
  };
}

test.each<[string, Exchange, string | null]>([
  ["a page", exchange({ body: "<!doctype html>" }), null],
  ["a refusal", exchange({ status: 400 }), null],
  ["a server error", exchange({ status: 500 }), "answers 500"],
  ["a bad gateway", exchange({ status: 502 }), "answers 502"],
  ["a 503 that says nothing", exchange({ status: 503 }), "answers 503"],
  [
    "a stated 503",
    exchange({ status: 503, headers: { "retry-after": "2", "content-type": "application/json" } }),
    null,
  ],
  ["a 501 HTTP asks for", exchange({ status: 501 }, { protocolErrors: [501] }), null],
  ["a 501 nobody asked for", exchange({ status: 501 }), "answers 501"],
  ["a redirect at home", exchange({ status: 302, headers: { location: "/connexion" } }), null],
  ["a redirect to our own host", exchange({ status: 301, headers: { location: "http://127.0.0.1:8080/x" } }), null],
  ["a redirect by two slashes", exchange({ status: 308, headers: { location: "//evil/é" } }), "redirects to //evil/é"],
  ["a redirect by a backslash", exchange({ status: 308, headers: { location: "/\\evil" } }), "redirects to /\\evil"],
  [
    "a redirect to another host",
    exchange({ status: 302, headers: { location: "http://evil/" } }),
    "redirects to http://evil/",
  ],
  ["an injected header", exchange({ headers: { "x-injected": "1" } }), "a header was injected"],
  ["the canary", exchange({ body: "canary words" }), "an inside address was fetched"],
  ["the health route by the web", exchange({ body: '{"ok":true}' }), "a private route has answered"],
  ["the health route by the api itself", exchange({ body: '{"ok":true}', entryPoint: "api" }), null],
  ["an inside address", exchange({ body: "see 127.0.0.1:3001" }), "shows 127.0.0.1:3001"],
  ["an outcome that is not expected", exchange({ status: 200 }, { expect: [400] }), "200 instead of 400"],
  ["a call sent to the web, which has none", exchange({ status: 404 }, { expect: [200], ...aCall }), null],
  [
    "a call that the web answers",
    exchange({ status: 200 }, { expect: [200], ...aCall }),
    "200 instead of 400 or 404 or 405 or 413 or 414 or 415 or 431 or closed or silent",
  ],
  ["the same call to the api", exchange({ status: 200, entryPoint: "api" }, { expect: [200], ...aCall }), null],
])("%s", (_name, given, fault) => {
  expect(findFault(given, site)).toBe(fault);
});

test("an address the request brought itself may be repeated", () => {
  const pieces = [compose(site, { target: "/?q=127.0.0.1:3001" })];
  expect(findFault(exchange({ body: "127.0.0.1:3001" }, { pieces }), site)).toBeNull();
});

test("a refused connection is a fault", () => {
  expect(findFault({ ...exchange({}), responses: [], outcome: "unreachable" }, site)).toBe("nobody answers any more");
});
