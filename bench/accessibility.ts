/** Lighthouse's accessibility score of every page of both spaces, on the production build with demo data: `node bench/accessibility.ts`. */

import { connect, connectPool } from "@app/db/database";
import { seedDemo } from "@app/db/demo/seed-demo";
import lighthouse from "lighthouse";
import { buildWeb } from "../tools/stack/build-web.ts";
import { freePort } from "../tools/stack/ports.ts";
import { startApplications, startServices, stopStack } from "../tools/stack/stack.ts";
import { inChromium } from "./lighthouse/chromium.ts";
import { saveSection, table } from "./load/report.ts";
import { signIn } from "./pages/sign-in.ts";

const RUN = "accessibility";
const CANDIDATE = "/candidat/tableau-de-bord";
const EMPLOYER = "/employeur/tableau-de-bord";

/** Pages by role; those with an id are reached by a link of the page before. */
const SPACES = [
  {
    email: "candidat@demo.fr",
    pages: [
      "",
      "/creneaux",
      "/candidatures",
      "/emplois-enregistres",
      "/emplois-recherches",
      "/notifications",
      "/messages",
      "/profil",
      "/profil/compte",
      "/profil/certificats",
      "/profil/avis",
      "/profil/consultations",
    ].map((path) => CANDIDATE + path),
    followed: [
      /\/candidat\/tableau-de-bord\/emplois-d(?:e|é|%C3%A9)tails\/\d+/,
      /\/candidat\/tableau-de-bord\/entretiens\/\d+/,
      /\/candidat\/tableau-de-bord\/messages\/\d+/,
    ],
  },
  {
    email: "employeur@demo.fr",
    pages: [
      "",
      "/planning",
      "/emplois",
      "/publier",
      "/emplois-brouillons",
      "/candidatures",
      "/evaluer",
      "/analyses",
      "/notifications",
      "/messages",
      "/profil",
      "/profil/compte",
      "/profil/avis",
    ].map((path) => EMPLOYER + path),
    followed: [
      /\/employeur\/tableau-de-bord\/emplois\/\d+/,
      /\/employeur\/tableau-de-bord\/candidatures\/\d+/,
      /\/employeur\/tableau-de-bord\/candidat\/\d+/,
      /\/employeur\/tableau-de-bord\/messages\/\d+/,
    ],
  },
];

await buildWeb();
try {
  const stack = await startServices({
    name: RUN,
    port: await freePort(),
    durable: false,
    settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn" },
  });
  await fillDemo(stack.databaseUrl);
  await startApplications(RUN, stack);
  const rows: string[][] = [];
  for (const { email, pages, followed } of SPACES) {
    const Cookie = await signIn(stack.url, email);
    const found = await follow(stack.url, pages, followed, Cookie);
    for (const path of [...pages, ...found]) rows.push([path, String(await score(stack.url + path, { Cookie }))]);
  }
  const today = new Date().toISOString().slice(0, 10);
  const body = `${today}. Accessibility as Lighthouse counts it, 100 wanted, one visit of each page as its member.\n\n${table(["page", "accessibility"], rows)}`;
  process.stdout.write(`\n${body}\n`);
  await saveSection("Accessibility of the members' pages", body);
} finally {
  await stopStack(RUN);
}

async function fillDemo(url: string): Promise<void> {
  const pool = connectPool(url, { max: 2 });
  try {
    await seedDemo(connect(pool), { now: new Date() });
  } finally {
    await pool.end();
  }
}

/** The first address of each kind that one of the pages leads to. */
async function follow(url: string, pages: readonly string[], kinds: readonly RegExp[], cookie: string) {
  const texts: string[] = [];
  for (const path of pages) texts.push(await (await fetch(url + path, { headers: { cookie } })).text());
  const read = (kind: RegExp) => texts.map((text) => kind.exec(text)?.[0]).find((path) => path !== undefined);
  return kinds.map(read).filter((path) => path !== undefined);
}

async function score(url: string, extraHeaders: Record<string, string>): Promise<number> {
  const { categories, finalDisplayedUrl, audits } = await inChromium((port) =>
    lighthouse(url, { port, logLevel: "error", onlyCategories: ["accessibility"], extraHeaders }),
  );
  if (decodeURI(finalDisplayedUrl) !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  for (const { id, score: given, title } of Object.values(audits))
    if (given !== null && given < 1) process.stdout.write(`\n  ${url}: ${id}, ${title}`);
  return Math.round((categories["accessibility"]?.score ?? 0) * 100);
}
