import { expect, test } from "vitest";
import { createSharedName, isShareable } from "./shared-page.ts";
import { ROUTES } from "./shared-page-fixture.ts";

const sharedName = createSharedName(ROUTES, (search) => (search.includes("utm") ? "" : `?${search}`));
const asked = (url: string, headers = {}, method = "GET") => sharedName({ method, url, headers });

test.each([
  "/",
  "/emplois",
  "/emplois?query=serveur",
  "/emplois?query=serveur&location=Lyon+%2869%29&urgent=1&sort=pay_desc&page=2",
  "/emplois/12-serveur-lyon",
  "/emplois/12-serveur-lyon?creneau=48",
  "/emplois/hotellerie-restauration/lyon-69",
  "/flux/missions.xml",
  "/flux/missions.xml?apres=4812",
])("%s is the same for every visitor", (url) => {
  expect(asked(url)).toBe(url);
});

test.each([
  ["a page with something of its own in it", "/emplois/12-serveur-lyon/signaler"],
  ["somebody's space", "/candidat/messages/7"],
  ["what a script asks for", "/emplois.data?query=serveur"],
  ["a page that does not exist", "/ailleurs"],
  ["a page with parameters nobody expects", "/?utm_source=lettre"],
  ["a mission with parameters nobody expects", "/emplois/12-serveur-lyon?creneau=48&x=2"],
  ["a mission with no shift", "/emplois/12-serveur-lyon?creneau=0"],
  ["a feed with parameters nobody expects", "/flux/missions.xml?apres=1&x=2"],
  ["a search spelt otherwise", "/emplois?query=serveur&utm_source=lettre"],
])("%s is rendered for whoever asks: %s", (_what, url) => {
  expect(asked(url)).toBeNull();
});

test.each([
  ["a session", { cookie: "renfort=sealed" }],
  ["a session over https", { cookie: "__Host-renfort=sealed" }],
  ["a waiting mission", { cookie: "renfort-mission=sealed" }],
  ["any cookie", { cookie: "seen=1" }],
  ["an authorization", { authorization: "Bearer x" }],
])("a visitor who brings %s is answered alone", (_what, headers) => {
  expect(asked("/", headers)).toBeNull();
});

test.each(["HEAD", "POST"])("%s is answered alone", (method) => {
  expect(asked("/contact", {}, method)).toBeNull();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } });

test.each([
  ["a page", answer(200), true],
  ["a page that is not there", answer(404), false],
  ["a mission that is gone", answer(410), false],
  ["a redirect", answer(302, { location: "/" }), false],
  ["an error", answer(500), false],
  ["a list that did not come", answer(503), false],
  ["an answer with a cookie", answer(200, { "set-cookie": "a=b" }), false],
  ["a private answer", answer(200, { "cache-control": "private, no-store" }), false],
  ["a feed", answer(200, { "content-type": "application/xml" }), false],
])("%s: may it be shared?", (_what, response, expected) => {
  expect(isShareable(response)).toBe(expected);
});
