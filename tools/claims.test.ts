import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** Words that promise somebody looked. */
const CLAIM = /(?:vérifiée?s?|contrôlée?s?)(?!\p{L})|garanti/iu;

/** Every line that has one, and what in the code makes it true. */
const ALLOWED: readonly { file: string; line: RegExp; because: string }[] = [
  {
    file: "apps/web/app/features/papers/declared/declared-text.fr.ts",
    line: /"Droit au travail vérifié"/,
    because: "The employer ticks it of themselves, and the screen has their name and the hour.",
  },
  {
    file: "packages/domain/src/companies/company-level.fr.ts",
    line: /"SIRET non vérifié"/,
    because: "It says that nobody looked, which is the level `unverified`.",
  },
  {
    file: "packages/domain/src/companies/company-level.fr.ts",
    line: /`Entreprise vérifiée le \$\{formatLongDay\(at\)\}/,
    because: "The level `verified` is only ever written by a person of the office, with its day.",
  },
  {
    file: "packages/domain/src/companies/company-level.fr.ts",
    line: /verified: "vérifiée"/,
    because: "The same level in one word, on a phone's card; readers of screens are given its day.",
  },
  {
    file: "packages/domain/src/companies/company-level-names.fr.ts",
    line: /"SIRET non vérifié"/,
    because: "It says that nobody looked, which is the level `unverified`.",
  },
  {
    file: "packages/domain/src/companies/company-level-names.fr.ts",
    line: /"Entreprise vérifiée par Renfort"/,
    because: "The name of the level `verified` in the office, where a person gives it.",
  },
  {
    file: "apps/web/app/features/companies/public/company-level-card.tsx",
    line: /"Une personne de Renfort a vérifié l’entreprise\."/,
    because: "Shown for the level `verified` alone, which only a person of the office writes.",
  },
  {
    file: "apps/web/app/features/companies/public/company-level-card.tsx",
    line: /Ce contrôle ne garantit pas/,
    because: "It promises nothing, and says so.",
  },
  {
    file: "apps/web/app/features/profiles/availability/choices-card.tsx",
    line: /"Entreprises vérifiées seulement"|"Celles qu’une personne de Renfort a vérifiées\./,
    because: "With this choice `match_people` asks only for missions of companies of the level `verified`.",
  },
  {
    file: "apps/web/app/features/site/texts/ranking.fr.ts",
    line: /si vous l’avez demandé, une entreprise vérifiée/,
    because: "The same gate of `match_people`.",
  },
  {
    file: "apps/web/app/features/site/texts/terms.fr.ts",
    line: /Nous ne garantissons ni/,
    because: "It promises nothing, and says so.",
  },
];

const SENTENCES =
  "{apps/web/{app,public,server},packages/{contract,domain}/src,apps/server/src}/**/*.{ts,tsx,json,html,webmanifest}";

test("no screen claims « verified », « controlled » or « guaranteed » unless code makes it true", () => {
  const files = globSync(SENTENCES, { cwd: ROOT }).filter(
    // Rules read what employers write: their words are on no screen.
    (file) =>
      !/\.test\.|packages\/domain\/src\/(?:missions\/lint\/|messages\/chat-warnings\/[a-z-]*rules\.ts)/.test(file),
  );
  const seen = new Set<number>();
  const faults = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .replaceAll(/^\s*\/\/.*$/gm, "");
    return code.split("\n").flatMap((line) => {
      if (!CLAIM.test(line)) return [];
      const allowed = ALLOWED.findIndex((one) => one.file === file && one.line.test(line));
      seen.add(allowed);
      return allowed === -1 ? [`${file}: ${line.trim().slice(0, 160)}`] : [];
    });
  });
  expect(faults).toEqual([]);
  // A reason nobody needs any more goes too.
  expect(ALLOWED.filter((_, index) => !seen.has(index))).toEqual([]);
});
