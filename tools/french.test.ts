import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), "utf8"),
  }));

/** Code inside a template is not a sentence. */
const words = (string: string) => string.replace(/\$\{(?:[^{}`]|`[^`]*`)*\}?/g, "x");

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

const STRING = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

test("sentences use the French spaces, so that no line begins with « ! »", () => {
  const faults = read("{packages,apps,db}/**/*.fr.ts").flatMap(({ file, text }) =>
    [...text.matchAll(STRING)].flatMap(([string]) =>
      /\p{L} [!?;:»](?:\s|"|`|$)|« /u.test(words(string)) ? [`${file}: ${string}`] : [],
    ),
  );
  expect(faults).toEqual([]);
});

test("pages quote with « » and their own spaces", () => {
  const faults = read("apps/web/app/**/*.tsx").flatMap(({ file, text }) =>
    /« | »/.test(withoutComments(text)) ? [file] : [],
  );
  expect(faults).toEqual([]);
});

/** Each was read on a screen, and replaced by something plainer. */
const REPLACED = [
  "est en feu",
  "La personne retenue a sa place",
  "ne demande qu’un titre",
  "renfort pour le poste",
  "À votre arrivée, on vous montre",
  "que le titre appelle",
  "Vide, la mission",
  "Vide\\u00a0: 8",
  "montre son chemin",
  "Adaptation à la maison",
  'overall: "Ensemble"',
  "Le bon est resté coincé",
  "n’est pas au tableau",
  "attend une réponse pour chacune",
  "candidature est partie",
  "En demandant un peu moins",
  'label: "Vues"',
  "Au milieu",
  "Un quart paient",
  "remonter en cachette",
  "visibles de peu de monde",
  "chiffres sont refaits",
  "non auditée",
  'freeze: "En pause"',
  "Aucun message trouvé",
  "cette offre",
  "Nouvelle offre",
  'des offres"',
  "de l’offre",
  "vos offres n",
  "Merci de vous être proposé",
  "Un oui est une candidature",
  "Promouvoir en urgent",
  "personne n’a été prévenu.",
  "Sans mot de passe à votre compte",
  'label="Type"',
  'label: "Type"',
  "cherchons un renfort",
  "`Vague",
  "Suivre la diffusion",
  "`À ${relative",
  "avant le ${formatMoment",
  "en gardent la liste",
  "mission y répond",
  "La même personne les prend tous",
  "porté à votre connaissance",
  "déjà partie avec quelqu’un",
  "au plus de votre secteur",
  "vous missing-shift",
  "Merci de vous être proposé",
  "Les autres candidatures sont",
  "oui est une candidature",
  "quelqu’un ${momentOf",
  "se libère chez",
  "prévue le ${",
  "places sur ${positions}",
  "} places sont prises",
  "toutes les candidatures prévues",
];

/** « Candidature d’Inès »: a name may begin with a vowel. */
test("names follow « de » or « d’ »", () => {
  const faults = read("apps/web/app/**/*.{ts,tsx}").flatMap(({ file, text }) =>
    /\b(?:Candidature|Candidatures|Statut|Profil|venue|réponse) de \$\{/.test(text) ? [file] : [],
  );
  expect(faults).toEqual([]);
});

test("sentences that were replaced do not come back", () => {
  const sources = [...read("{packages,apps}/**/*.{ts,tsx}")].filter(({ file }) => !/\.test\.tsx?$/.test(file));
  const found = sources.flatMap(({ file, text }) =>
    REPLACED.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test("a deadline says its day unless it is today: « avant demain 6 h 30 »", () => {
  const faults = read("{packages,apps}/**/*.{ts,tsx}").flatMap(({ file, text }) =>
    [...text.matchAll(/avant (?:le )?\$\{(?:formatTime|formatMoment|formatDay)\(/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("« trouvé » answers a search: a list that is merely empty says « pour le moment »", () => {
  const faults = read("apps/web/app/**/*.tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/title="Aucune? [^"]* trouvée?"/g)].flatMap(([title]) =>
      file.endsWith("search/results/no-results.tsx") || file.includes("app/gallery/") ? [] : [`${file}: ${title}`],
    ),
  );
  expect(faults).toEqual([]);
});

/** Addresses keep the apostrophe of the keyboard. */
const ADDRESS = /\/s'inscrire/g;

test("apostrophes are typographic", () => {
  const sentences = [
    ...read("{packages,apps,db}/**/*.fr.ts").flatMap(({ file, text }) =>
      [...text.matchAll(STRING)].map(([string]) => ({ file, string: words(string) })),
    ),
    ...read("apps/web/app/**/*.tsx").flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/>[^<>{}]+</g)].map(([string]) => ({ file, string })),
    ),
  ];
  const faults = sentences.flatMap(({ file, string }) =>
    /\p{L}'\p{L}/u.test(string.replace(ADDRESS, "")) ? [`${file}: ${string}`] : [],
  );
  expect(faults).toEqual([]);
});

test("hours read « 22 h 46 »", () => {
  const faults = read("{packages,apps,db}/**/*.fr.ts").flatMap(({ file, text }) =>
    [...text.matchAll(STRING)].flatMap(([string]) =>
      / \d{1,2}[:h]\d{2}\b/.test(words(string)) ? [`${file}: ${string}`] : [],
    ),
  );
  expect(faults).toEqual([]);
});
