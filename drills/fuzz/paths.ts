import { routes } from "@app/contract/routes";
import type { Random } from "./random.ts";
import { type Site, TICKET } from "./request.ts";

/** One page of each kind: shared, rendered, signed-in, with an accent, a feed, a script, a file, an unknown one. */
const PAGES = [
  "/",
  "/emplois",
  "/emplois?q=serveur&page=2",
  "/emplois/serveur-1",
  "/emplois/restauration/lyon",
  "/publier",
  "/contact",
  "/connexion",
  "/s'inscrire",
  "/r%C3%A9initialiser-le-mot-de-passe?token=x",
  "/desabonnement?token=x",
  "/candidat/tableau-de-bord",
  "/candidat/tableau-de-bord/messages/1",
  "/candidat/tableau-de-bord/creneaux?semaine=2026-11-16",
  "/employeur/tableau-de-bord/planning.ics?semaine=2026-11-16",
  "/employeur/tableau-de-bord/analyses.csv",
  "/robots.txt",
  "/sitemap.xml",
  "/flux/missions.atom",
  "/emplois/serveur-1/carte.png",
  "/assets/missing.js",
  "/_root.data",
  "/emplois.data",
  "/nulle-part",
];
const SOCKETS = ["/live/", "/chat/1/"];

/** Calls that end the session of whoever makes them are left out: the next requests are to be signed in too. */
const ENDS_SESSION = /logout|session|password|account|delete|refresh/;
const API = routes
  .filter(({ url }) => !ENDS_SESSION.test(url))
  .map(({ method, url }) => ({ method, path: url.replace(/:\w+/g, "1") }));

export type Call = { method: string; path: string };

export function anyCall(random: Random): Call {
  if (random.chance(0.6)) return random.pick(API);
  if (random.chance(0.15)) return { method: "GET", path: random.pick(SOCKETS) };
  return { method: random.pick(["GET", "GET", "HEAD", "POST"]), path: random.pick(PAGES) };
}

export const apiCallWithBody = (random: Random): Call => random.pick(API.filter(({ method }) => method !== "GET"));

/** The path of each socket, with what lets a signed-in person in or not. */
export const socketPath = (site: Site, random: Random): string => {
  const token = random.pick([TICKET, TICKET, site.token, "x", "", "a".repeat(43), "%00", "%ff"]);
  return `${random.pick(["/live/", `/chat/${site.conversation}/`, "/chat/999999999/"])}?token=${token}`;
};
