/**
 * The urgent path of both sides in Firefox and WebKitGTK, on the product that `pnpm e2e --engines` started: the short journeys, and
 * all of them with twenty pages drawn under `TEST_LENGTH=long`. Screenshots: .run/engines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, connectPool } from "@app/db/database";
import { aCv } from "../support/cv.ts";
import { IS_LONG } from "../support/length.ts";
import type { Engine } from "./engine.ts";
import { button, openReady, see } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { JOURNEYS } from "./journeys.ts";
import { startWebKit } from "./webkit.ts";

const OUT = join(import.meta.dirname, "../../.run/engines");
const WEBKIT_PORT = 24_555;
/** Looked at beside Chromium's of `pnpm screenshots`. */
const DRAWN = [
  "/",
  "/emplois",
  "/emplois?vue=carte",
  "/publier",
  "/connexion",
  "/s'inscrire",
  "/s'inscrire?role=candidat",
  "/s'inscrire?role=employeur",
  "/mot-de-passe-oublie",
  "/contact",
  "/faq",
  "/accessibilite",
  "/plan-du-site",
  "/mentions-legales",
  "/comment-ca-marche",
  "/a-propos",
  "/tarifs",
  "/salaires",
  "/talents",
  "/une-page-qui-n-existe-pas",
];

const base = process.env["BASE_URL"] ?? "http://127.0.0.1:3000";
const pool = connectPool(process.env["DATABASE_URL"] ?? "", { max: 2 });
const db = connect(pool);
mkdirSync(OUT, { recursive: true });
const cv = join(OUT, "CV.pdf");
writeFileSync(cv, aCv());
const print = (line: string) => process.stdout.write(`${line}\n`);
let [passed, failed] = [0, 0];
try {
  for (const start of [startFirefox, () => startWebKit(WEBKIT_PORT)]) await runAll(start);
} finally {
  await pool.end();
}
mkdirSync(join(OUT, "../check"), { recursive: true });
writeFileSync(join(OUT, "../check/engines.json"), JSON.stringify({ passed, failed }));
print(`engines: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runAll(start: () => Promise<Engine>): Promise<void> {
  for (const { name, run } of JOURNEYS.filter(({ isShort }) => IS_LONG || isShort)) {
    // A browser of its own: nobody is signed in.
    const engine = await start();
    try {
      await run({ engine, db, base, cv });
      const errors = engine.errors();
      if (errors.length > 0) throw new Error(errors.join("\n"));
      passed += 1;
      print(`ok      ${engine.name}: ${name}`);
    } catch (error) {
      failed += 1;
      print(`FAILED  ${engine.name}: ${name}: ${String(error)}`);
      writeFileSync(join(OUT, `failed-${engine.name}-${failed}.png`), await engine.screenshot());
    } finally {
      await engine.close();
    }
  }
  if (IS_LONG) await draw(await start());
}

async function draw(engine: Engine): Promise<void> {
  try {
    for (const path of DRAWN) {
      await openReady(engine, base + path);
      // Drawn some time after the page.
      if (path.includes("carte")) await see(engine, button("^Zoomer$"));
      writeFileSync(join(OUT, `${engine.name}${path.replaceAll(/[^\w-]+/g, "_")}.png`), await engine.screenshot());
    }
  } finally {
    await engine.close();
  }
}
